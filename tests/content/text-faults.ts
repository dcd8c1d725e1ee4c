import { comunicado, swap, type Edits } from './project';
import { RIGHT, TYPED } from './typed-faults';

const LOOKALIKES = [
  ['𝗔𝘃𝗶𝘀𝗼 importante', '𝗔𝘃𝗶𝘀𝗼', 'Aviso'],
  ['Abre la 𝓬𝓸𝓷𝓿𝓸𝓬𝓪𝓽𝓸𝓻𝓲𝓪', '𝓬𝓸𝓷𝓿𝓸𝓬𝓪𝓽𝓸𝓻𝓲𝓪', 'convocatoria'],
  ['Ａｖｉｓｏ importante', 'Ａｖｉｓｏ', 'Aviso'],
  ['Ⓐⓥⓘⓢⓞ importante', 'Ⓐⓥⓘⓢⓞ', 'Aviso'],
  ['🅰🆅🅸🆂🅾 importante', '🅰🆅🅸🆂🅾', 'AVISO'],
  ['🅐🅥🅘🅢🅞 importante', '🅐🅥🅘🅢🅞', 'AVISO'],
  ['ᵃᵛⁱˢᵒ importante', 'ᵃᵛⁱˢᵒ', 'aviso'],
  ['Quejas en el ⓪⑦⓪', '⓪⑦⓪', '070'],
  ['Quejas en el 𝟎𝟕𝟎', '𝟎𝟕𝟎', '070'],
  ['Un \u0430viso', '\u0430viso', 'aviso'],
  ['Una \u039FBRA pública', '\u039FBRA', 'OBRA'],
  ['ᴀᴠɪꜱᴏ importante', 'ᴀᴠɪꜱᴏ', 'aviso'],
  ['La \u0421\u041E\u0405\u0422\u0410 norte', '\u0421\u041E\u0405\u0422\u0410', 'COSTA'],
] as const;

export const WRITTEN: [data: Record<string, string>, message: string][] = [
  [{ titulo: '"**Abren** un módulo"' }, 'titulo: lleva «**», que aquí se ve tal cual.'],
  [{ resumen: '"Vea [x](/prensa/)."' }, 'resumen: lleva un enlace, que aquí se ve tal cual.'],
  [{ resumen: '"Vea <b>esto</b>."' }, 'resumen: el HTML «<b>» se vería tal cual.'],
  ...LOOKALIKES.map(([titulo, word, plain]): [data: Record<string, string>, message: string] => [
    { titulo },
    `titulo: «${word}» lleva signos que sólo parecen letras: el buscador no los halla y quien oye la página no los entiende. Escriba «${plain}».`,
  ]),
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
    ['\\a', '0007'],
    ['\\U000E0048', 'E0048'],
    ['\\fotos', '000C'],
  ].map(([sign, code]): [Record<string, string>, string] => [
    { titulo: `"Vea C${sign}"` },
    `titulo: hay un signo que no se ve (U+${code}) después de «Vea C». Bórrelo, o escriba de nuevo el renglón; si escribió «\\», ponga el texto entre comillas simples.`,
  ]),
];

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
  ['titulo: *Aviso*', 'el texto empieza con «*»'],
  ['titulo: {{telefono}}', 'la referencia va entre comillas: titulo: "{{telefono}}"'],
  ...['@', '%', '>', '}'].map((sign): [string, string] => [
    `titulo: ${sign}Aviso de hoy`,
    `el texto empieza con «${sign}»; ponga el texto entre comillas: titulo: "${sign}Aviso de hoy"`,
  ]),
  [
    'titulo: "Abren "El Faro" hoy"',
    'dentro de un texto entre comillas use «»: titulo: "Abren «El Faro» hoy"',
  ],
  ['titulo:Aviso', 'falta un espacio después de «titulo:»'],
  ['titulo: Aviso: hoy', 'hay dos puntos «: » de más; ponga el texto entre comillas'],
  ...['nuevo', 'temas'].map((folder): [string, string] => [
    `titulo: "La guardé en C:\\${folder}"`,
    `entre comillas dobles «\\${folder.charAt(0)}» es otro signo, y se perdería. Use comillas simples: titulo: 'La guardé en C:\\${folder}'`,
  ]),
  [
    'titulo:\u00A0Aviso de hoy',
    'después de «titulo:» hay un espacio que no es el común (U+00A0). Bórrelo y escriba uno con la barra',
  ],
  [
    'titul\u043E: Aviso de hoy',
    'la clave «titul\u043E» lleva un signo que sólo se parece al del teclado: «\u043E» (U+043E), después de «titul». Escríbala de nuevo.',
  ],
  ['\uFF54itulo: Aviso', '(U+FF54), al principio.'],
  ...['：', '꞉'].map((colon): [string, string] => [
    `titulo${colon} Aviso de hoy`,
    `los dos puntos «${colon}» de «titulo» no son los comunes (U+${(colon.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}). Escriba «titulo:» con los del teclado`,
  ]),
];

const slug = (list: string, index: number) => `prensa/${list}-${index}.md`;
export const typedFile = (index: number) => slug('texto', index);
export const writtenFile = (index: number) => slug('datos', index);
export const yamlFile = (index: number) => slug('yaml', index);

export const BODY_LINE = 9;

const releases = <T>(
  first: number,
  nameOf: (index: number) => string,
  rows: T[],
  write: (row: T, numero: number) => string,
): Edits => Object.fromEntries(rows.map((row, at) => [nameOf(at), write(row, first + at)]));

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

export const NO_FAULTS: Edits = {
  ...releases(400, typedFile, RIGHT, (body, numero) =>
    comunicado({ numero, titulo: `Abren el módulo ${numero}` }, body),
  ),
  'direcciones/normatividad.md': (text) =>
    text.replace(/^## Normas Especiales\n[^]*?(?=^## )/im, '## Normas especiales\n\n'),
  'normas/normas-especiales.yml': swap(
    'nombre: NTE-01\n',
    'nombre: NTE-01\n    estado: sustituida\n    leyenda: Sustituida por NTE-03 y NTE-04, después de estar en lugar de NTA-39\n',
  ),
  'prensa/comillas.md': comunicado({
    numero: 501,
    titulo: "'La guardé en C:\\fotos'",
    resumen: '"Dice \\"sí\\" y \\u00f1.\\nOpción uno:\\ncualquiera.\\tFin."',
    lugar: 'Tijuana,\u00A0Baja California',
    alt: '"🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} y 👨‍👩‍👧"',
  }),
  'prensa/notas.md': comunicado({ numero: '500 # el que sigue', lugar: 'Tijuana\n# nota' }),
};
