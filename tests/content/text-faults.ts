import { comunicado, swap, type Edits } from './project';

/**
 * What authors type when they mean Markdown or YAML, and would be published otherwise: what stands in
 * the text of a release, the line of it (from 1) that is told, and the words that tell it.
 */
export const TYPED: [what: string, body: string, line: number, message: string][] = [
  [
    'un enlace con espacios',
    'Vea\n[x](/static/pdf/Codigo de etica.pdf).',
    2,
    'la dirección de «[x](/static/pdf/Codigo de etica.pdf)» lleva espacios',
  ],
  [
    'un enlace sin cerrar',
    '[x](/prensa/',
    1,
    'al enlace «[x](/prensa/» le falta el «)» del final.',
  ],
  [
    'un teléfono con espacios',
    '[x](tel:664 555 0100)',
    1,
    'no sería un enlace. Escriba sólo cifras: tel:6645550100',
  ],
  [
    'un correo con espacios',
    '[x](mailto: a@b.mx)',
    1,
    'Escriba el correo sin espacios: mailto:quejas@oficina.example',
  ],
  ['otro sitio con espacios', '[x](https://b.mx/un acta)', 1, 'Quítelos, o escriba %20'],
  ['un espacio entre «]» y «(»', 'Vea [x] (/prensa/)', 1, 'en «[x] (/prensa/)» sobra el espacio'],
  ['paréntesis y corchetes al revés', 'Vea (x)[/prensa/]', 1, 'están cambiados los paréntesis'],
  ['una referencia sin dirección', 'Vea [x][y].', 1, '«[x][y]» no dice a qué dirección lleva.'],
  ['un enlace sin texto', '[](/prensa/)', 1, 'el enlace a «/prensa/» no tiene texto'],
  ['un enlace sin dirección', '[x]()', 1, 'el enlace «x» no dice a dónde lleva'],
  ['negritas con un espacio', 'Son **negritas **', 1, 'hay un «**» que se vería tal cual'],
  ['dos asteriscos', 'Falta ** aquí', 1, 'Si debe verse, escriba \\*\\*'],
  ['negritas sin cerrar', 'Uno.\n\n- **sin cerrar', 3, 'hay un «**» que se vería tal cual'],
  ['un título sin espacio', '##Sin espacio', 1, 'falta un espacio después de los «#»'],
  ['una lista numerada sin espacio', '1.Uno\n2.Dos', 1, 'falta un espacio después del número'],
  ['una lista sin espacio', '-Uno\n-Dos', 1, 'falta un espacio después del «-»'],
  ['una lista de negritas sin espacio', '1.**Uno**', 1, 'en «1.**Uno**» falta un espacio después'],
  ['otra, con guion', '-**Nota:** x', 1, 'en «-**Nota:** x» falta un espacio después del «-»'],
  [
    'una lista con «1.-» y negritas',
    '1.- **Uno**\n2.- Dos',
    1,
    'empiezan como «1.- **Uno**» quedarían',
  ],
  ['una lista con «1.-»', '1.- Uno\n2.- Dos', 1, 'quedarían en un solo párrafo'],
  ['una lista con letras', 'Uno:\na) Uno\nb) Dos', 2, 'quedarían en un solo párrafo'],
  ['las viñetas de Word', '• Uno\n• Dos', 1, '«• Uno» no sería una lista.'],
  ['las rayas de Word', '– Uno\n– Dos', 1, '«– Uno» no sería una lista.'],
  [
    'una tabla sin su renglón de rayas',
    '| a | b |\n| 1 | 2 |',
    1,
    'parece una tabla y no lo sería',
  ],
  ['una nota sin texto', 'Uno[^9].', 1, 'la nota «[^9]» no tiene texto.'],
  [
    'una nota que nadie llama',
    'Uno.\n\n[^9]: Nota.',
    3,
    'ninguna parte del texto llama a la nota «[^9]»',
  ],
  ['una referencia sin cerrar', 'Llame al {{telefono', 1, '«{{telefono» no es una referencia'],
  ['una referencia con una llave', 'Llame al {telefono}.', 1, 'Escríbala así: {{telefono}}'],
  ['unas llaves', 'Dice {Hola}.', 1, 'Si debe verse, escriba: \\{Hola\\}'],
  ['una referencia con corchetes', 'Llame al [[telefono]].', 1, 'Escríbala así: {{telefono}}'],
  ['una referencia con porcentajes', 'Llame al %telefono%.', 1, 'Escríbala así: {{telefono}}'],
  [
    'una referencia con llaves de más',
    '{{{{telefono}}}}',
    1,
    '«{{{{telefono}}}}» lleva llaves de más.',
  ],
  [
    'una raya pegada al párrafo',
    'Uno.\n\nDos\n---\n',
    3,
    'el renglón de «---» o «===» vuelve título a «Dos»',
  ],
  [
    'los datos pegados otra vez',
    'Uno.\n\n---\ntitulo: Otro\nfecha: 2025-01-01\n---\n',
    3,
    'hay un segundo bloque de datos entre «---».',
  ],
  [
    'un recuadro entre rayas',
    'Uno.\n\n---\nContacto: x\nHorario: 8 a 15\n---',
    3,
    'deje un renglón vacío entre cada «---» y lo que encierran.',
  ],
  [
    'un título que se salta otro',
    '## A\n\n#### B',
    3,
    'el título «B» lleva «####» y antes falta uno con «###».',
  ],
  ['un subtítulo sin título', '### A', 1, 'el título «A» lleva «###» y antes falta uno con «##».'],
  [
    'el título de la página',
    '> # Citado',
    1,
    'el título «Citado» debe llevar «##», «###» o «####»',
  ],
  ['un título vacío', 'Uno.\n\n## ', 3, 'hay un título vacío («##»)'],
  ['un título sin letras', '## 🎉', 1, 'el título «🎉» no tiene letras ni cifras.'],
  [
    'un título con el nombre de una parte',
    '## Contenido',
    1,
    '«Contenido» es el nombre de una parte de todas las páginas',
  ],
  [
    'celdas de más',
    '| a | b |\n| - | - |\n| c | d | e |',
    3,
    'este renglón de la tabla tiene 3 celdas y los títulos son 2',
  ],
  ['HTML', 'Uno.\n\n<b>hola</b>', 3, 'el HTML «<b>» no se publica. Escriba Markdown.'],
  ['HTML tras una nota del autor', '<!-- nota --> <i>adiós</i>', 1, 'el HTML «<i>'],
  ['un espacio por llenar', 'Vino <nombre completo>.', 1, 'use corchetes: [nombre completo]'],
  ['un espacio de una palabra', 'Vino <nombre>.', 1, 'use corchetes: [nombre]'],
  ['un salto de HTML', 'Uno<br>dos.', 1, 'Para empezar otro párrafo, deje un renglón vacío.'],
  [
    'texto tras una nota del autor',
    '<!-- nota --> Texto que sigue.',
    1,
    '«Texto que sigue.» está en el renglón de una nota y no se publicaría. Pase la nota a un renglón propio.',
  ],
  [
    'asteriscos que llaman',
    'Uno.\n\nQuejas (*) y denuncias (*)',
    3,
    'no se verían los «*»: se toman por cursivas. Si deben verse, escriba «\\*» en vez de cada uno.',
  ],
  ['asteriscos que multiplican', '3*4=12 y 5*6=30', 1, 'no se verían los «*»'],
  ['tildes entre cifras', '5~6 y 7~8', 1, 'no se verían los «~»: se toman por tachado.'],
  [
    'números que no se siguen',
    '12. Uno\n15. Dos',
    2,
    'el «15.» de esta lista saldría como «13.». Numere seguido; o, si los números deben verse así, escriba «12\\.» y «15\\.»',
  ],
  ['una nota del autor sin cerrar', 'Uno.\n\n<!-- nota\n\nDos.', 3, 'la nota «<!-- nota'],
  ['nada', '', 1, 'el comunicado no tiene texto.'],
  ['sólo espacios', '   \n\t', 1, 'el comunicado no tiene texto.'],
  ['sólo una nota del autor', '<!-- falta -->', 1, 'el comunicado no tiene texto.'],
];

