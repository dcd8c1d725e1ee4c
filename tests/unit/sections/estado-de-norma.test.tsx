import { CatalogoPage } from '@/components/sections/CatalogoPage';
import { CatalogoTable } from '@/components/sections/CatalogoTable';
import { NormaPage } from '@/components/sections/NormaPage';
import { normaPath } from '@/lib/routes';
import { normaAt } from '@/lib/site/normas';
import { bloqueView, type CatalogoView } from '@/lib/site/views/bloques';
import { catalogoNormasView } from '@/lib/site/views/catalogo';
import { normaView } from '@/lib/site/views/norma';
import { withNormas } from '../norma';
import { sourcesOf } from '../site/sources';
import { all, one, show, texts } from './pagina';

const CONTENT = withNormas(
  [
    { nombre: 'NTA-01' },
    { nombre: 'NTA-02', estado: 'derogada', leyenda: 'DEROGADA' },
    { nombre: 'NTA-03', descripcion: 'Gasto, ejercicio fiscal 2024' },
    {
      ...{ nombre: 'NTA-04', estado: 'sustituida', enlace: false },
      leyenda: 'Sustituida temporalmente por NTE-01',
    },
    { nombre: 'NTE-01', descripcion: 'Gasto, ejercicio fiscal 2024' },
  ],
  '2025-01-27',
);
const CODES = ['NTA-01', 'NTA-02', 'NTA-03', 'NTA-04'];

/** The sign of a norm in each of the three places where its status is shown. */
const places = {
  'la pestaña': (code: string) => {
    const data = bloqueView(sourcesOf(CONTENT), 'catalogo', 'normas-administrativas').data;
    show(<CatalogoTable catalogo={data as CatalogoView} />);
    return all('tbody tr').find((row) => texts('th', row)[0] === code)!;
  },
  'el catálogo': (code: string) => {
    show(<CatalogoPage view={catalogoNormasView(CONTENT)} />);
    return all('tbody tr').find((row) => texts('a', row)[0] === code)!;
  },
  'su página': (code: string) => {
    const entry = normaAt(CONTENT, normaPath(code));
    show(<NormaPage view={normaView(sourcesOf(CONTENT), entry)} />);
    return one('article');
  },
};

describe('el estado de una norma', () => {
  it.each(Object.entries(places))(
    'en %s lleva el mismo signo, sí, no o no consta, y nada se llama vigente que no conste',
    (_place, row) => {
      const signs = CODES.map((code) => one('.norm-status', row(code)).dataset['sign']);
      expect(signs).toEqual(['s', 'n', '?', '?']);
      expect(one('.norm-status', row('NTA-03'))).toHaveTextContent(/^No consta que siga vigente/);
    },
  );
});
