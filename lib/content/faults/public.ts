import { signWords } from './names';
import { pathWords, type PathReason } from './paths';
import type { Table } from './table';

const AGAIN = 'Expórtelo de nuevo como PDF.';
const ASK_AGAIN = 'Pídalo otra vez a quien lo firmó.';
const SIMPLE_SVG = 'Guárdelo como SVG simple, sin más que el dibujo.';
const remedyOf = ({ isSigned }: Signed) => (isSigned ? ASK_AGAIN : AGAIN);

interface Signed {
  isSigned: boolean;
}

const REMOVE =
  'Quítelas donde se escribió el documento y expórtelo de nuevo: taparlas u ocultarlas no basta.';
const UNSEEN = {
  redact: {
    what: 'lleva marcas de censura sin aplicar, y debajo siguen las palabras',
    remedy: 'Aplique las marcas en el programa donde las puso y guárdelo de nuevo.',
  },
  covered: { what: 'guarda palabras bajo una figura o una imagen que las tapa', remedy: REMOVE },
  layer: { what: 'guarda palabras en una capa oculta', remedy: REMOVE },
  outside: { what: 'guarda palabras fuera de la hoja o recortadas', remedy: REMOVE },
  invisible: {
    what: 'guarda palabras invisibles, sin tinta o del color de su fondo',
    remedy: REMOVE,
  },
  before: {
    what: 'guarda una versión anterior, con palabras que ésta ya no muestra',
    remedy: 'Expórtelo de nuevo desde el programa donde se escribió: guardar encima no basta.',
  },
  comment: {
    what: 'lleva comentarios de quien lo revisó',
    remedy: 'Quítelos y expórtelo de nuevo.',
  },
};
/** Kinds of words that a PDF has and its pages do not show, in the order in which they are told. */
export type UnseenKind = keyof typeof UNSEEN;
export const UNSEEN_KINDS = Object.keys(UNSEEN) as UnseenKind[];

const KEEP_SIGNED =
  'Lleva una firma electrónica: no lo exporte ni lo cambie, que dejaría de valer. Si eso no debe saberse, no lo publique, y pida a quien lo firmó una versión pública firmada.';
const SCANNED =
  'el PDF es un escaneo: sus páginas son imágenes, y nadie puede buscar, copiar ni oír sus palabras.';

interface PdfPlace {
  page: number;
  words: string;
}

const MOST_PLACES = 5;

function placesWords(places: readonly PdfPlace[]): string {
  const shown = places
    .slice(0, MOST_PLACES)
    .map(({ page, words }) =>
      [page > 0 ? `página ${page}` : 'sin página', words && `«${words}»`]
        .filter(Boolean)
        .join(', '),
    );
  const more = places.length - shown.length;
  return [...shown, ...(more > 0 ? [`y ${more} más`] : [])].join('; ');
}

const OTHER_FORMATS = {
  page: ' Las páginas se escriben en content/. Pase su texto a un archivo de ahí.',
  picture:
    ' Las imágenes se guardan en .jpg, .png, .webp, .avif o .svg: ábrala y guárdela como .jpg.',
  paper: ' Guárdelo como PDF.',
  other: ' Quítelo.',
};
export type OtherFormat = keyof typeof OTHER_FORMATS;