/** As close to those as what is right comes: nothing is told of it. */
export const RIGHT = [
  '## A\n\n### B\n\n## C\n\n1. Uno\n2. Dos\n\n- **a**: b\n- c\n\n| a | b |\n| - | - |\n| c |',
  'Vea [x](/prensa/), [y][r] y [z](/prensa/ "Los comunicados").\n\n[r]: /sindico/',
  'Cuesta 1.5 pesos, el 20% o 3*4. La regla [sic] y (otra) dice {1}. «– así –».',
  '\\*\\*tal cual\\*\\*, \\[x\\](y), `**` y `{telefono}`, `[x] (/a)`.',
  'Uno\n– dicho así – sigue.\n\n—Hola —dijo.\n\n1.er informe y 1.o de mayo.',
  '1.- Uno.\n\n2.- Dos.\n\na) Tres.',
  '—*Buenos días* —dijo.\n\n—[Juan Pérez](/prensa/) asistió.\n\n—**Uno**—\n\n–**5** grados',
  '> — Ana Ruiz, síndica\n\n— Buenos días —dijo.\n\n– 30 –',
  'a) Nombre  \nb) Domicilio\n\n1.- Uno\\\n2.- Dos',
  '7.mo, 8.vo, 9.no y 10.mo.\n\n7.mo informe\n8.vo informe\n1.as y 1.os lugares',
  'Quejas (\\*) y (\\*), 3\\*4 y 5\\*6, 5\\~6 y 7\\~8, \\{Hola\\}, Falta \\*\\* aquí.',
  '12\\. Uno\n\n15\\. Dos\n\n## A\n\n1. Uno\n1. Dos\n\n## B\n\n3. Uno\n4. Dos',
  '*Uno* y **dos** (*tres*), ~~cuatro~~.\n\n---\n\nContacto: x\n\n---',
  '#TijuanaSegura\n\nNombre: ____________',
  '> Cita.\n> Otra.\n\n***\n\nFin[^1].\n\n[^1]: Nota.',
  '<!-- nota -->\n\n![Una fila.](/ilustraciones/queja.svg)',
];

