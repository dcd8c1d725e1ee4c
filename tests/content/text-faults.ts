import { comunicado, swap, type Edits } from './project';
import { RIGHT, TYPED } from './typed-faults';

/** What is in the data of a release, the field that is told, and the words that tell it. */
export const WRITTEN: [data: Record<string, string>, message: string][] = [
  [{ titulo: '"**Abren** un módulo"' }, 'titulo: lleva «**», que aquí se ve tal cual.'],
  [{ resumen: '"Vea [x](/prensa/)."' }, 'resumen: lleva un enlace, que aquí se ve tal cual.'],
  [{ resumen: '"Vea <b>esto</b>."' }, 'resumen: el HTML «<b>» se vería tal cual.'],
  [{ titulo: '"\u200B\u200B"' }, 'titulo: sólo tiene signos que no se ven.'],
  [{ titulo: '"   "' }, 'titulo: está vacío.'],
  [{ resumen: '"Llame al {{telefono"' }, 'resumen: «{{telefono» no es una referencia'],
  [{ resumen: '"Llame al {telefono}"' }, 'Escríbala así: {{telefono}}'],
  [
    { numero: '"11"' },
    'numero: debe ser un número y dice un texto (11). Quite las comillas: numero: 11',
  ],
  ...[
    ['\\u202E', '202E'],
    ['\u202E', '202E'],
    ['\\u2066', '2066'],
    ['\\x07', '0007'],
    ['\\a', '0007'],
    ['\\0', '0000'],
    ['\\ud800', 'D800'],
    ['\\uFFFD', 'FFFD'],
    ['\\U000E0048', 'E0048'],
    ['\\fotos', '000C'],
  ].map(([sign, code]): [Record<string, string>, string] => [
    { titulo: `"Vea C${sign}"` },
    `titulo: hay un signo que no se ve (U+${code}) después de «Vea C». Bórrelo, o escriba de nuevo el renglón; si escribió «\\», ponga el texto entre comillas simples.`,
  ]),
];

/** Data that YAML would cut, change or take for something else: the line that is told, and its remedy. */
export const YAML: [line: string, message: string][] = [
  [
    'titulo: Módulo #5 abre',
    'lo que sigue a « #» no se publica: «#5 abre». Si es parte del texto, póngalo entre comillas: titulo: "Módulo #5 abre".',
  ],
  [
    'titulo: Av. Independencia\n\n  #1350, Zona Río',
    'este renglón no se publica: «#1350, Zona Río». Si es parte del texto, póngalo entre comillas: titulo: "Av. Independencia #1350, Zona Río".',
  ],
  ['titulo: #5 abre', 'no se publica: «#5 abre»'],
  [
    'titulo: &Aviso importante',
    'el texto empieza con «&» y se perdería su primera palabra. Ponga el texto entre comillas: titulo: "&Aviso importante"',
  ],
  ['titulo: !Aviso importante!', 'titulo: "!Aviso importante!"'],
  ['titulo: !!js/function "x"', 'el texto empieza con «!»'],
  ['titulo: *Aviso*', 'el texto empieza con «*»'],
  ['titulo: {{telefono}}', 'la referencia va entre comillas: titulo: "{{telefono}}"'],
  ...['@', '%', '`', '|', '>', '[', '}', ','].map((sign): [string, string] => [
    `titulo: ${sign}Aviso de hoy`,
    `el texto empieza con «${sign}»; ponga el texto entre comillas: titulo: "${sign}Aviso de hoy"`,
  ]),
  [
    'titulo: "Abren "El Faro" hoy"',
    'dentro de un texto entre comillas use «»: titulo: "Abren «El Faro» hoy"',
  ],
  ['titulo:Aviso', 'falta un espacio después de «titulo:»'],
  ['titulo: Aviso: hoy', 'hay dos puntos «: » de más; ponga el texto entre comillas'],
  ...['fotos', 'nuevo', 'temas'].map((folder): [string, string] => [
    `titulo: "La guardé en C:\\${folder}"`,
    `entre comillas dobles «\\${folder.charAt(0)}» es otro signo, y se perdería. Use comillas simples: titulo: 'La guardé en C:\\${folder}'`,
  ]),
  [
    'titulo:\u00A0Aviso de hoy',
    'después de «titulo:» hay un espacio que no es el común (U+00A0). Bórrelo y escriba uno con la barra',
  ],
  [
    'lugar:\n  -\u00A0uno: dos',
    'la clave «-\u00A0uno» lleva un signo que sólo se parece al del teclado: «\u00A0» (U+00A0), después de «-». Escríbala de nuevo.',
  ],
  [
    'titul\u043E: Aviso de hoy',
    'la clave «titul\u043E» lleva un signo que sólo se parece al del teclado: «\u043E» (U+043E), después de «titul». Escríbala de nuevo.',
  ],
  ['titulo\u00A0: Aviso', '(U+00A0), después de «titulo».'],
  ['\uFF54itulo: Aviso', '(U+FF54), al principio.'],
  ...['：', '∶', 'ː', '﹕', '꞉'].map((colon): [string, string] => [
    `titulo${colon} Aviso de hoy`,
    `los dos puntos «${colon}» de «titulo» no son los comunes (U+${(colon.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}). Escriba «titulo:» con los del teclado`,
  ]),
];

