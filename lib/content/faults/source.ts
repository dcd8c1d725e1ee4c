import { codeOf } from './names';
import { nameWords, type NameReason } from './paths';
import type { Table } from './table';

const unreadable = (why: string) =>
  `el YAML no se puede leer (${why}). Revise los dos puntos, las comillas y la sangría de esta línea.`;
const dashes = ({ line }: { line: string }) =>
  ` Dice «${line}»: escriba tres guiones, sin espacios antes, «---».`;
const NO_OPENING = 'el archivo debe empezar, desde su primera línea, con «---» y sus datos.';
const NO_CLOSING = 'falta la línea «---» que cierra los datos del principio.';

/** Faults of files, their encoding and their YAML: no form can show such a file. */
export const SOURCE_FAULTS = {
  'file-missing': () => 'falta este archivo. Recupérelo: el sitio lo necesita.',
  'file-unknown': () =>
    'este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.',
  'file-link': () =>
    'es un enlace simbólico, que puede llevar fuera de content/ o a ninguna parte. Guarde aquí el archivo mismo.',
  'file-folder': () =>
    'es una carpeta con nombre de archivo, y lo que tenga dentro no se publica. Saque de ella el archivo y bórrela.',
  'file-name-encoding': () =>
    'su nombre no está escrito en UTF-8, como los de algunos programas y archivos comprimidos antiguos, y cada equipo leería otro. Cámbiele el nombre: letras sin acento, cifras y guiones.',
  'file-name': ({ why, better, draft }: { why: NameReason; better?: string; draft: boolean }) =>
    `el nombre ${nameWords(why)}.${better ? ` Llámelo «${better}», o bórrelo si es una copia.` : ''}${draft ? ' Para que no se publique todavía, escriba en sus datos borrador: true.' : ''}`,
  'file-long': ({ letters, most }: { letters: number; most: number }) =>
    `el archivo tiene ${letters} letras y caben ${most}. Quite lo que sobre, o pártalo en varios.`,
  'file-lines': ({ most }: { most: number }) =>
    `el archivo tiene más de ${most} renglones. Quite los vacíos que sobren, o pártalo en varios.`,
  'file-utf16': () =>
    'el archivo está guardado en «Unicode» (UTF-16). Guárdelo otra vez y elija la codificación UTF-8.',
  'file-not-utf8': ({ word }: { word: string }) =>
    `hay letras que no se pueden leer («${word}»): el archivo no está en UTF-8. Guárdelo con la codificación UTF-8 y escriba de nuevo los acentos que falten.`,
  'file-damaged-accents': ({ word }: { word: string }) =>
    `dice «${word}»: los acentos se dañaron al guardar. Escriba bien la palabra y guarde el archivo en UTF-8.`,
  'file-conflict': ({ mark }: { mark: string }) =>
    `quedó una marca de dos versiones sin unir («${mark.slice(0, 30)}»). Deje una de las dos y borre los renglones «<<<<<<<», «=======» y «>>>>>>>».`,
  'word-long': ({ word, most }: { word: string; most: number }) =>
    `«${word.slice(0, 30)}…» tiene más de ${most} letras sin un espacio. Quite lo que sobre, o sepárelo.`,
  'line-deep': ({ most }: { most: number }) =>
    `el renglón empieza con más de ${most} niveles de listas, citas o sangría. Deje tres o menos.`,
  'signs-many': ({ most }: { most: number }) =>
    `hay demasiados signos «*», «_», «~», «[», «<!» y «\`»: caben ${most} en un párrafo. Quite los que sobren, o parta el texto.`,
  'groups-deep': ({ most }: { most: number }) =>
    `hay más de ${most} «[» o «{» abiertos, uno dentro de otro. Cierre los que falten, o ponga el texto entre comillas.`,
  'problems-many': ({ more }: { more: number }) =>
    `hay ${more} errores más en este archivo. Corrija los primeros y vuelva a revisar.`,

  'front-unopened': () => NO_OPENING,
  'front-unopened-dashes': (values: { line: string }) => `${NO_OPENING}${dashes(values)}`,
  'front-below': () => `${NO_OPENING} Borre los renglones vacíos del principio.`,
  'front-language': ({ language }: { language: string }) =>
    `los datos empiezan con «---${language}» y sólo se acepta YAML. Deje la primera línea en «---».`,
  'front-unclosed': () => NO_CLOSING,
  'front-unclosed-dashes': (values: { line: string }) => `${NO_CLOSING}${dashes(values)}`,

  'yaml-documents': () => unreadable('hay una línea «---» de más'),
  'yaml-indent': () => unreadable('la sangría no coincide'),
  'yaml-tab': () => unreadable('hay un tabulador: use espacios'),
  'yaml-sign-missing': () => unreadable('falta un signo, quizá unas comillas o un corchete'),
  'yaml-colon': () => unreadable('hay dos puntos «: » de más; ponga el texto entre comillas'),
  'yaml-no-colon': () => unreadable('falta el «:» después de una clave'),
  'yaml-backslash': () =>
    unreadable('hay una «\\» entre comillas dobles; use comillas simples o quítela'),
  'yaml-sign': () => unreadable('hay un signo que no va ahí; ponga el texto entre comillas'),
  'yaml-space': ({ before, sign }: { before: string; sign: string }) =>
    unreadable(
      `después de «${before}» hay un espacio que no es el común (${codeOf(sign)}). Bórrelo y escriba uno con la barra`,
    ),
  'yaml-foreign-colon': ({ key, sign }: { key: string; sign: string }) =>
    unreadable(
      `los dos puntos «${sign}» de «${key}» no son los comunes (${codeOf(sign)}). Escriba «${key}:» con los del teclado`,
    ),
  'yaml-glued': ({ key }: { key: string }) => unreadable(`falta un espacio después de «${key}:»`),
  'yaml-after-quotes': ({ quoted }: { quoted: string }) =>
    unreadable(
      `sobra texto después de las comillas que cierran; dentro de un texto entre comillas use «»: ${quoted}`,
    ),
  'yaml-first-sign': ({ sign, quoted }: { sign: string; quoted: string }) =>
    unreadable(`el texto empieza con «${sign}»; ponga el texto entre comillas: ${quoted}`),
  'yaml-directive': () => 'la primera línea empieza con «%» y no es un dato. Bórrela.',
  'yaml-bare-reference': ({ quoted }: { quoted: string }) =>
    `la referencia va entre comillas: ${quoted}`,
  'yaml-lost-word': ({ sign, quoted }: { sign: string; quoted: string }) =>
    `el texto empieza con «${sign}» y se perdería su primera palabra. Ponga el texto entre comillas: ${quoted}`,
  'yaml-escape': ({ escape, quoted }: { escape: string; quoted: string }) =>
    `entre comillas dobles «${escape}» es otro signo, y se perdería. Use comillas simples: ${quoted.replaceAll('"', "'")}`,
  'yaml-comment': ({ note, quoted }: { note: string; quoted: string }) =>
    `lo que sigue a « #» no se publica: «${note}». Si es parte del texto, póngalo entre comillas: ${quoted}. Si es una nota, pásela a un renglón propio.`,
  'yaml-comment-line': ({ note, quoted }: { note: string; quoted: string }) =>
    `este renglón no se publica: «${note}». Si es parte del texto, póngalo entre comillas: ${quoted}. Si es una nota, empiécela bajo la primera letra de la clave.`,
  'yaml-foreign-key': ({ key, sign, before }: { key: string; sign: string; before: string }) =>
    `la clave «${key}» lleva un signo que sólo se parece al del teclado: «${sign}» (${codeOf(sign)}), ${before ? `después de «${before}»` : 'al principio'}. Escríbala de nuevo.`,
  'yaml-repeated-key': ({ key }: { key: string }) =>
    `la clave «${key}» está repetida. Deje una sola.`,
} satisfies Table;
