import { codeOf, type Names } from './names';
import { nameWords, pathWords, type NameReason, type PathReason } from './paths';
import type { Table } from './table';

export const EJEMPLO_CITA = 'LGRA 33 y 49';

export const BAD_CITATION = `no se entiende. Escriba las siglas de la ley, o su papel, y sus artículos, por ejemplo: ${EJEMPLO_CITA}; o regimenMunicipal 8 por confirmar`;

/** What a value is: its type, and what it says. */
export interface FoundValue {
  type: string;
  said?: string;
}

const TYPES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  array: 'una lista (renglones que empiezan con «- »)',
  object: 'un grupo de claves',
  record: 'un grupo de claves',
};

const typeWords = (type: string, say: Names) =>
  type === 'boolean' ? say.yesOrNo : (TYPES[type] ?? type);

function foundWords({ type, said }: FoundValue, say: Names): string {
  if (type === 'null') return 'nada';
  if (type === 'array') return 'una lista';
  if (said === undefined) return 'un grupo de claves';
  return `${type === 'boolean' ? say.yesOrNo : (TYPES[type] ?? 'otra cosa')} (${said})`;
}

interface WrongType {
  expected: string;
  found: FoundValue;
}

const wrongType = ({ expected, found }: WrongType, say: Names) =>
  `debe ser ${typeWords(expected, say)} y dice ${foundWords(found, say)}.`;