const slug = (list: string, index: number) => `prensa/${list}-${index}.md`;
export const typedFile = (index: number) => slug('texto', index);
export const writtenFile = (index: number) => slug('datos', index);
export const yamlFile = (index: number) => slug('yaml', index);

/** The first line of a release's text in its file. */
export const BODY_LINE = 9;

/** A release for each row of a list, with numbers from `first` on. */
const releases = <T>(
  first: number,
  nameOf: (index: number) => string,
  rows: T[],
  write: (row: T, numero: number) => string,
): Edits => Object.fromEntries(rows.map((row, at) => [nameOf(at), write(row, first + at)]));

/** A project in which each release has one of these faults. */
export const TEXT_FAULTS: Edits = {
  ...releases(100, typedFile, TYPED, ([body], numero) => comunicado({ numero }, body)),
  ...releases(200, writtenFile, WRITTEN, ([data], numero) => comunicado({ numero, ...data })),
  ...releases(300, yamlFile, YAML, ([line], numero) =>
    swap('titulo: Abren un módulo de quejas', line)(comunicado({ numero })),
  ),
  'direcciones/contraloria.md': (text) => text.replace(/^## /m, 'Esto se perdería.\n\n## '),
  'direcciones/asuntos.md': (text) => `${text}\n## Vacía\n\n<!-- falta -->\n`,
  'direcciones/social.md': (text) => text.replace(/^##.*$/gm, '').replace(/^(?=#)/gm, ''),
};

/** A project in which releases come close to those faults. */
export const NO_FAULTS: Edits = {
  ...releases(400, typedFile, RIGHT, (body, numero) =>
    comunicado({ numero, titulo: `Abren el módulo ${numero}` }, body),
  ),
  // A tab whose catalogue or document is all that it shows, and a norm in the place of another.
  'direcciones/normatividad.md': (text) =>
    text.replace(/^## Normas Especiales\n[^]*?(?=^## )/im, '## Normas especiales\n\n'),
  'normas/normas-especiales.yml': swap(
    'nombre: NTE-01\n',
    'nombre: NTE-01\n    estado: sustituida\n    leyenda: Sustituida por NTE-03 y NTE-04, después de estar en lugar de NTA-39\n',
  ),
  // What follows is no part of a number, nor what is under a key of the text before it.
  'prensa/comillas.md': comunicado({
    numero: 501,
    titulo: "'La guardé en C:\\fotos'",
    resumen: '"Dice \\"sí\\" y \\u00f1.\\nOpción uno:\\ncualquiera.\\tFin."',
    lugar: 'Tijuana,\u00A0Baja California',
    alt: '"🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} y 👨‍👩‍👧"',
  }),
  'prensa/notas.md': comunicado({ numero: '500 # el que sigue', lugar: 'Tijuana\n# nota' }),
};
