/** @jest-environment node */
import { copies, maker } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const AVISO = {
  titulo: 'Hoy no hay servicio',
  nivel: 'importante',
  desde: '2099-01-01',
  hasta: '2099-01-02',
};
const aviso = maker(AVISO, 'Vuelve **mañana**.');

const FILE = 'avisos/sin-servicio.md';
const ONLY =
  '8 un aviso lleva sólo párrafos, listas, negritas y enlaces. Quite lo demás, o póngalo en una página y enlácela.';

it.each<[string, string, string[]]>([
  ['está bien con lo necesario, aun sin texto', aviso({}, ''), []],
  [
    'no termina antes de empezar',
    aviso({ hasta: '2098-12-31' }),
    ['5 hasta: el último día es anterior al primero. Escriba, por ejemplo: hasta: 2026-12-24'],
  ],
  [
    'tiene uno de los tres niveles',
    aviso({ nivel: 'grave' }),
    [expect.stringMatching(/^3 nivel: .*urgente.*importante.*informativo/) as string],
  ],
  [
    'nombra páginas que existen, cada una una vez',
    aviso({ paginas: '[/prensas/, /prensa/, /prensa/]' }),
    [
      '6 paginas.2: «/prensa/» está repetido en la lista. Deje uno solo.',
      '6 paginas.0: la página «/prensas/» no existe. ¿Quiso escribir «/prensa/»?',
    ],
  ],
  [
    'nombra páginas, no partes de ellas ni otros sitios',
    aviso({ paginas: '["/prensa/#uno", "https://oficina.example/"]' }),
    ['0', '1'].map(
      (at) =>
        expect.stringContaining(
          `6 paginas.${at}: no es la dirección de una página: empieza y`,
        ) as string,
    ),
  ],
  [
    'no se pierde donde no se mostraría',
    aviso({ paginas: '[/denuncia/, /prueba/]' }),
    [
      '6 paginas.0: «/denuncia/» es la página de un formulario, y ahí sólo se muestra un aviso urgente. Escriba nivel: urgente, o quite esa dirección.',
      '6 paginas.1: «/prueba/» no muestra avisos. Quite esa dirección.',
    ],
  ],
  [
    'urgente, cabe en la página de un formulario',
    aviso({ nivel: 'urgente', paginas: '[/denuncia/]' }),
    [],
  ],
  ['no lleva subtítulos', aviso({}, 'Uno.\n\n## Dos\n\nTres.').replace('Uno.\n\n', '\n'), [ONLY]],
  [
    'es breve',
    aviso({}, 'Uno dos. '.repeat(34)),
    [
      '7 el aviso tiene 305 letras, y caben 300. Deje lo que hay que saber, y enlace la página que diga lo demás.',
    ],
  ],
])('un aviso %s', (_what, text, said) => expect(check({ [FILE]: text }).said(FILE)).toEqual(said));

it('dos avisos no dicen lo mismo', () => {
  const { problems } = check({ 'avisos/otro.md': aviso(), [FILE]: aviso() });
  expect(problems).toEqual([
    'avisos/sin-servicio.md:2 titulo: el aviso «Hoy no hay servicio» ya es de content/avisos/otro.md. Cambie uno de los dos.',
  ]);
});

it('del que ya terminó se avisa, y no detiene nada', () => {
  const { problems, warnings } = check({
    [FILE]: aviso({ desde: '2025-01-01', hasta: '2025-01-02' }),
  });
  expect(problems).toEqual([]);
  expect(warnings.filter((line) => line.startsWith(FILE))).toEqual([
    'avisos/sin-servicio.md:5 aviso: hasta: este aviso terminó el 2025-01-02 y ya no se muestra. Borre su archivo, o escriba otro día.',
  ]);
});