/** What stands in the data of a release, the field that is told, and the words that tell it. */
export const WRITTEN: [what: string, data: Record<string, string>, message: string][] = [
  ['negritas', { titulo: '"**Abren** un módulo"' }, 'titulo: lleva «**», que aquí se ve tal cual.'],
  [
    'un enlace',
    { resumen: '"Vea [x](/prensa/)."' },
    'resumen: lleva un enlace, que aquí se ve tal cual.',
  ],
  ['HTML', { resumen: '"Vea <b>esto</b>."' }, 'resumen: el HTML «<b>» se vería tal cual.'],
  [
    'un título que no se ve',
    { titulo: '"\u200B\u200B"' },
    'titulo: sólo tiene signos que no se ven.',
  ],
  ['un título de espacios', { titulo: '"   "' }, 'titulo: está vacío.'],
  [
    'una referencia sin cerrar',
    { resumen: '"Llame al {{telefono"' },
    'resumen: «{{telefono» no es una referencia',
  ],
  [
    'una referencia con una llave',
    { resumen: '"Llame al {telefono}"' },
    'Escríbala así: {{telefono}}',
  ],
  [
    'comillas de más en un número',
    { numero: '"11"' },
    'numero: debe ser un número y dice un texto (11). Quite las comillas: numero: 11',
  ],
];

