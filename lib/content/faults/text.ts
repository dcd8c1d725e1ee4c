import { BAD_CITATION } from './schema';
import { codeOf, short, type Names } from './names';
import { pathWords, type PathReason } from './paths';
import type { Table } from './table';

interface Shown {
  found: string;
}

const GOOD_LINK = 'Escriba el enlace así: [texto](/directorio/)';
const COMPLETE = 'Escriba la dirección completa, por ejemplo: https://oficina.example/';

const link = (url: string) => `el enlace «${url.slice(0, 80)}»`;
const spaced = (found: string) =>
  `la dirección de «${short(found)}» lleva espacios y no sería un enlace.`;
const hidden = ({ sign, after }: { sign: string; after: string }) =>
  `hay un signo que no se ve (${codeOf(sign)}) después de «${after}». Bórrelo, o escriba de nuevo el renglón`;
const notReference = (found: string) => `«${found}» no es una referencia y se vería tal cual.`;
const reference = (name: string) => `{{${name}}}`;
const nearReference = (near: string | undefined, known: string[]) =>
  near ? `¿Quiso escribir ${reference(near)}?` : `Use una de: ${known.join(', ')}.`;

const MAX_SENTENCE = 300;
/** @param text empty where the sentence is marked, and need not be quoted */
const sentence = (text: string) =>
  text && ` Frase: «${text.length > MAX_SENTENCE ? `${text.slice(0, MAX_SENTENCE)}…` : text}»`;
const divide = (words: number, most: number) =>
  `Tiene ${words} palabras; divídala en frases de ${most} o menos.`;
const instead = (word: string, plain: string) => `En vez de «${word}», escriba: ${plain}.`;
const easy = (advice: string, text: string) =>
  `lectura fácil. ${advice}${text && ` Frase: «${text}»`}`;

interface Sentence {
  sentence: string;
}

const byMachine = (alt: string) =>
  `la descripción «${alt.replace(/\s+/g, ' ').slice(0, 80)}» la escribió un programa, o es el nombre de un archivo. Escriba qué se ve`;
const unsourced = (words: string, remedy: string) =>
  `dice algo de la ley («${words}») y no cita de dónde sale. Agregue ${remedy}, o {{porConfirmar}} si falta comprobarlo.`;
const lacked = (part: string, say: Names) =>
  `es de lo que esta oficina no tiene (${say.setting(part, false)} en ${say.file('content/sitio.yml')}). Quite de aquí lo que lo nombra, o escriba otra cosa.`;

