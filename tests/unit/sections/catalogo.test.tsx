import { CatalogoTable } from '@/components/sections/CatalogoTable';
import type { CatalogoView } from '@/lib/site/views/bloques';
import { normaPath } from '@/lib/routes';
import { normaAt } from '@/lib/site/normas';
import { endedNote } from '@/lib/site/normas/status';
import { bloqueView } from '@/lib/site/views/bloques';
import { sampleWith } from '../../sample';
import { sourcesOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const open = (slug: string) =>
  show(<CatalogoTable catalogo={bloqueView(sourcesOf(), 'catalogo', slug).data as CatalogoView} />);
function formato(codigo: string) {
  const row = all('tbody tr').find((one) => one.querySelector('th')?.textContent === codigo)!;
  return { cell: one('td:last-child', row), link: row.querySelector('td a') };
}

describe('un catálogo de normas', () => {
  // Especificación: 2.5-85, 2.5-86, 2.5-87, 3-27, 3-28, 3-29
  it.each([
    ['normas-paramunicipales', 23],
    ['normas-administrativas', 61],
    ['normas-especiales', 4],
  ])(
    '%s es una tabla con las columnas de la especificación y una fila por norma: %i',
    (slug, count) => {
      open(slug);
      expect(texts('[scope=col]')).toEqual(['ID', 'Nombre', 'Descripción', 'Formato']);
      expect(all('tbody th')).toHaveLength(count);
    },
  );

  // Especificación: 3-30, 3-31, 3-32, 3-33, 3-34, 4-26, 7-56
  it.each([
    ['normas-paramunicipales', 'NTP-01'],
    ['normas-administrativas', 'NTA-01'],
    ['normas-especiales', 'NTE-05'],
  ])(
    'una norma vigente de %s se descarga con «LINK», con su nombre y en otra pestaña',
    (slug, code) => {
      open(slug);
      const { cell, link } = formato(code);
      expect(cell).toHaveTextContent(/^Vigente LINK/);
      expect(link).toHaveAttribute('href', `/static/pdf/${slug}/${code}.pdf`);
      expect(link).toHaveAttribute('download', `${slug}-${code}.pdf`);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(new RegExp(code));
    },
  );

  // Especificación: 4-29
  it.each([
    ['NTA-07', 'DEROGADA 22 DE MAYO DE 2019'],
    ['NTA-25', 'ABROGADA'],
  ])('la %s dice «%s» y sigue enlazada', (codigo, words) => {
    open('normas-administrativas');
    const { cell, link } = formato(codigo);
    expect(cell).toHaveTextContent(words);
    expect(link).toHaveAttribute('href', `/static/pdf/normas-administrativas/${codigo}.pdf`);
  });

  // Especificación: 4-28, 4-30
  it.each([
    ['NTA-19', 'Sustituida temporalmente por NTE-01'],
    ['NTA-39', 'Sustituida temporalmente por NTE-01'],
    ['NTA-43', 'Sustituida temporalmente por NTE-01'],
    ['NTA-41', 'DEROGADA'],
  ])('la %s dice «%s» y no tiene enlace', (codigo, words) => {
    open('normas-administrativas');
    const { cell, link } = formato(codigo);
    expect(cell).toHaveTextContent(words);
    expect(link).toBeNull();
  });

  it('dice una vez de cuándo es el catálogo, y qué quiere decir cada estado que tiene', () => {
    open('normas-administrativas');
    expect(one('caption')).toHaveTextContent('según el catálogo al 27 de enero de 2025.');
    expect(texts('dt')).toEqual([
      'Vigente:',
      'Derogada:',
      'Abrogada:',
      'Sustituida temporalmente:',
    ]);
    open('normas-especiales');
    expect(texts('dt')).toEqual(['Vigente:']);
  });
});

it('cada renglón lleva a la norma por su clave, y a cómo enterarse de los cambios', () => {
  open('normas-administrativas');
  expect(one('#nta-33 th a')).toHaveAttribute('href', '/normatividad/nta-33/');
  expect(hrefs('p a').slice(-2)).toEqual([
    '/normatividad/catalogo/',
    '/normatividad/catalogo/#reciba',
  ]);
});

describe('una norma de un ejercicio fiscal', () => {
  const on = (corte: string, codigo: string) => {
    const content = sampleWith(({ normas }) => normas.forEach(({ data }) => (data.corte = corte)));
    return endedNote(normaAt(content, normaPath(codigo)));
  };

  it('dice que terminó cuando había terminado el día del catálogo, y ni un día antes', () => {
    expect(on('2026-01-01', 'NTE-01')).toBe('Se refiere al ejercicio fiscal 2025, que terminó.');
    expect(on('2025-12-31', 'NTE-01')).toBeUndefined();
    expect(on('2026-01-01', 'NTE-05')).toBeUndefined();
  });

  it('la que sustituye por un tiempo a otra lo dice también en la otra', () => {
    expect(on('2026-01-01', 'NTA-19')).toBe(
      'La NTE-01 se refiere al ejercicio fiscal 2025, que terminó.',
    );
    expect(on('2025-12-31', 'NTA-19')).toBeUndefined();
  });
});
