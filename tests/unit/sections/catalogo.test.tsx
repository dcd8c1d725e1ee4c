import { CatalogoPage, CatalogoTable } from '@/components/sections/Catalogos';
import { normaPath } from '@/lib/routes';
import { normaAt } from '@/lib/site/normas';
import { knownOf, vigenciaOf } from '@/lib/site/normas/status';
import { bloqueView, type CatalogoView } from '@/lib/site/views/bloques';
import { sampleWith } from '../../sample';
import { sourcesOf, viewOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const open = (slug: string) =>
  show(<CatalogoTable catalogo={bloqueView(sourcesOf(), 'catalogo', slug).data as CatalogoView} />);
function formato(codigo: string) {
  const row = all('tbody tr').find((one) => one.querySelector('th')?.textContent === codigo)!;
  return { cell: one('td:last-child', row), link: row.querySelector('td a') };
}

describe('un catálogo de normas', () => {
  // Especificación: 2.5-85, 2.5-86, 2.5-87, 3-27, 3-28, 3-29
  // Especificación: 3-30, 3-31, 3-32, 3-33, 3-34, 4-26, 7-56
  it.each([
    ['normas-paramunicipales', 23, 'NTP-01'],
    ['normas-administrativas', 61, 'NTA-01'],
    ['normas-especiales', 4, 'NTE-05'],
  ])(
    '%s tiene sus columnas, %i normas, y la %s vigente se descarga con «LINK», con su nombre y en otra pestaña',
    (slug, count, code) => {
      open(slug);
      expect(texts('[scope=col]')).toEqual(['ID', 'Nombre', 'Descripción', 'Formato']);
      expect(all('tbody th')).toHaveLength(count);
      const { cell, link } = formato(code);
      expect(cell).toHaveTextContent(/^Vigente LINK/);
      expect(link).toHaveAttribute('href', `/static/pdf/${slug}/${code}.pdf`);
      expect(link).toHaveAttribute('download', `${slug}-${code}.pdf`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(new RegExp(code));
    },
  );

  // Especificación: 4-28, 4-29, 4-30
  it.each([
    ['NTA-07', 'DEROGADA 22 DE MAYO DE 2019', '/static/pdf/normas-administrativas/NTA-07.pdf'],
    ['NTA-25', 'ABROGADA', '/static/pdf/normas-administrativas/NTA-25.pdf'],
    ['NTA-19', 'Sustituida temporalmente por NTE-01', undefined],
    ['NTA-39', 'Sustituida temporalmente por NTE-01', undefined],
    ['NTA-43', 'Sustituida temporalmente por NTE-01', undefined],
    ['NTA-41', 'DEROGADA', undefined],
  ])('la %s dice «%s», y lleva a %s', (codigo, words, href) => {
    open('normas-administrativas');
    const { cell, link } = formato(codigo);
    expect(cell).toHaveTextContent(words);
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('dice una vez de cuándo es el catálogo, y qué quiere decir cada estado que tiene', () => {
    open('normas-especiales');
    expect(texts('dt')).toEqual(['Vigente:']);
    open('normas-administrativas');
    expect(one('caption')).toHaveTextContent('según el catálogo al 27 de enero de 2025');
    expect(texts('dt')).toEqual([
      'Vigente:',
      'Derogada:',
      'Abrogada:',
      'Sustituida temporalmente:',
    ]);
  });

  it('cada renglón lleva a la norma por su clave, y el pie a todas las normas', () => {
    open('normas-administrativas');
    expect(one('#nta-33 th a')).toHaveAttribute('href', '/normatividad/nta-33/');
    expect(hrefs('p a').at(-1)).toBe('/normatividad/catalogo/');
  });
});

it('una norma de un ejercicio fiscal dice que terminó cuando había terminado el día del catálogo, y ni un día antes; también la que sustituye', () => {
  const on = (corte: string, codigo: string) => {
    const content = sampleWith(({ normas }) => normas.forEach(({ data }) => (data.corte = corte)));
    return vigenciaOf(normaAt(content, normaPath(codigo))).nota;
  };
  expect(on('2026-01-01', 'NTE-01')).toBe('Era para el ejercicio fiscal 2025, que ya terminó.');
  expect(on('2026-01-01', 'NTA-19')).toBe(
    'La NTE-01 era para el ejercicio fiscal 2025, que ya terminó.',
  );
  expect(on('2025-12-31', 'NTE-01')).toBeUndefined();
  expect(on('2025-12-31', 'NTA-19')).toBeUndefined();
  expect(on('2026-01-01', 'NTE-05')).toBeUndefined();
});

describe('bajo el título de cada norma, el catálogo dice lo que sabe de sus días', () => {
  const known = (codigo: string, change: object) => {
    const content = sampleWith(({ normas }) =>
      normas.forEach(({ data }) => {
        data.corte = '2026-01-01';
        for (const norma of data.normas) {
          if (norma.nombre === 'NTE-01') norma.desde = '2025-01-01';
          if (norma.nombre === codigo) Object.assign(norma, change);
        }
      }),
    );
    return knownOf(normaAt(content, normaPath(codigo)));
  };
  const since = '2017-03-03';
  it.each([
    [
      'de una derogada, su último día',
      ['NTA-07', { hasta: '2019-05-22' }],
      'Rigió hasta el 22 de mayo de 2019.',
    ],
    [
      'de una que rige, desde cuándo',
      ['NTA-33', { desde: since }],
      'Empezó a regir el 3 de marzo de 2017.',
    ],
    [
      'de una derogada sin su último día, que el catálogo no lo dice',
      ['NTA-41', { desde: since }],
      'Empezó a regir el 3 de marzo de 2017. El catálogo no dice hasta qué día se aplicó.',
    ],
    [
      'de una sustituida, por cuál, desde cuándo y hasta qué año',
      ['NTA-39', { desde: since }],
      'Empezó a regir el 3 de marzo de 2017. Sustituida por NTE-01 desde el 1 de enero de 2025. La NTE-01 era para el ejercicio fiscal 2025, que ya terminó.',
    ],
    [
      'de una que no ha empezado ni terminado, sus días sin darlos por pasados',
      ['NTA-33', { desde: '2027-01-01', hasta: '2027-12-31' }],
      'Desde el 1 de enero de 2027. Hasta el 31 de diciembre de 2027.',
    ],
    ['de la que no sabe nada, nada', ['NTA-33', {}], ''],
    ['ni de una derogada sin días', ['NTA-41', {}], ''],
  ] as const)('%s', (_, [codigo, change], said) => {
    expect(known(codigo, change)).toBe(said);
  });
});

it('el catálogo de todas las normas dice una vez de qué día es, y en cada parte si no son del mismo', () => {
  const days = (...cortes: string[]) => {
    const content = sampleWith(({ normas }) =>
      normas.forEach(({ data }, at) => (data.corte = cortes[at % cortes.length]!)),
    );
    show(<CatalogoPage {...viewOf('catalogo', '/normatividad/catalogo/', content)} />);
    return texts('caption, tbody:not([hidden]) [scope=rowgroup]').map((text) =>
      /según/.test(text ?? ''),
    );
  };
  expect(days('2026-01-01')).toEqual([true, false, false, false]);
  expect(days('2026-01-01', '2026-01-02')).toEqual([false, true, true, true]);
});