/** Data that YAML would cut, change or take for something else: the line that is told, and its remedy. */
export const YAML: [what: string, line: string, message: string][] = [
  [
    'un «#» que corta el título',
    'titulo: Módulo #5 abre',
    'lo que sigue a « #» no se publica: «#5 abre». Si es parte del texto, póngalo entre comillas: titulo: "Módulo #5 abre".',
  ],
  [
    'un «#» que corta el texto en otro renglón',
    'titulo: Av. Independencia\n\n  #1350, Zona Río',
    'este renglón no se publica: «#1350, Zona Río». Si es parte del texto, póngalo entre comillas: titulo: "Av. Independencia #1350, Zona Río".',
  ],
  ['un «#» que se lo lleva todo', 'titulo: #5 abre', 'no se publica: «#5 abre»'],
  [
    'un «&»',
    'titulo: &Aviso importante',
    'el texto empieza con «&» y se perdería su primera palabra. Ponga el texto entre comillas: titulo: "&Aviso importante"',
  ],
  ['un «!»', 'titulo: !Aviso importante!', 'titulo: "!Aviso importante!"'],
  ['una etiqueta de YAML', 'titulo: !!js/function "x"', 'el texto empieza con «!»'],
  ['un alias', 'titulo: *Aviso*', 'el texto empieza con «*»'],
  [
    'una referencia sin comillas',
    'titulo: {{telefono}}',
    'la referencia va entre comillas: titulo: "{{telefono}}"',
  ],
  ...['@', '%', '`', '|', '>', '[', '}', ','].map((sign): [string, string, string] => [
    `un «${sign}» al principio`,
    `titulo: ${sign}Aviso de hoy`,
    `el texto empieza con «${sign}»; ponga el texto entre comillas: titulo: "${sign}Aviso de hoy"`,
  ]),
  [
    'comillas dentro de comillas',
    'titulo: "Abren "El Faro" hoy"',
    'dentro de un texto entre comillas use «»: titulo: "Abren «El Faro» hoy"',
  ],
  ['dos puntos pegados', 'titulo:Aviso', 'falta un espacio después de «titulo:»'],
  [
    'dos puntos de más',
    'titulo: Aviso: hoy',
    'hay dos puntos «: » de más; ponga el texto entre comillas',
  ],
];

const slug = (list: string, index: number) => `prensa/${list}-${index}.md`;
export const typedFile = (index: number) => slug('texto', index);
export const writtenFile = (index: number) => slug('datos', index);
export const yamlFile = (index: number) => slug('yaml', index);
export const rightFile = (index: number) => slug('bien', index);

/** The first line of a release's text in its file. */
export const BODY_LINE = 9;

/** A project in which each release has one of these faults. */
export const TEXT_FAULTS: Edits = {
  ...Object.fromEntries(
    TYPED.map(([, body], index) => [typedFile(index), comunicado({ numero: 100 + index }, body)]),
  ),
  ...Object.fromEntries(
    WRITTEN.map(([, data], index) => [
      writtenFile(index),
      comunicado({ numero: 200 + index, ...data }),
    ]),
  ),
  ...Object.fromEntries(
    YAML.map(([, line], index) => [
      yamlFile(index),
      swap('titulo: Abren un módulo de quejas', line)(comunicado({ numero: 300 + index })),
    ]),
  ),
  'direcciones/contraloria.md': (text) => text.replace(/^## /m, 'Esto se perdería.\n\n## '),
  'direcciones/social.md': (text) => text.replace(/^##.*$/gm, '').replace(/^(?=#)/gm, ''),
};

/** A project in which releases come close to those faults. */
export const NO_FAULTS: Edits = {
  ...Object.fromEntries(
    RIGHT.map((body, index) => [
      rightFile(index),
      comunicado({ numero: 400 + index, titulo: `Abren el módulo ${index}` }, body),
    ]),
  ),
  // What follows is no part of a number, nor what stands under a key of the text before it.
  'prensa/notas.md': comunicado({ numero: '500 # el que sigue', lugar: 'Tijuana\n# nota' }),
};
