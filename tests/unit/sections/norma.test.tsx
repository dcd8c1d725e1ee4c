import { NormaPage } from '@/components/sections/NormaPage';
import { normaPath } from '@/lib/routes';
import { normaAt } from '@/lib/site/normas';
import { normaView } from '@/lib/site/views/norma';
import { withNormas } from '../norma';
import { sourcesOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const CONTENT = withNormas([
  {
    ...{ nombre: 'NTA-33', descripcion: 'Comisarios honorarios', desde: '2016-04-08' },
    ...{ hasta: '2024-12-31', estado: 'derogada', leyenda: 'DEROGADA' },
    publicacion: 'Periódico Oficial No. 17',
    aplicaA: 'La Dirección Social',
    cambios: [{ fecha: '2020-07-31', que: 'Segunda versión.' }],
  },
  { nombre: 'NTE-01', sustituyeA: ['NTA-33'], motivo: 'Mientras termina el ejercicio.' },
  { nombre: 'NTA-41', muestra: true, estado: 'derogada', leyenda: 'DEROGADA', enlace: false },
]);
const open = (codigo: string, sha256 = 'ab'.repeat(32)) => {
  const { assets, ...rest } = sourcesOf(CONTENT);
  const measured = { ...assets, pdf: () => ({ bytes: 28_000, pages: 3, text: true, sha256 }) };
  const view = normaView({ ...rest, assets: measured }, normaAt(CONTENT, normaPath(codigo)));
  show(<NormaPage view={view} />);
};
const fact = (name: string) =>
  one('dd', all('dl > div').find((row) => texts('dt', row)[0] === name) ?? document.body);

describe('la página de una norma', () => {
  it('dice su estado, según qué catálogo, y desde y hasta cuándo, con su fuente', () => {
    open('NTA-33');
    expect(fact('Estado')).toHaveTextContent('Derogada según el catálogo al 27 de enero de 2025.');
    expect(fact('Vigencia')).toHaveTextContent(
      'Desde el 8 de abril de 2016. Hasta el 31 de diciembre de 2024. Fuente: Periódico Oficial No. 17.',
    );
  });

  it('si no consta desde cuándo, lo dice', () => {
    open('NTA-41');
    expect(fact('Vigencia')).toHaveTextContent('Desde cuándo: no consta en el catálogo.');
  });

  it('de su documento dice tipo, tamaño, páginas y huella', () => {
    open('NTA-33');
    expect(fact('Documento')).toHaveTextContent(/PDF, 27.KB.*3 páginas\. SHA-256: (ab){32}$/);
    expect(one('a', fact('Documento'))).toHaveAttribute(
      'href',
      '/static/pdf/normas-administrativas/NTA-33.pdf',
    );
    open('NTA-41');
    expect(hrefs('a', fact('Documento'))).toEqual([]);
  });

  it('enlaza las que sustituye y las que la sustituyen, y dice por qué rigen a la vez', () => {
    open('NTE-01');
    expect(hrefs('a', fact('Sustituye a'))).toEqual(['/normatividad/nta-33/']);
    expect(fact('Por qué rige con la otra')).toHaveTextContent('Mientras termina el ejercicio.');
    open('NTA-33');
    expect(hrefs('a', fact('La sustituye'))).toEqual(['/normatividad/nte-01/']);
  });

  it('dice quién la aplica, qué cambió y cómo citarla, y lleva a su tabla y a sus datos', () => {
    open('NTA-33');
    expect(fact('Quién la aplica')).toHaveTextContent('La Dirección Social');
    expect(fact('Qué cambió')).toHaveTextContent('31 de julio de 2020: Segunda versión.');
    expect(fact('Cómo citarla')).toHaveTextContent(
      /NTA-33, Comisarios honorarios\. .*https:\/\/.*\/normatividad\/nta-33\/$/,
    );
    expect(hrefs('a')).toEqual(
      expect.arrayContaining(['/normatividad/#nta-33', '/normatividad/nta-33.json']),
    );
  });

  it('lo que se pregunta va antes que la huella: estado, vigencia, documento', () => {
    open('NTA-33');
    expect(texts('dt').slice(0, 3)).toEqual(['Estado', 'Vigencia', 'Documento']);
  });

  it('junto a su vigencia se pregunta por otra fecha, con su clave ya escrita', () => {
    open('NTA-33');
    const way = one('a', fact('Vigencia'));
    expect(way).toHaveTextContent('¿Regía la NTA-33 el día de los hechos?');
    expect(way).toHaveAttribute('href', '/normatividad/catalogo/?q=NTA-33');
  });

  it('la de muestra lo dice primero, también en su cita', () => {
    open('NTA-41');
    expect(one('article').firstElementChild).toHaveTextContent('Dato de muestra');
    expect(fact('Cómo citarla')).toHaveTextContent('Norma de muestra.');
    open('NTA-33');
    expect(one('article')).not.toHaveTextContent('muestra');
  });
});