/** Faults of the files of `public/`. */
export const PUBLIC_FAULTS = {
  'drawing-of-site-missing': () => 'falta este dibujo. Recupérelo: el sitio lo necesita.',
  'public-link': () =>
    'es un enlace a otro lugar y no un archivo. Guarde ahí el archivo mismo o quítelo.',
  'public-security': () =>
    'este archivo lo hace el sitio con lo que dice content/sitio.yml. Escríbalo ahí y quite éste.',
  'public-dot': ({ part }: { part: string }) =>
    `«${part}» empieza con un punto: no se publica, y algunos servidores lo obedecen. Quítelo o cámbiele el nombre.`,
  'public-made': () => 'este archivo lo hace el sitio. Quítelo o cámbiele el nombre.',
  'public-accents': ({ part, plain }: { part: string; plain: string }) =>
    `«${part}» se guardó con sus acentos aparte de las letras, y ninguna página lo hallaría. Cámbiele el nombre por uno sin acentos: «${plain}».`,
  'public-sign': ({ sign }: { sign: string }) =>
    `el nombre lleva ${signWords(sign)}, que no puede ir en la dirección de un archivo. Cámbiele el nombre.`,
  'public-path': ({ why }: { why: PathReason }) => `${pathWords(why)}.`,
  'public-format': ({ ending, as }: { ending: string; as: OtherFormat }) =>
    `${ending ? `no se publican archivos .${ending}` : 'su nombre no tiene terminación'}: sólo PDF e imágenes (.jpg, .png, .webp, .avif, .svg).${OTHER_FORMATS[as]}`,
  'public-pdf-place': ({ base }: { base: string }) =>
    `los PDF van en public/static/pdf/ o en una carpeta de ahí. Páselo a public/static/pdf/${base}.`,
  'public-own-folder': ({ base }: { base: string }) =>
    `en public/imagenes/v/ escribe el sitio. Páselo a public/imagenes/${base}.`,
  'public-picture-place': ({ base }: { base: string }) =>
    `las imágenes van en public/imagenes/, y los dibujos en public/ilustraciones/. Pásela a public/imagenes/${base}.`,
  'public-case': ({ other }: { other: string }) =>
    `sólo cambia en mayúsculas de public/${other}: muchos sistemas los toman por el mismo. Cambie el nombre de uno.`,
  'public-empty': () => 'el archivo está vacío. Guárdelo de nuevo o quítelo.',
  'public-lfs': () =>
    'es sólo la seña de un archivo que guarda Git LFS. En la carpeta de la oficina ejecute: git lfs pull',
  'public-not-pdf': ({ is }: { is: string }) =>
    `se llama como un PDF y ${is}. Expórtelo como PDF; cambiarle el nombre no basta.`,
  'public-not-picture': ({ promised, is }: { promised: string; is: string }) =>
    `se llama como ${promised} y ${is}. Ábrala y guárdela como .jpg, .png, .webp o .avif; cambiarle el nombre no basta.`,
  'picture-points': () => 'la imagen tiene demasiados puntos. Redúzcala a unos 2000 de ancho.',
  'picture-damaged': () =>
    'la imagen está incompleta o dañada. Vuelva a copiarla desde donde la tomó, o quítela.',
  'svg-tags': () =>
    'el dibujo no está bien escrito: hay una etiqueta de más, de menos o mal cerrada. Expórtelo de nuevo como SVG.',
  'svg-size': () => 'el dibujo no dice cuánto mide. Póngale width y height, o viewBox, en <svg>.',
  'svg-encoding': () => `el dibujo no está escrito en UTF-8. ${SIMPLE_SVG}`,
  'svg-carries': ({ what }: { what: string }) => `el dibujo lleva ${what}. ${SIMPLE_SVG}`,
  'photo-linked': ({ path }: { path: string }) =>
    `«${path}» es una fotografía, que no se publica como se guardó. Póngala en el texto de una página y enlace la página.`,
  'public-unused': () =>
    'archivo de public/ que nadie usa: no se publica. Quítelo, o escriba su ruta donde deba verse.',
  'public-unused-pdf': ({ name, release }: { name: string; release?: string }) =>
    `archivo de public/ que nadie usa, y que se publica en /${name}.${release ? ` Ningún comunicado lleva ya el número ${release}.` : ''} Quítelo, o enlácelo desde un texto.`,
  'pdf-misnamed': ({ meant }: { meant: string }) =>
    `nadie usa este PDF. ¿Es el de public/${meant}? Cámbiele el nombre a ése.`,

  'pdf-cut': () => 'el PDF está incompleto: le falta el final. Vuelva a copiarlo.',
  'pdf-bomb': (values: Signed) =>
    `el PDF ocuparía mucho más al abrirse que lo que ocupa un documento. ${remedyOf(values)}`,
  'pdf-password': () =>
    'el PDF pide contraseña: nadie podrá leerlo. Pídalo o expórtelo sin contraseña.',
  'pdf-damaged': (values: Signed) => `el PDF está dañado y no se puede leer. ${remedyOf(values)}`,
  'pdf-no-pages': (values: Signed) => `el PDF no tiene páginas. ${remedyOf(values)}`,
  'pdf-scanned': ({ isSigned }: Signed) =>
    isSigned
      ? `${SCANNED} Lleva una firma electrónica: no lo cambie, que dejaría de valer. Ponga sus palabras en la página que lo enlaza, o a su lado otro PDF con texto.`
      : `${SCANNED} Ponga el que exportó el programa donde se escribió; si ya no existe, páselo por un reconocimiento de texto (OCR).`,
  'pdf-unseen': ({ kind, places, isSigned }: Signed & { kind: UnseenKind; places: PdfPlace[] }) =>
    `el PDF ${UNSEEN[kind].what}: ${placesWords(places)}. ${isSigned ? KEEP_SIGNED : UNSEEN[kind].remedy}`,
  'pdf-carries': ({
    people,
    extras,
    says,
    isSigned,
  }: Signed & { people: string[]; extras: string[]; says: { name: string; words: string }[] }) =>
    `el PDF lleva ${[...people.map((one) => `el nombre «${one}»`), ...[...extras, ...says.map(({ name, words }) => `${name} («${words}»)`)].sort()].join(', ')}. ${isSigned ? KEEP_SIGNED : 'Expórtelo de nuevo sin sus propiedades ni lo que no se imprime.'}`,
  'pdf-unread': ({ unread }: { unread: string }) =>
    `del PDF ${unread}. Revise usted lo demás antes de publicarlo.`,
  'pdf-signs': ({ path, signs, omitted }: { path: string; signs: string[]; omitted: string }) =>
    `el PDF ${path} no puede mostrar ${signs.slice(0, MOST_SIGNS).join(' ')}${signs.length > MOST_SIGNS ? '…' : ''}: ahí dirá «${omitted}», y la página los muestra. Escríbalo con palabras si debe leerse en papel.`,

  'note-twice': ({ path }: { path: string }) =>
    `«${path}» ya tiene otro renglón. Deje uno solo, con sus anteriores.`,
  'noted-gone': ({ path, today }: { path: string; today: string }, say) =>
    `public${path} ya no está. Vuelva a ponerlo o, si se retiró, agregue a su renglón: ${say.set('retirado', today)}`,
  'noted-back': ({ path, row }: { path: string; row: string }) =>
    `public${path} está otra vez. Quítelo, o sustituya su renglón por éste y diga en nota qué es: ${row}`,
  'noted-other': ({ path, row }: { path: string; row: string }) =>
    `public${path} es otro archivo que el apuntado. Si no debía cambiar, recupere el anterior. Si cambió, sustituya su renglón por éste y diga en nota qué cambió: ${row}`,
  'not-noted': ({ list, isThere, row }: { list: string; isThere: boolean; row: string }) =>
    `la oficina no ha apuntado este documento. Ejecute npm run check -- --apuntar, o a mano: ${isThere ? `agregue al final de ${list}` : `haga el archivo ${list}, cuyo primer renglón diga «documentos:», y agréguele`} este renglón y diga en nota qué es: ${row}`,
} satisfies Table;

const MOST_SIGNS = 8;
