import { CatalogoTable } from '@/components/sections/CatalogoTable';
import type { CatalogoView } from '@/lib/site/views/bloques';
import { bloqueView } from '@/lib/site/views/bloques';
import { sourcesOf } from '../site/sources';
import { all, one, show, texts } from './pagina';

const open = (slug: string) =>
  show(<CatalogoTable catalogo={bloqueView(sourcesOf(), 'catalogo', slug).data as CatalogoView} />);
function formato(codigo: string) {
  const row = all('tbody tr').find((one) => one.querySelector('th')?.textContent === codigo)!;
  return { cell: one('td:last-child', row), link: row.querySelector('a') };
}

describe('un catálogo de normas', () => {
  it('es una tabla con las columnas de la especificación y una fila por norma', () => {
    open('normas-paramunicipales');
    expect(texts('[scope=col]')).toEqual(['ID', 'Nombre', 'Descripción', 'Formato']);
    expect(all('tbody tr')).toHaveLength(23);
    expect(texts('td:first-child').filter((id) => id === '8')).toHaveLength(2);
  });

  it('una norma vigente se descarga con «LINK», con su nombre y en otra pestaña', () => {
    open('normas-administrativas');
    const { cell, link } = formato('NTA-01');
    expect(cell).toHaveTextContent(/^LINK/);
    expect(link).toHaveAttribute('href', '/static/pdf/normas-administrativas/NTA-01.pdf');
    expect(link).toHaveAttribute('download', 'normas-administrativas-NTA-01.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/NTA-01/);
  });

  it.each([
    ['NTA-07', 'DEROGADA 22 DE MAYO DE 2019'],
    ['NTA-25', 'ABROGADA'],
  ])('la %s dice «%s» y sigue enlazada', (codigo, words) => {
    open('normas-administrativas');
    const { cell, link } = formato(codigo);
    expect(cell).toHaveTextContent(words);
    expect(link).toHaveAttribute('href', `/static/pdf/normas-administrativas/${codigo}.pdf`);
  });

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
});