/** Faults of a value that its schema refuses. */
export const SCHEMA_FAULTS = {
  missing: () => 'falta este dato.',
  'missing-unlike': ({ key }: { key: string }) =>
    `falta este dato. Agregue un renglón con esa clave y su valor: «${key}: …».`,
  'missing-choice': ({ choices }: { choices: string[] }) =>
    `falta este dato. Puede ser: ${choices.join(', ')}.`,
  'missing-part': ({ part }: { part: string }) =>
    `falta este dato. Si la oficina no lo tiene, escriba en «apartados» ${part}: false.`,
  'wrong-type': wrongType,
  'wrong-type-group': (
    { keys, needed, ...wrong }: WrongType & { keys: string[]; needed: [string, string][] },
    say,
  ) =>
    `${wrongType(wrong, say)} Sus claves: ${keys.join(', ')}. Escriba, por ejemplo: { ${needed.map(([key, value]) => `${key}: ${value}`).join(', ')} }`,
  'needs-quotes': ({ key, value, ...wrong }: WrongType & { key: string; value: string }, say) =>
    `${wrongType(wrong, say)} Póngalo entre comillas: ${key}: "${value}"`,
  'needs-quotes-like': (
    { key, value, ...wrong }: WrongType & { key: string; value: string },
    say,
  ) => `${wrongType(wrong, say)} Póngalo entre comillas, por ejemplo: ${key}: ${value}`,
  'needless-quotes': ({ key, value, ...wrong }: WrongType & { key: string; value: string }, say) =>
    `${wrongType(wrong, say)} Quite las comillas: ${key}: ${value}`,
  'wrong-choice': ({ found, choices }: { found: FoundValue; choices: string[] }, say) =>
    `dice ${foundWords(found, say)} y sólo puede ser: ${choices.join(', ')}.`,
  empty: () => 'está vacío.',
  'empty-unlike': () => 'está vacío. Escriba el dato.',
  'too-few': ({ least }: { least: number }) =>
    `la lista está vacía o le faltan renglones: lleva al menos ${least}.`,
  'too-small': ({ least }: { least: number }) => `es menor que ${least}.`,
  'too-big': ({ most }: { most: number }) => `pasa del máximo de ${most}.`,
  'unknown-key': ({ key, near, keys }: { key: string; near?: string; keys: string[] }) =>
    `la clave «${key}» no existe aquí. ${near ? `¿Quiso escribir «${near}»?` : `Bórrela o use una de: ${keys.join(', ')}.`}`,
  'bad-form': () => 'no tiene la forma que se espera.',
  'key-name': () => 'la clave sólo lleva letras sin acento y cifras, y empieza con minúscula.',

  day: () => 'la fecha no existe o no tiene la forma AAAA-MM-DD.',
  phone: () => 'el teléfono no tiene la forma esperada.',
  'phone-or-empty': () => 'no es un teléfono, ni «- - -», ni vacío («""»).',
  extension: () => 'la extensión lleva de 2 a 6 cifras; si no hay, borre el renglón.',
  'extension-or-empty': () => 'la extensión lleva de 2 a 6 cifras, o va vacía.',
  mail: ({ sign }: { sign?: string }) =>
    `no es una dirección de correo${sign ? `: lleva ${sign === ' ' ? 'un espacio' : `«${sign}» (${codeOf(sign)})`}, que no cabe en ella` : ''}.`,
  'mail-or-empty': () => 'no es un correo, ni «- - -», ni vacío («""»).',
  web: () => 'no es una dirección web completa.',
  'contact-address': () => 'no es un teléfono de diez cifras ni una dirección con https://.',
  'contact-whatsapp': () =>
    'no es un enlace sencillo de WhatsApp. Escriba https://wa.me/52 y las diez cifras del teléfono, sin nada más.',
  'contact-tracked': ({ plain }: { plain: string }) =>
    `lo que sigue a «?» o «#» puede decir quién abrió el enlace. Escriba sólo: ${plain}`,
  'site-root': () => 'lleva algo después del nombre del sitio, y el sitio ocupa la raíz.',
  link: () => 'no es una ruta ni una dirección web.',
  picture: () => 'no es la ruta de una imagen .jpg, .png, .webp, .avif o .svg.',
  'pdf-path': () => 'no es la ruta de un PDF.',
  'pdf-name': () => 'no es el nombre de un PDF.',
  path: ({ why }: { why: PathReason }) => `${pathWords(why)}.`,
  name: ({ why }: { why: NameReason }) => `${nameWords(why)}.`,
  id: () => 'sólo admite letras sin acento, cifras y guiones.',
  'norm-code': () => 'no es la clave de una norma.',
  citation: () => `la cita ${BAD_CITATION}.`,
  'former-address': () =>
    'no es una dirección de este sitio: empieza y termina con «/», sin acentos ni espacios.',
  'page-address': () =>
    'no es la dirección de una página: empieza y termina con «/», por ejemplo: /prensa/.',
  hash: () => 'no es una huella SHA-256: son 64 cifras y letras de la «a» a la «f».',
  'content-file': () => 'no es un archivo de content/.',
  'release-year': () => 'ningún comunicado es de antes de 1990. Revise el año.',
  'notice-title': () => 'el título pasa de 90 letras. Diga lo principal; lo demás va en el texto.',
  'last-day-before': () => 'el último día es anterior al primero.',
  'last-day-not-after': () => 'el último día no es posterior al primero.',
  siglas: () => 'las siglas llevan sólo mayúsculas, sin puntos.',
  role: () => 'el papel lleva sólo letras sin acento, y empieza con minúscula.',
  login: () =>
    'el nombre con que se entra sólo lleva minúsculas sin acento y cifras, y entre ellas «.», «_», «@» o «-».',
  'proxy-address': () => 'no es la dirección del proxy, sin nada detrás.',
  'socket-path': () => 'no es la ruta completa de un archivo.',
  hours: () => 'no se entiende como días y horas, con cada día una vez.',
  'short-name': () => 'no empieza con su artículo, «la» o «el».',
  'pdf-prefix': () => 'sólo admite letras sin acento, cifras, guiones y «/».',
  colour: () => 'no es un color: lleva «#» y seis cifras o letras de la a a la f.',
  'emblem-line': () => 'no es el atributo d de una línea de un dibujo .svg.',
  'folio-letter': () => 'debe ser una sola letra mayúscula, que no sea I, L, O ni U.',
  'sent-value': () =>
    'debe ser { campo: … }, { fijo: …, etiqueta: … } o { correo: …, etiqueta: … }.',

  'law-publication': () => 'falta: dónde y cuándo se publicó.',
  'law-siglas': () => 'falta: es lo que dicen los textos que la citan.',
  'law-role': () => 'falta: una ley sin nombre se conoce por su papel.',
  'law-purpose': () => 'falta: para qué es la ley, mientras no tenga nombre.',

  'norm-unlinked': () => 'una norma vigente debe tener enlace.',
  'norm-legend-in-force': () =>
    'una norma vigente no lleva leyenda. Quítela, o escriba el estado que dice.',
  'norm-legend-missing': () => 'una norma que no está vigente lleva la leyenda de su estado.',
  'norm-legend-other': (_: object, say) =>
    `la leyenda dice otra cosa que ${say.key('estado')}. Corrija la que esté mal.`,
  'norm-ends-before': (_: object, say) =>
    `dejó de regir antes de empezar. Corrija ${say.key('desde')} o ${say.key('hasta')}.`,
  'term-other': ({ days, from }: { days: number; from: string }, say) =>
    `no dice lo que ${say.key('cuenta')}: «${days} días» y «${from}». Corrija el que esté mal.`,
  'term-no-day': () => 'no es un día de cada año.',
  'term-twice': (_: object, say) =>
    `calcula otro último día que el de ${say.key('ultimoDia')}. Deje uno de los dos.`,
  'term-unsourced': () => 'falta: lo que la página calcula lleva la ley en que se funda.',

  'form-autofill': ({ type, value, all }: { type: string; value: string; all: string[] }) =>
    `un campo de tipo «${type}» no se llena con «${value}». ${all.length > 0 ? `Escriba uno de: ${all.join(', ')}` : 'Borre el renglón'}.`,
  'form-mode-lacks': ({ key }: { key: string }, say) =>
    `falta ${say.key(key)}: un formulario de varios modos pregunta antes cuál, y cada modo es una respuesta.`,
  'form-mode-repeated': ({ id, first }: { id: string; first: number }) =>
    `«${id}» ya es el id del modo ${first} de este formulario.`,
  'form-field-unknown': ({ field, whose }: { field: string; whose: 'form' | 'mode' }) =>
    `nombra el campo «${field}», que no está entre los de ${whose === 'form' ? 'este formulario' : 'este modo'}.`,
  'form-field-unsent': ({ field }: { field: string }, say) =>
    `no envía «${field}», que este modo pregunta: lo que escriban ahí se perdería. Agréguelo a ${say.key('carga')}, o quítelo de ${say.key('campos')}.`,
  'form-no-story': () =>
    'no nombra ningún campo de tipo «textarea», que es el que se pide cuando no se escribió ninguno.',
  'form-not-anonymous': ({ field }: { field: string }) =>
    `el modo anónimo no puede pedir «${field}», que dice quién escribe. Quítelo de este modo.`,
} satisfies Table;
