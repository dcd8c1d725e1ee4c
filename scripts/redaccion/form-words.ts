import {
  fault,
  fileWords,
  rowWords,
  sentenceOf,
  type Code,
  type ContentFault,
  type FaultOf,
  type Names,
  type ValuesOf,
} from '@/lib/content/faults';
import { labelOf } from '@/lib/content/model/labels';
import { isDay, longDate } from '@/lib/office/dates';
import { REPLACE_PDF } from './actions/labels';

/** What a form says of a fault. */
export interface ShownWords {
  words: string;
  /** For whoever cares for the machine. */
  details?: string;
  /** The label of the action that mends it, at the row of its field. */
  press?: string;
}

/** The sentence of the file, with the form's names. */
const SAME = 'same';
/** No form mends it. */
const ELSEWHERE = 'elsewhere';
/** The sentence of a day that has not come; or the machine's clock is behind. */
const NOT_COME = 'not come';
/** The sentence of the file without quoting the author's, which the form marks. */
const MARKED = 'marked';
type Mark = typeof SAME | typeof ELSEWHERE | typeof NOT_COME | typeof MARKED;

type Own<C extends Code> = (values: ValuesOf<C>, say: Names) => string | ShownWords;
type FormTable = { [C in Code]: Mark | Own<C> };

const NOT_HERE =
  'tiene una falta que esta pantalla no corrige. En «Historia» puede volver a como estaba; si no, avise a quien cuida el equipo.';
const CLOCK = 'Si ese día ya llegó, el reloj de este equipo está atrasado: avise a quien lo cuida.';
const CHOOSE_PICTURE = 'Elija una del sitio, o traiga la suya.';
const WITHDRAW = 'elija «Se retira» en «Estado», con el día y el motivo.';

const lost = (address: string) =>
  `«${address}» ya se publicó, y quien la guardó ya no llegaría a nada.`;

/** A reference that is none. @param near the datum that may be meant */
const noDatum = (found: string, near: string | undefined, say: Names) =>
  `«${found}» no es un dato del sitio y se vería tal cual. ${near ? `¿Quiso poner ${say.key(near)}? ` : ''}Póngalo con «Dato del sitio», o quite esos signos.`;

const brokenLink = (found: string) =>
  `«${found}» se vería tal cual. Si es un enlace, póngalo con «Enlace»; si no, quite esos signos.`;

const again = ({ value, ...wrong }: ValuesOf<'needs-quotes'>, say: Names) =>
  `${sentenceOf(fault('wrong-type', wrong), say)} Escríbalo otra vez: ${unquoted(value)}`;

const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1');