/** Faults of the words of a text, or of a text among the data. */
export const TEXT_FAULTS = {
  'release-empty': () => 'el comunicado no tiene texto. Escríbalo debajo de los datos.',
  'second-data': () =>
    'hay un segundo bloque de datos entre «---». Deje sólo el del principio del archivo; si es parte del texto, deje un renglón vacío entre cada «---» y lo que encierran.',
  'heading-underlined': ({ text }: { text: string }) =>
    `el renglón de «---» o «===» vuelve título a «${text.slice(0, 60)}». Si no lo es, deje un renglón vacío entre los dos; si lo es, escríbalo con «## ».`,
  'heading-empty': ({ mark }: { mark: string }) =>
    `hay un título vacío («${mark}»). Escriba sus palabras, o bórrelo.`,
  'heading-wordless': ({ text }: { text: string }) =>
    `el título «${text}» no tiene letras ni cifras. Escríbalo con palabras.`,
  'heading-depth': ({ text }: { text: string }, say) =>
    `el título «${text}» debe llevar «##», «###» o «####»: el título de la página es la clave ${say.key('titulo')}.`,
  'heading-skips': ({ text, mark, due }: { text: string; mark: string; due: string }) =>
    `el título «${text}» lleva «${mark}» y antes falta uno con «${due}». Escríbalo con «${due}».`,
  'heading-of-frame': ({ text, id }: { text: string; id: string }) =>
    `«${text}» es el nombre de una parte de todas las páginas («#${id}»). Diga más en el título.`,
  'address-repeated': ({ label }: { label: string }) =>
    `ya hay una dirección «[${label}]», y ésta no se usaría. Deje una.`,
  'note-repeated': ({ label }: { label: string }) =>
    `ya hay una nota «[^${label}]», y ésta no se vería. Dele otro número, o bórrela.`,
  'note-uncalled': ({ name }: { name: string }) =>
    `ninguna parte del texto llama a la nota «[^${name}]», y no se vería. Escriba [^${name}] donde va, o bórrela.`,
  'address-uncalled': ({ label }: { label: string }) =>
    `el renglón «[${label}]: …» no se vería: da una dirección que ninguna parte del texto llama. Si es parte del texto, escriba «\\[${label}]»; si no, bórrelo.`,
  'link-wordless': ({ url }: { url: string }) =>
    `el enlace a «${url}» no tiene texto: [texto](${url})`,
  'link-nowhere': ({ text }: { text: string }) =>
    `el enlace «${text}» no dice a dónde lleva: [texto](/directorio/)`,
  'html-note-open': ({ found }: Shown) =>
    `la nota «${found}» no se cierra y escondería lo que sigue. Ciérrela con «-->».`,
  'html-beside-note': ({ found }: Shown) =>
    `«${found}» está en el renglón de una nota y no se publicaría. Pase la nota a un renglón propio.`,
  'html-break': ({ found }: Shown) =>
    `el HTML «${found}» no se publica. Para empezar otro párrafo, deje un renglón vacío.`,
  'html-placeholder': ({ inner }: { inner: string }) =>
    `«<${inner}>» se toma por HTML y no se publica. Si es un dato por llenar, escríbalo; si va así, use corchetes: [${inner}]`,
  html: ({ found }: Shown) => `el HTML «${found}» no se publica. Escriba Markdown.`,
  'table-cells': ({ cells, columns }: { cells: number; columns: number }) =>
    `este renglón de la tabla tiene ${cells} celdas y los títulos son ${columns}: las de más se perderían. Agregue los títulos que faltan, o escriba «\\|» donde la raya sea parte del texto.`,
  'tabs-none': () => 'el texto no tiene títulos «## …» y no se vería: cada uno es una pestaña.',
  'tabs-before': () =>
    'lo que está antes del primer título «##» no se vería. Póngale un título «## …».',
  'tab-repeated': ({ title }: { title: string }) =>
    `ya hay una pestaña «${title}». Cambie uno de los dos títulos.`,
  'tab-empty': ({ title }: { title: string }) =>
    `la pestaña «${title}» no tiene texto. Escríbalo, o borre el título.`,
  'notice-form': () =>
    'un aviso lleva sólo párrafos, listas, negritas y enlaces. Quite lo demás, o póngalo en una página y enlácela.',
  'notice-long': ({ letters, most }: { letters: number; most: number }) =>
    `el aviso tiene ${letters} letras, y caben ${most}. Deje lo que hay que saber, y enlace la página que diga lo demás.`,

  'marks-lost': ({ found, sign, as }: Shown & { sign: string; as: string }) =>
    `en «${short(found)}» no se verían los «${sign}»: se toman por ${as}. Si deben verse, escriba «\\${sign}» en vez de cada uno.`,
  'number-lost': ({ number, as, first }: { number: number; as: number; first: number }) =>
    `el «${number}.» de esta lista saldría como «${as}.». Numere seguido; o, si los números deben verse así, escriba «${first}\\.» y «${number}\\.», con un renglón vacío entre los dos.`,
  'sign-lost': ({ found, sign }: Shown & { sign: string }) =>
    `en «${short(found)}» no se vería el «${sign}»: se toma por una lista. Si debe verse, escriba «\\${sign}»; si es una lista, empiece cada renglón con «- » y deje antes uno vacío.`,
  'greater-lost': ({ found }: Shown) =>
    `en «${short(found)}» no se vería el «>»: se toma por una cita. Si debe verse, escriba «\\>»; si es una cita, póngala entre «».`,
  'closing-lost': ({ text, close }: { text: string; close: string }) =>
    `el «${close}» con que termina «${short(text)}» no se vería. Si debe verse, escriba «${close.replaceAll('#', '\\#')}»; si no, bórrelo.`,

  'sign-hidden': (values: { sign: string; after: string }) => `${hidden(values)}.`,
  'sign-hidden-in-data': (values: { sign: string; after: string }) =>
    `${hidden(values)}; si escribió «\\», ponga el texto entre comillas simples.`,
  lookalike: ({ found, plain }: Shown & { plain: string }) =>
    `«${found}» lleva signos que sólo parecen letras: el buscador no los halla y quien oye la página no los entiende. Escriba «${plain}».`,
  'only-hidden': () => 'sólo tiene signos que no se ven. Escriba el dato, o deje "".',
  'bold-in-data': () => 'lleva «**», que aquí se ve tal cual. Quítelo: los datos van sin Markdown.',
  'link-in-data': () =>
    'lleva un enlace, que aquí se ve tal cual. Quítelo: los enlaces van en el texto.',
  'heading-in-data': () => 'empieza con «#», que aquí se ve tal cual. Quítelo.',
  'html-in-data': ({ found }: Shown) => `el HTML «${found}» se vería tal cual. Quítelo.`,
  'braces-shown': ({ found }: Shown) => `«${found}» se vería con sus llaves. Quítelas.`,

  'reference-unchanged': ({ found }: Shown) =>
    `en este archivo no se cambian las referencias: «${found}» se vería tal cual. Escriba el dato.`,
  'reference-mistyped': ({ found, near }: Shown & { near: string }) =>
    `${notReference(found)} Escríbala así: ${reference(near)}`,
  'reference-signs-in-data': ({ found }: Shown) => `${notReference(found)} Quite esos signos.`,
  'reference-signs': ({ found }: Shown) =>
    `${notReference(found)} Si debe verse, escriba: ${found.replace(/[{}[\]%]/g, '\\$&')}`,
  'reference-braces': ({ found, name }: Shown & { name: string }) =>
    `«${found.slice(0, 60)}» lleva llaves de más. Escríbala así: ${reference(name.slice(0, 40))}`,
  'reference-citation': ({ found }: Shown) => `la cita ${found} ${BAD_CITATION}`,
  'reference-lacked': ({ found, part }: Shown & { part: string }, say) =>
    `la referencia ${found} ${lacked(part, say)}`,
  'reference-unknown': ({ found, near, known }: Shown & { near?: string; known: string[] }, say) =>
    `la referencia ${found} no existe en ${say.file('content/sitio.yml')} ni en ${say.file('content/oficina.yml')}. ${nearReference(near, known)}`,
  'law-by-siglas': ({ siglas, role }: { siglas: string; role: string }) =>
    `«${siglas}» son las siglas de una ley que cambia con el lugar. Cítela por su papel: ${reference(role)}.`,
  'law-unknown': ({ law, near, known }: { law: string; near?: string; known: string[] }, say) =>
    `ninguna ley de ${say.file('content/leyes/')} tiene el papel o las siglas «${law}». ${near ? `¿Quiso escribir «${near}»?` : `Agréguela al archivo que le toque, o use una de: ${known.join(', ')}.`}`,

  'link-spaced-phone': ({ found }: Shown) => `${spaced(found)} Escriba sólo cifras: tel:6645550100`,
  'link-spaced-mail': ({ found }: Shown) =>
    `${spaced(found)} Escriba el correo sin espacios: mailto:quejas@oficina.example`,
  'link-spaced-web': ({ found }: Shown) =>
    `${spaced(found)} Quítelos, o escriba %20 en vez de cada uno.`,
  'link-spaced': ({ found }: Shown) =>
    `${spaced(found)} Nombre el archivo sin espacios, o escriba %20 en vez de cada uno.`,
  'link-open': ({ found }: Shown) =>
    `al enlace «${short(found)}» le falta el «)» del final. ${GOOD_LINK}.`,
  'link-broken': ({ found }: Shown) => `el enlace «${short(found)}» no se entiende. ${GOOD_LINK}.`,
  'link-gap': ({ found }: Shown) =>
    `en «${short(found)}» sobra el espacio entre «]» y «(». ${GOOD_LINK}.`,
  'link-swapped': ({ found }: Shown) =>
    `en «${short(found)}» están cambiados los paréntesis y los corchetes. ${GOOD_LINK}.`,
  'note-missing': ({ found }: Shown) =>
    `la nota «${short(found)}» no tiene texto. Escríbalo al final, en un renglón propio: ${short(found)}: texto de la nota; o quite la marca.`,
  'link-unaddressed': ({ found }: Shown) =>
    `«${short(found)}» no dice a qué dirección lleva. ${GOOD_LINK}.`,
  'bold-shown': ({ found }: Shown) =>
    `en «${short(found).trim()}» hay un «**» que se vería tal cual. Las negritas abren y cierran pegadas a la palabra: **palabra**. Si debe verse, escriba \\*\\*`,
  'word-mark': ({ found }: Shown) => `«${short(found)}» es de Word y se vería tal cual. Bórrelo.`,
  'heading-glued': ({ found }: Shown) =>
    `en «${short(found)}» falta un espacio después de los «#», y no sería un título.`,
  'number-glued': ({ found }: Shown) =>
    `en «${short(found)}» falta un espacio después del número, y no sería una lista.`,
  'dash-glued': ({ found }: Shown) =>
    `en «${short(found)}» falta un espacio después del «-», y no sería una lista.`,
  bullet: ({ found }: Shown) =>
    `«${short(found)}» no sería una lista. Empiece cada renglón con «- » en vez de «${found.charAt(0)}».`,
  'table-unruled': () =>
    'parece una tabla y no lo sería: bajo los títulos va un renglón con tantas rayas como columnas: | --- | --- |',
  'numbers-together': ({ found }: Shown) =>
    `los renglones que empiezan como «${short(found)}» quedarían en un solo párrafo. Empiece cada uno con «1. », o sepárelos con un renglón vacío.`,
  'columns-together': ({ found }: Shown) =>
    `en «${short(found)}» y los renglones que siguen, las columnas quedarían en un solo párrafo. Haga una tabla: | Uno | Dos |, y bajo sus títulos | --- | --- |`,

  'link-slashes': ({ url }: { url: string }) =>
    `${link(url)} no se entiende igual en todos los navegadores. Escriba la dirección completa, con «https://», o la ruta con una sola «/».`,
  'link-mail': ({ url }: { url: string }) =>
    `${link(url)} no lleva a un correo. Escriba: mailto:quejas@oficina.example`,
  'link-phone': ({ url }: { url: string }) =>
    `${link(url)} no lleva a un teléfono. Escriba sólo cifras: tel:6645550100`,
  'link-not-web': ({ url }: { url: string }) => `${link(url)} no es una dirección web. ${COMPLETE}`,
  'link-at-sign': ({ url }: { url: string }) =>
    `${link(url)} lleva «@» antes del sitio y no lleva a donde parece. ${COMPLETE}`,
  'link-local': ({ url }: { url: string }) =>
    `${link(url)} sólo existe en su equipo. Si es una página de este sitio, escriba su ruta: /prensa/`,
  'link-no-site': ({ url }: { url: string }) => `${link(url)} no nombra un sitio. ${COMPLETE}`,
  'link-start': ({ url }: { url: string }) =>
    `el enlace «${url}» debe empezar con «/» o con «https://».`,
  'link-path': ({ url, why }: { url: string; why: PathReason }) =>
    `el enlace «${url}» no sirve: ${pathWords(why)}.`,
  'link-lacked': ({ target, part }: { target?: string; part: string }, say) =>
    `el enlace ${target ? `«${target}» ` : ''}${lacked(part, say)}`,
  'link-picture-missing': ({ target }: { target: string }) =>
    `la imagen «${target}» no existe. Guárdela en public${target}.`,
  'link-pdf-missing': ({ target }: { target: string }) =>
    `el PDF «${target}» no existe. Guárdelo en public${target} o regístrelo en content/documentos.yml.`,
  'link-page-missing': ({ target, near }: { target: string; near?: string }) =>
    `la página «${target}» no existe. ${near ? `¿Quiso escribir «${near}»?` : 'Revise la dirección; termina en «/».'}`,
  'link-anchor-missing': ({ page, id, near }: { page: string; id: string; near?: string }) =>
    `la página ${page} no tiene un lugar «#${id}». ${near ? `¿Quiso escribir «#${near}»?` : 'Revise cómo se llama su título: va en minúsculas, sin acentos y con guiones.'}`,
  'drawing-missing': ({ name, near }: { name: string; near?: string }) =>
    `el dibujo «${name}» no existe: falta public/ilustraciones/${name}.svg. ${near ? `¿Quiso escribir «${near}»?` : 'Escriba el nombre de uno de esa carpeta, sin «.svg».'}`,
  'picture-foreign': ({ url }: { url: string }) =>
    `la imagen «${url}» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.`,
  'picture-kind': ({ url }: { url: string }) =>
    `«${url}» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. Si es un enlace, quite el «!»: [texto](${url})`,
  'alt-missing': ({ url }: { url: string }) =>
    `la imagen «${url}» no tiene descripción: ![qué se ve](…).`,
  'alt-by-machine': ({ alt }: { alt: string }) => `${byMachine(alt)}.`,
  'alt-by-machine-in-text': ({ alt }: { alt: string }) => `${byMachine(alt)}: ![qué se ve](…).`,

  'law-uncited': ({ words }: { words: string }) =>
    unsourced(words, 'la cita, por ejemplo {{ley LGRA 102}}'),
  'law-uncited-in-row': ({ words }: { words: string }, say) =>
    unsourced(
      words,
      `al renglón, por ejemplo, ${say.set('fuente', 'LGRA 102')}; o en el texto {{ley LGRA 102}}`,
    ),
  'carrier-by-hand': ({ words }: { words: string }, say) =>
    `«${words}» no se escribe a mano: quién lleva los mensajes lo decide ${say.key('via')} en ${say.file('content/correo.yml')}. Escriba {{mensajero}} o {{mensajeroVe}}; si habla de otra cosa, dígalo con otras palabras.`,

  'sentence-long': ({ sentence: text, words, most }: Sentence & { words: number; most: number }) =>
    `frase larga. ${divide(words, most)}${sentence(text)}`,
  'sentence-passive': ({ sentence: text, found }: Sentence & Shown) =>
    `voz pasiva. En vez de «${found}», diga primero quién lo hace.${sentence(text)}`,
  'sentence-jargon': ({ sentence: text, found, plain }: Sentence & Shown & { plain: string }) =>
    `palabra rebuscada. ${instead(found, plain)}${sentence(text)}`,
  'sentences-long': ({ sentence: text, mean }: Sentence & { mean: string }) =>
    `frases largas en promedio. Promedia ${mean} palabras y el máximo es 20; empiece por esta frase.${sentence(text)}`,
  'reading-hard': ({ sentence: text, score }: Sentence & { score: string }) =>
    `lectura difícil. Alcanza ${score} puntos de lectura y el mínimo es 50; empiece por esta frase.${sentence(text)}`,

  'easy-long': ({ sentence: text, words, most }: Sentence & { words: number; most: number }) =>
    easy(divide(words, most), text),
  'easy-semicolon': ({ sentence: text }: Sentence) =>
    easy('Quite el punto y coma: haga dos frases.', text),
  'easy-parenthesis': ({ sentence: text }: Sentence) =>
    easy('Quite el paréntesis: dígalo en otra frase.', text),
  'easy-percent': ({ sentence: text }: Sentence) =>
    easy('En vez de «%», diga cuántos de cada 10 o de cada 100.', text),
  'easy-unsaid': ({ sentence: text }: Sentence) =>
    easy('Diga todo lo que falta, o quite los puntos.', text),
  'easy-adverb': ({ sentence: text }: Sentence) =>
    easy('Quite la palabra que termina en «-mente», o diga cómo.', text),
  'easy-passive': ({ sentence: text }: Sentence) =>
    easy('Diga quién lo hace: «La oficina revisa su queja».', text),
  'easy-roman': ({ sentence: text }: Sentence) =>
    easy('Escriba el número con cifras, no con romanos.', text),
  'easy-number': ({ sentence: text }: Sentence) => easy('Escriba el número con cifras.', text),
  'easy-capitals': ({ sentence: text, found }: Sentence & Shown) =>
    easy(
      `Escriba «${found}» con minúsculas; si son siglas, diga antes qué son: «La ${found} es…».`,
      text,
    ),
  'easy-word': ({ sentence: text, found, plain }: Sentence & Shown & { plain: string }) =>
    easy(instead(found, plain), text),
  'easy-together': ({ text }: { text: string }) =>
    `lectura fácil. Deje un renglón vacío después de cada frase: «${text}»`,
  'easy-drawings': ({ parts, drawings }: { parts: number; drawings: number }, say) =>
    `hay ${parts} apartados («##») y ${drawings} dibujos en ${say.key('iconos')}. Escriba uno por apartado.`,
} satisfies Table;
