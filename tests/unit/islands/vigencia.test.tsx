import { fireEvent, screen } from '@testing-library/dom';
import { start } from '@/components/islands/vigencia';
import { NormaPage } from '@/components/sections/NormaPage';
import { normaPath } from '@/lib/routes';
import { withNormas } from '../norma';
import { one, show } from '../sections/pagina';
import { viewOf } from '../site/sources';

const CONTENT = withNormas([
  {
    ...{ nombre: 'NTA-33', desde: '2016-04-08', hasta: '2024-12-31' },
    ...{ estado: 'derogada', leyenda: 'DEROGADA' },
  },
  { nombre: 'NTA-34', descripcion: 'Sin fechas' },
  { nombre: 'NTA-39', desde: '2017-03-03', estado: 'sustituida' },
  { nombre: 'NTE-01', desde: '2025-01-01', sustituyeA: ['NTA-39'] },
  { nombre: 'NTA-35', estado: 'sustituida' },
  { nombre: 'NTE-02', desde: '2025-01-01', hasta: '2025-12-31', sustituyeA: ['NTA-35'] },
]);

function ask(code: string, day: string) {
  show(<NormaPage {...viewOf('norma', normaPath(code), CONTENT)} />);
  start(one('[data-island=vigencia]'));
  fireEvent.input(screen.getByLabelText('¿Regía en otra fecha?'), {
    target: { value: day },
  });
  return one('output').textContent;
}

it.each([
  ['NTA-33', '2019-05-03', 'El 3 de mayo de 2019 regía la NTA‑33.'],
  [
    'NTA-33',
    '2016-04-07',
    'El 7 de abril de 2016 no regía la NTA‑33. Empezó a regir el 8 de abril de 2016.',
  ],
  [
    'NTA-33',
    '2025-01-02',
    'El 2 de enero de 2025 no regía la NTA‑33. Rigió hasta el 31 de diciembre de 2024.',
  ],
  [
    'NTA-39',
    '2025-01-02',
    'El 2 de enero de 2025 no regía la NTA‑39. Dejó de regir el 1 de enero de 2025.',
  ],
  [
    'NTA-34',
    '2010-01-01',
    'No consta si el 1 de enero de 2010 regía la NTA‑34. El catálogo no dice desde qué día se aplicó.',
  ],
  [
    'NTA-35',
    '2026-02-01',
    'No consta si el 1 de febrero de 2026 regía la NTA‑35. Antes no regía, y el catálogo no dice si rigió después.',
  ],
  ['NTA-33', '2099-05-03', 'Esa fecha no ha llegado: el catálogo dice lo que rige hoy.'],
  ['NTA-33', '0201-05-03', ''],
  ['NTA-33', '', ''],
])('de la %s, para el día «%s», contesta en su página: «%s»', (code, day, said) => {
  expect(ask(code, day).trim()).toBe(said);
});

it('si no consta dice a quién preguntar, con un teléfono que se marca; si consta, no', () => {
  const whom = () => one('[data-island=vigencia] p');
  ask('NTA-34', '2010-01-01');
  expect(whom()).toBeVisible();
  expect(whom()).toHaveTextContent(/^Pregunte al \d{3}\s\d{3}\s\d{4}/);
  expect(one('a', whom())).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  for (const [code, day] of [
    ['NTA-33', '2019-05-03'],
    ['NTA-34', '2099-01-01'],
  ] as const) {
    ask(code, day);
    expect(whom()).not.toBeVisible();
  }
});

it('de un año a medias no contesta mientras se escribe, y al salir del recuadro pide revisarlo', () => {
  expect(ask('NTA-33', '0201-05-03')).toBe('');
  fireEvent.blur(screen.getByLabelText('¿Regía en otra fecha?'));
  expect(one('output')).toHaveTextContent('Revise el año.');
});