/** The words of a form for each fault. */
const FORM: FormTable = {
  // Of files, their encoding and their YAML.
  'file-missing': () => 'falta, y el sitio la necesita. En «Historia» puede volver a como estaba.',
  'file-unknown': ELSEWHERE,
  'file-link': ELSEWHERE,
  'file-folder': ELSEWHERE,
  'file-name-encoding': ELSEWHERE,
  'file-name': ELSEWHERE,
  'file-long': SAME,
  'file-lines': SAME,
  'file-utf16': ELSEWHERE,
  'file-not-utf8': ({ word }) =>
    `hay letras que no se pueden leer («${word}»). Escriba de nuevo los acentos que falten.`,
  'file-damaged-accents': ({ word }) =>
    `dice «${word}»: los acentos se dañaron al copiarlo. Escriba bien la palabra.`,
  'file-conflict': SAME,
  'word-long': SAME,
  'line-deep': SAME,
  'signs-many': SAME,
  'groups-deep': SAME,
  'problems-many': SAME,
  'front-unopened': ELSEWHERE,
  'front-unopened-dashes': ELSEWHERE,
  'front-below': ELSEWHERE,
  'front-language': ELSEWHERE,
  'front-unclosed': ELSEWHERE,
  'front-unclosed-dashes': ELSEWHERE,
  'yaml-documents': ELSEWHERE,
  'yaml-indent': ELSEWHERE,
  'yaml-tab': ELSEWHERE,
  'yaml-sign-missing': ELSEWHERE,
  'yaml-colon': ELSEWHERE,
  'yaml-no-colon': ELSEWHERE,
  'yaml-backslash': ELSEWHERE,
  'yaml-sign': ELSEWHERE,
  'yaml-space': ELSEWHERE,
  'yaml-foreign-colon': ELSEWHERE,
  'yaml-glued': ELSEWHERE,
  'yaml-after-quotes': ELSEWHERE,
  'yaml-first-sign': ELSEWHERE,
  'yaml-directive': ELSEWHERE,
  'yaml-bare-reference': ELSEWHERE,
  'yaml-lost-word': ELSEWHERE,
  'yaml-escape': ELSEWHERE,
  'yaml-comment': ELSEWHERE,
  'yaml-comment-line': ELSEWHERE,
  'yaml-foreign-key': ELSEWHERE,
  'yaml-repeated-key': ELSEWHERE,
  // Of a value that its schema refuses.
  missing: SAME,
  'missing-unlike': () => 'falta este dato. Escriba el dato.',
  'missing-choice': SAME,
  'missing-part': ({ part }, say) =>
    `falta este dato. Si la oficina no lo tiene, diga «No» en ${say.key(part)}.`,
  'wrong-type': SAME,
  'wrong-type-group': ELSEWHERE,
  'needs-quotes': again,
  'needs-quotes-like': again,
  'needless-quotes': again,
  'wrong-choice': SAME,
  empty: SAME,
  'empty-unlike': SAME,
  'too-few': SAME,
  'too-small': SAME,
  'too-big': SAME,
  'unknown-key': ({ key }) => `aquí no va «${key}». Quítelo.`,
  'bad-form': SAME,
  'key-name': () => 'su nombre sólo lleva letras sin acento y cifras, y empieza con minúscula.',
  day: () => 'la fecha no existe o no está completa.',
  phone: SAME,
  'phone-or-empty': SAME,
  extension: SAME,
  'extension-or-empty': SAME,
  mail: SAME,
  'mail-or-empty': SAME,
  web: SAME,
  'contact-address': SAME,
  'contact-whatsapp': SAME,
  'contact-tracked': SAME,
  'site-root': SAME,
  link: SAME,
  picture: SAME,
  'pdf-path': SAME,
  'pdf-name': SAME,
  path: SAME,
  name: SAME,
  id: SAME,
  'norm-code': SAME,
  citation: SAME,
  'former-address': SAME,
  'page-address': SAME,
  hash: ELSEWHERE,
  'content-file': () => 'no es un archivo de los contenidos.',
  'release-year': SAME,
  'notice-title': SAME,
  'last-day-before': SAME,
  'last-day-not-after': SAME,
  siglas: SAME,
  role: SAME,
  login: ELSEWHERE,
  'proxy-address': ELSEWHERE,
  'socket-path': ELSEWHERE,
  hours: SAME,
  'short-name': SAME,
  'pdf-prefix': SAME,
  colour: SAME,
  'emblem-line': () => 'no es un trazo. Cópielo del dibujo.',
  'folio-letter': SAME,
  'sent-value': ELSEWHERE,
  'law-publication': SAME,
  'law-siglas': SAME,
  'law-role': SAME,
  'law-purpose': SAME,
  'norm-unlinked': SAME,
  'norm-legend-in-force': SAME,
  'norm-legend-missing': SAME,
  'norm-legend-other': SAME,
  'norm-ends-before': SAME,
  'term-other': SAME,
  'term-no-day': SAME,
  'term-twice': SAME,
  'term-unsourced': SAME,
  'form-autofill': SAME,
  'form-mode-lacks': SAME,
  'form-mode-repeated': SAME,
  'form-field-unknown': SAME,
  'form-field-unsent': SAME,
  'form-no-story': SAME,
  'form-not-anonymous': SAME,
  // Of the words of a text.
  'release-empty': SAME,
  'second-data': SAME,
  'heading-underlined': SAME,
  'heading-empty': SAME,
  'heading-wordless': SAME,
  'heading-depth': SAME,
  'heading-skips': SAME,
  'heading-of-frame': SAME,
  'address-repeated': SAME,
  'note-repeated': SAME,
  'note-uncalled': SAME,
  'address-uncalled': SAME,
  'link-wordless': ({ url }) => `el enlace a «${url}» no tiene texto.`,
  'link-nowhere': ({ text }) => `el enlace «${text}» no dice a dónde lleva.`,
  'html-note-open': SAME,
  'html-beside-note': SAME,
  'html-break': SAME,
  'html-placeholder': SAME,
  html: SAME,
  'table-cells': SAME,
  'tabs-none': () => 'el texto no tiene títulos y no se vería: cada uno es una pestaña.',
  'tabs-before': () => 'lo que está antes del primer título no se vería. Póngale un título.',
  'tab-repeated': SAME,
  'tab-empty': SAME,
  'notice-form': SAME,
  'notice-long': SAME,
  'marks-lost': SAME,
  'number-lost': SAME,
  'sign-lost': SAME,
  'greater-lost': SAME,
  'closing-lost': SAME,
  'sign-hidden': SAME,
  'sign-hidden-in-data': SAME,
  lookalike: SAME,
  'only-hidden': SAME,
  'bold-in-data': () => 'lleva «**», que aquí se ve tal cual. Quítelo.',
  'link-in-data': SAME,
  'heading-in-data': SAME,
  'html-in-data': SAME,
  'braces-shown': SAME,
  'reference-unchanged': SAME,
  'reference-mistyped': ({ found, near }, say) => noDatum(found, near, say),
  'reference-signs-in-data': ({ found }) => `«${found}» se vería tal cual. Quite esos signos.`,
  'reference-signs': ({ found }, say) => noDatum(found, undefined, say),
  'reference-braces': ({ found, name }, say) => noDatum(found, name, say),
  'reference-citation': SAME,
  'reference-lacked': SAME,
  'reference-unknown': ({ found, near }, say) => noDatum(found, near, say),
  'law-by-siglas': SAME,
  'law-unknown': SAME,
  'link-spaced-phone': SAME,
  'link-spaced-mail': SAME,
  'link-spaced-web': SAME,
  'link-spaced': SAME,
  'link-open': ({ found }) => brokenLink(found),
  'link-broken': ({ found }) => brokenLink(found),
  'link-gap': ({ found }) => brokenLink(found),
  'link-swapped': ({ found }) => brokenLink(found),
  'note-missing': ({ found }) =>
    `la nota «${found}» no tiene texto. Póngala con «Nota al pie», o quite la marca.`,
  'link-unaddressed': ({ found }) => brokenLink(found),
  'bold-shown': ({ found }) =>
    `en «${found.trim()}» hay un «**» que se vería tal cual. Quítelo; las negritas se ponen con «Negritas».`,
  'word-mark': SAME,
  'heading-glued': SAME,
  'number-glued': SAME,
  'dash-glued': SAME,
  bullet: SAME,
  'table-unruled': SAME,
  'numbers-together': SAME,
  'columns-together': SAME,
  'link-slashes': SAME,
  'link-mail': SAME,
  'link-phone': SAME,
  'link-not-web': SAME,
  'link-at-sign': SAME,
  'link-local': SAME,
  'link-no-site': SAME,
  'link-start': SAME,
  'link-path': SAME,
  'link-lacked': SAME,
  'link-picture-missing': ({ target }) => `la imagen «${target}» no existe. ${CHOOSE_PICTURE}`,
  'link-pdf-missing': ({ target }, say) =>
    `el PDF «${target}» no existe. Elija uno del sitio, o agréguelo en ${say.file('content/documentos.yml')}.`,
  'link-page-missing': SAME,
  'link-anchor-missing': SAME,
  'drawing-missing': ({ name, near }) =>
    `el dibujo «${name}» no existe. ${near ? `¿Quiso escribir «${near}»?` : 'Elija otro.'}`,
  'picture-foreign': ({ url }) => `la imagen «${url}» es de otro sitio. ${CHOOSE_PICTURE}`,
  'picture-kind': ({ url }) =>
    `«${url}» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. ${CHOOSE_PICTURE}`,
  'alt-missing': ({ url }) => `la imagen «${url}» no tiene descripción. Escriba qué se ve.`,
  'alt-by-machine': SAME,
  'alt-by-machine-in-text': ({ alt }, say) => sentenceOf(fault('alt-by-machine', { alt }), say),
  'law-uncited': ({ words }) =>
    `dice algo de la ley («${words}») y no cita de dónde sale. Agregue la cita con «Dato del sitio»: las siglas y el artículo, por ejemplo LGRA 102; o ahí mismo la señal de que falta confirmarlo.`,
  'law-uncited-in-row': SAME,
  'carrier-by-hand': SAME,
  'sentence-long': MARKED,
  'sentence-passive': MARKED,
  'sentence-jargon': MARKED,
  'sentences-long': MARKED,
  'reading-hard': MARKED,
  'easy-long': MARKED,
  'easy-semicolon': MARKED,
  'easy-parenthesis': MARKED,
  'easy-percent': MARKED,
  'easy-unsaid': MARKED,
  'easy-adverb': MARKED,
  'easy-passive': MARKED,
  'easy-roman': MARKED,
  'easy-number': MARKED,
  'easy-capitals': MARKED,
  'easy-word': MARKED,
  'easy-together': SAME,
  'easy-drawings': SAME,
  // Of several files or addresses.
  repeated: SAME,
  'not-unique': SAME,
  'address-taken': SAME,
  'former-taken': SAME,
  'title-long': SAME,
  'title-taken': SAME,
  'address-lost': ({ address }, say) =>
    `${lost(address)} En lo que ocupa su lugar, escriba ${say.set('antes', address)}; si nada lo ocupa, devuelva lo que había y ${WITHDRAW}`,
  'address-held': ({ address, file }, say) =>
    `${lost(address)} La tiene ${say.file(file)}, que no está publicado: publíquelo, o ${WITHDRAW}`,
  'id-taken': SAME,
  'heading-id-taken': SAME,
  'question-id-taken': SAME,
  'unit-id-taken': SAME,
  'channel-other': SAME,
  'name-former': SAME,
  'release-not-come': NOT_COME,
  'release-before-date': SAME,
  'review-not-come': NOT_COME,
  'verified-not-come': NOT_COME,
  'catalogue-not-come': NOT_COME,
  'law-text-not-come': NOT_COME,
  'law-year-not-come': NOT_COME,
  'closed-days-missing': SAME,
  'closed-day-year': SAME,
  'notice-nowhere': SAME,
  'notice-of-form': SAME,
  'notice-over': SAME,
  'promise-broken': SAME,
  'lead-long': SAME,
  'contrast-low': SAME,
  'translation-of-none': SAME,
  'translation-older': SAME,
  'translation-newer': SAME,
  'figures-other': SAME,
  'english-form-of-none': ELSEWHERE,
  'english-form-other': SAME,
  'english-form-missing': ELSEWHERE,
  'reference-twice': SAME,
  'datum-unused': SAME,
  'siglas-twice': SAME,
  'law-undated': SAME,
  'state-text-gone': SAME,
  'state-text-unlisted': SAME,
  'document-repeated': SAME,
  'document-like': SAME,
  'unit-two-heads': SAME,
  'unit-above-missing': SAME,
  'unit-circle': SAME,
  'unit-no-head': SAME,
  'head-other': SAME,
  'norm-unlisted-here': SAME,
  'catalogue-unshown': SAME,
  'unit-missing': SAME,
  'tab-untitled': ({ ids }) =>
    `no hay un título que corresponda. Los títulos dan: ${ids.join(', ')}.`,
  'tab-no-catalogue': SAME,
  'catalogue-missing': SAME,
  'document-missing': SAME,
  'document-needed': SAME,
  'page-unshown': ELSEWHERE,
  'norm-repeated': SAME,
  'norm-strange': SAME,
  'norm-unlisted': SAME,
  'norm-legend-circle': SAME,
  'norm-legend-itself': SAME,
  'norm-replaces-circle': SAME,
  'norm-overlap': SAME,
  'norm-over': SAME,
  'norm-early': SAME,
  'norm-legend-day': SAME,
  'norm-late': SAME,
  'carrier-other': ({ via, origin, remedy }, say) =>
    `dice «${via}», y los formularios envían a ${origin}: los textos dirían que los mensajes los lleva otro. Elija ${say.set('via', remedy)}, o avise a quien cuida el equipo.`,
  'preview-picture-missing': () => 'falta la imagen: elija otra.',
  'preview-failed': ({ error }) => ({
    words: 'con estos datos no se puede mostrar todavía. Corrija lo que la revisión señala.',
    details: error,
  }),
  // Of a demonstration, and of what is due.
  'sample-key': SAME,
  'sample-identity': SAME,
  'sample-row': SAME,
  'sample-mark': SAME,
  'unsure-row': SAME,
  'unsure-mark': SAME,
  'unsure-citation': SAME,
  'unsure-by-hand': SAME,
  'office-blank': SAME,
  'sample-value': SAME,
  'sample-in-text': SAME,
  'pdf-awaited': () => ({
    words: `falta el PDF: póngalo con «${REPLACE_PDF}».`,
    press: REPLACE_PDF,
  }),
  'state-datum-missing': SAME,
  'law-awaited': SAME,
  'law-unverified': SAME,
  'state-other': SAME,
  'catalogue-sample': SAME,
  'place-foreign': SAME,
  'place-in-name': SAME,
  'due-term': SAME,
  'due-last-year': SAME,
  'due-catalogue': SAME,
  'due-law': SAME,
  'due-closed-days': SAME,
  'due-datum': SAME,
  'due-datum-yearless': SAME,
  'due-unit': SAME,
  'due-review': SAME,
  'due-security': SAME,
  'due-demonstration': ({ count }) =>
    `de la demostración quedan ${count} cosas por cambiar o comprobar: «Pasar al sitio verdadero» las dice.`,
  'security-missing': SAME,
  'security-over': SAME,
  'security-soon': SAME,
  // Of the files of `public/`.
  'drawing-of-site-missing': SAME,
  'public-link': ELSEWHERE,
  'public-security': ELSEWHERE,
  'public-dot': SAME,
  'public-made': ELSEWHERE,
  'public-accents': SAME,
  'public-sign': SAME,
  'public-path': SAME,
  'public-format': ELSEWHERE,
  'public-pdf-place': ELSEWHERE,
  'public-own-folder': ELSEWHERE,
  'public-picture-place': ELSEWHERE,
  'public-case': ELSEWHERE,
  'public-empty': SAME,
  'public-lfs': ELSEWHERE,
  'public-not-pdf': SAME,
  'public-not-picture': SAME,
  'picture-points': SAME,
  'picture-damaged': SAME,
  'svg-tags': SAME,
  'svg-size': SAME,
  'svg-encoding': SAME,
  'svg-carries': SAME,
  'photo-linked': SAME,
  'public-unused': ELSEWHERE,
  'public-unused-pdf': ELSEWHERE,
  'pdf-misnamed': ELSEWHERE,
  'pdf-cut': SAME,
  'pdf-bomb': SAME,
  'pdf-password': SAME,
  'pdf-damaged': SAME,
  'pdf-no-pages': SAME,
  'pdf-scanned': SAME,
  'pdf-unseen': SAME,
  'pdf-carries': SAME,
  'pdf-unread': SAME,
  'pdf-signs': SAME,
  'note-twice': ELSEWHERE,
  'noted-gone': ELSEWHERE,
  'noted-back': ELSEWHERE,
  'noted-other': ELSEWHERE,
  'not-noted': ELSEWHERE,
};

