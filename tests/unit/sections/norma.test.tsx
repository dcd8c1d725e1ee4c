import { CatalogoPage, CatalogoTable } from '@/components/sections/Catalogos';
import { NormaPage } from '@/components/sections/NormaPage';
import { pageData } from '@/lib/site/page-data';
import { bloqueView, type CatalogoView } from '@/lib/site/views/bloques';
import { withNormas } from '../norma';
import { sourcesOf, viewOf } from '../site/sources';
import { open as openPage } from './abrir';
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
const open = (codigo: string) => {
  const { assets, ...rest } = sourcesOf(CONTENT);
  const pdf = () => ({ bytes: 28_000, pages: 3, text: true, sha256: 'ab'.repeat(32) });
  const ruta = `/normatividad/${codigo.toLowerCase()}/`;
  const { view } = pageData({ ...rest, assets: { ...assets, pdf } }, { kind: 'norma', ruta });
  show(<NormaPage {...view} />);
};
const fact = (name: string) =>
  one('dd', all('dl > div').find((row) => texts('dt', row)[0] === name) ?? document.body);

const FOUR = withNormas(
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

describe('la página de una norma', () => {
  it('contesta primero: su estado con su signo, desde y hasta cuándo, y según qué catálogo', () => {
    open('NTA-33');
    const answer = one('article').firstElementChild;
    expect(answer).toHaveClass('answer-panel');
    expect(answer).toHaveTextContent(
      /^Derogada\s*Empezó a regir el 8 de abril de 2016\. Rigió hasta el 31 de diciembre de 2024\..*Abrir el documento.*Catálogo: Normas Administrativas al 27 de enero de 2025\. Fuente: Periódico Oficial No\. 17\./,
    );
    expect(one('.answer-panel [data-sign]')).toHaveAttribute('data-sign', 'n');
    open('NTA-41');
    expect(one('.answer-panel')).toHaveTextContent('El catálogo no dice desde cuándo.');
  });

  it('ahí mismo se pregunta por otra fecha; sin guion no se ve la pregunta', () => {
    open('NTA-33');
    const ask = one('.answer-panel [data-island=vigencia]');
    expect(ask).toHaveTextContent('¿Regía en otra fecha?');
    expect(all('input[type=date]', ask)).toHaveLength(1);
    expect(ask).toHaveClass('needs-script');
  });

  it('ahí mismo se abre su documento, con su tipo y su tamaño en el botón', () => {
    open('NTA-33');
    expect(texts('.answer-panel .button')[0]).toMatch(/^Abrir el documento.*PDF, 27.KB/);
    expect(hrefs('.answer-panel .button')).toEqual([
      '/static/pdf/normas-administrativas/NTA-33.pdf',
    ]);
    open('NTA-41');
    expect(texts('.answer-panel p')[1]).toMatch(
      /^Su documento no está en línea: pídalo al \d[\d\s]+ext\.\s\d+\s?\.$/,
    );
    expect(all('.button')).toEqual([]);
  });

  it('enlaza las que sustituye y las que la sustituyen, y dice por qué rigen a la vez', () => {
    open('NTE-01');
    expect(hrefs('a', fact('Sustituye a'))).toEqual(['/normatividad/nta-33/']);
    expect(fact('Por qué rige con la otra')).toHaveTextContent('Mientras termina el ejercicio.');
    open('NTA-33');
    expect(one('.answer-panel')).toHaveTextContent(/La sustituyó\s*NTE-01\./);
    expect(hrefs('.answer-panel li a')).toEqual(['/normatividad/nte-01/']);
  });

  it('dice quién la aplica, qué cambió y cómo citarla, lleva a su tabla, y al final, plegados, su huella y sus datos', () => {
    open('NTA-33');
    expect(fact('Quién la aplica')).toHaveTextContent(/^La Dirección Social\.$/);
    expect(fact('Qué cambió')).toHaveTextContent('31 de julio de 2020: Segunda versión.');
    expect(fact('Cómo citarla')).toHaveTextContent(
      /NTA-33, Comisarios honorarios\. .*https:\/\/.*\/normatividad\/nta-33\/$/,
    );
    expect(hrefs('.answer-panel .field-help a')).toEqual(['/normatividad/#nta-33']);
    const last = one('article').lastElementChild!;
    expect(last).not.toHaveAttribute('open');
    expect(last).toHaveTextContent(/3 páginas\..*SHA-256.*(ab){32}/);
    expect(hrefs('a', last)).toEqual(['/normatividad/nta-33.json']);
  });

  it('sin documento y sin saber si rige, dice de una vez a quién pedirlo; «Sustituida» tiene su propio signo', () => {
    openPage('/normatividad/nta-04/', FOUR);
    expect(texts('.answer-panel p')).toContain(
      'Su documento no está en línea: pídalo en ese teléfono.',
    );
    expect(one('.answer-panel [data-sign="?"]')).toHaveAttribute('data-kind', 'sustituida');
  });

  it('la dirección de su cita se parte después de una diagonal', () => {
    open('NTA-33');
    expect(one('.select-all').innerHTML).toMatch(/[^/]\/<wbr>normatividad\/nta-33\/$/);
  });

  it('la de muestra lo dice una vez, bajo su título, y en su cita', () => {
    openPage('/normatividad/nta-41/', CONTENT);
    expect(one('.page-head')).toHaveTextContent(/Norma de muestra\.$/);
    expect(one('.answer-panel .field-help')).toHaveTextContent(
      /Consulte siempre la publicación oficial\.$/,
    );
    expect(one('article').textContent.match(/muestra/g)).toHaveLength(1);
    expect(fact('Cómo citarla')).toHaveTextContent('Norma de muestra.');
    openPage('/normatividad/nta-33/', CONTENT);
    expect(one('main')).not.toHaveTextContent('muestra');
  });

  it.each([
    ['03', /^El catálogo no dice si sigue vigente\. Era para el ejercicio fiscal 2024, que ya/],
    [
      '04',
      /^Sustituida temporalmente por NTE-01; el catálogo no dice si sigue así\. La NTE-01 era/,
    ],
  ])(
    'si el catálogo no dice que la NTA-%s siga así, primero dice qué hacer hoy y luego por qué',
    (number, why) => {
      openPage(`/normatividad/nta-${number}/`, FOUR);
      const [today, reason] = all('.answer-panel .norm-status ~ .block');
      expect(today).toHaveTextContent(
        `No sabemos si hoy rige la NTA-${number}. Pregunte al 664 555 0100 ext. 1701.`,
      );
      expect(reason).toHaveTextContent(why);
      expect(hrefs('.answer-panel a').filter((href) => href?.startsWith('tel:'))).toHaveLength(1);
    },
  );

  it('su clave encabeza el título, y junto a la respuesta está a quién preguntar: el área que lleva las normas', () => {
    openPage('/normatividad/nta-33/', CONTENT);
    expect(one('h1')).toHaveTextContent('NTA-33. Comisarios honorarios');
    expect(one('h1 > span')).toHaveTextContent('NTA-33');
    expect(one('.answer-panel > aside')).toHaveTextContent(
      /^Dirección de Normatividad664 555 0100 ext\. 1701/,
    );
  });
});

describe('el estado de una norma', () => {
  const rowOf = (code: string) =>
    all('tbody tr').find((row) => row.querySelector('a')?.textContent === code)!;

  it.each<[string, (code: string) => HTMLElement]>([
    [
      'la pestaña',
      (code) => {
        const { data } = bloqueView(sourcesOf(FOUR), 'catalogo', 'normas-administrativas');
        show(<CatalogoTable catalogo={data as CatalogoView} />);
        return rowOf(code);
      },
    ],
    [
      'el catálogo',
      (code) => {
        show(<CatalogoPage {...viewOf('catalogo', '/normatividad/catalogo/', FOUR)} />);
        return rowOf(code);
      },
    ],
    [
      'su página',
      (code) => {
        openPage(`/normatividad/${code.toLowerCase()}/`, FOUR);
        return one('article');
      },
    ],
  ])(
    'en %s lleva el mismo signo, sí, no o no consta, y nada se llama vigente que no conste',
    (_place, row) => {
      const signs = ['NTA-01', 'NTA-02', 'NTA-03', 'NTA-04'].map(
        (code) => one('.norm-status', row(code)).dataset['sign'],
      );
      expect(signs).toEqual(['s', 'n', '?', '?']);
      expect(one('.norm-status', row('NTA-03'))).toHaveTextContent(
        /^No consta(?: que siga vigente)?/,
      );
      const chips = ['NTA-01', 'NTA-02', 'NTA-04'].map(
        (code) => texts('.norm-status strong', row(code))[0],
      );
      expect(chips.join(' ')).toMatch(/^Vigente derogada (?:Sustituida|No consta)$/i);
    },
  );
});