const label = (key: string) => `«${labelOf(key) ?? key}»`;

/** Says keys, values and days as a form shows them. @param file names a piece by its file */
const formNames = (file: (path: string) => string): Names => ({
  key: label,
  bare: label,
  set: (key, value) => {
    if (value === true) return label(key);
    const said = value === false ? 'No' : isDay(value) ? longDate(value) : value;
    return `«${said}» en ${label(key)}`;
  },
  setting: (key, value) => `${value ? '«Sí»' : '«No»'} en ${label(key)}`,
  file: (path) => (path.endsWith('/') ? `«${FOLDERS[path] ?? path}»` : file(path)),
  aside: () => '',
  day: longDate,
  yesOrNo: '«Sí» o «No»',
});

const FOLDERS: Record<string, string> = { 'content/leyes/': 'Leyes' };

/** What is chosen is not typed: a day, a picture, or what has a key or a file's name. */
function likeIt(value: string): string {
  if (isDay(value) || /^[a-z][a-zA-Z-]*(\.yml|\.md)?$/.test(value)) return '';
  return value.startsWith('/imagenes/') ? ` ${CHOOSE_PICTURE}` : ` Por ejemplo: ${unquoted(value)}`;
}

/** Says a fault as a form needs it. @param file names a piece by its file */
export function wordsInForm(one: ContentFault, file: (path: string) => string): ShownWords {
  const mark = FORM[one.code];
  if (mark === ELSEWHERE) return { words: NOT_HERE, details: fileWords(one) };
  const say = formNames(file);
  const own = ownWords(one, say);
  const { words, ...more } = typeof own === 'string' ? { words: own } : own;
  const { example, usedAt } = one;
  const like = example ? likeIt(example.value) : '';
  const used = usedAt ? ` (Está en ${say.file(usedAt.file)}.)` : '';
  const clock = mark === NOT_COME ? ` ${CLOCK}` : '';
  return { words: `${words}${like}${rowWords(one, say)}${used}${clock}`, ...more };
}

function ownWords<C extends Code>(one: FaultOf<C>, say: Names): string | ShownWords {
  const entry: Mark | Own<C> = FORM[one.code];
  const unquoted = entry === MARKED && { sentence: '' };
  const values = shortened({ ...(one.values as object), ...unquoted }) as ValuesOf<C>;
  return typeof entry === 'function' ? entry(values, say) : sentenceOf({ ...one, values }, say);
}

const MOST_LETTERS = 70;

/** Cuts the long texts that a fault quotes; `what` it is about, which the office's own list says, stays whole. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS - 2).trimEnd()}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  return value instanceof Object
    ? Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, key === 'what' ? one : shortened(one)]),
      )
    : value;
}

/** True for a fault of a day that has not come, or of the machine's clock. */
export const isOfClock = ({ code }: ContentFault): boolean => FORM[code] === NOT_COME;
