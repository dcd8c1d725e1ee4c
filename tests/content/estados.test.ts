/** @jest-environment node */
import { hasWaiting, nextDay } from '@/lib/content/load/states';
import { formerAddresses } from '@/lib/site/former';
import { hostRules } from '@/lib/site/hosts/rules';
import { kinds } from '@/lib/site/kinds';
import { recordsOf } from '@/lib/site/records';
import { correctionsView, waitsInWords } from '@/lib/site/views/estado';
import { siteMap } from '@/lib/site/page-data/listings';
import { allPages, indexedPages, versionsOf } from '@/lib/site/pages';
import { englishLinks } from '@/lib/site/pages/navigation';
import { pageTitle } from '@/lib/site/pages/titles';
import { searchRecords } from '@/lib/site/records/search';
import { emitRedirects } from '@/scripts/make/emit/redirects';
import { sayStated } from '@/scripts/make/report';
import { comunicado, copies, direccion, swap } from './project';

const { check, folder, read: readOn, cleanUp } = copies();
afterAll(cleanUp);

const TODAY = '2026-12-01';
const FUTURE = comunicado({ numero: 30, fecha: '2026-12-03', publicar: '2026-12-03' });
const withdrawn = (day: string) =>
  comunicado({ numero: 31, retirar: `{ fecha: ${day}, motivo: Decía un día equivocado. }` });
const read = (edits: Parameters<typeof readOn>[0], today: string, waiting = false) =>
  readOn(edits, { today, waiting });
const routes = ({ content }: ReturnType<typeof read>) => allPages(content).map(({ ruta }) => ruta);

describe('un comunicado que se deja para un día', () => {
  const on = (today: string) => read({ 'prensa/manana.md': FUTURE }, today);

  it('ese día está en todas partes, y antes en ninguna, sin que nadie cambie nada', () => {
    const [before, then] = [on('2026-12-02'), on('2026-12-03')];
    expect([before.problems, then.problems]).toEqual([[], []]);
    expect(routes(before)).not.toContain('/prensa/manana/');
    expect(routes(then)).toContain('/prensa/manana/');
    expect([nextDay(before.stated), nextDay(then.stated)]).toEqual(['2026-12-03', undefined]);
    expect(sayStated(before.stated)).toContain(
      'No se publica todavía: content/prensa/manana.md (el 3 de diciembre de 2026).',
    );
  });

  it('debe estar bien desde antes: ese día puede no haber nadie', () => {
    const { problems } = check({
      'prensa/manana.md': FUTURE.replace('Abre el lunes.', '[a](/nada/)').replaceAll(
        '2026-12-03',
        '2999-12-03',
      ),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^prensa\/manana\.md:10 la página «\/nada\/»/),
    ]);
  });
});

describe('al verlo aquí antes de publicarlo', () => {
  const WAITING = {
    'prensa/manana.md': FUTURE,
    'prensa/borrador.md': comunicado({ numero: 32, borrador: 'true' }),
    'prensa/jefatura.md': comunicado({ numero: 33, enRevision: 'true' }),
    'prensa/roto.md': comunicado({ numero: 34, borrador: 'true' }, '[a](/nada/)'),
    'direcciones/archivo.md': direccion({ borrador: 'true' }),
  };

  it('cada cosa lleva su marca, y lo que tiene faltas no estorba', () => {
    const { content, problems } = read(WAITING, '2026-12-01', true);
    expect(problems).toEqual([]);
    const marks = [...content.comunicados, ...content.direcciones].flatMap((entry) => {
      const mark = waitsInWords(entry);
      return mark ? [`${entry.slug}: ${mark}`] : [];
    });
    expect(marks.sort()).toEqual([
      'archivo: Borrador: no se publica',
      'borrador: Borrador: no se publica',
      'jefatura: Borrador en revisión: no se publica',
      'manana: Se publica el 3 de diciembre de 2026',
    ]);
  });

  it('lo que se publica no lleva ni lo uno ni lo otro, y dice qué dejó fuera', () => {
    const { content, stated } = read(WAITING, '2026-12-01');
    const all = [...content.comunicados, ...content.direcciones];
    expect(all.filter(({ waits }) => waits)).toEqual([]);
    expect(all.map(({ slug }) => slug)).not.toContain('manana');
    expect(sayStated(stated).slice(0, 3)).toEqual([
      'En borrador, no se publica: content/direcciones/archivo.md, content/prensa/borrador.md, content/prensa/roto.md.',
      'En revisión, no se publica: content/prensa/jefatura.md.',
      'No se publica todavía: content/prensa/manana.md (el 3 de diciembre de 2026).',
    ]);
  });

  it('sólo hace falta mientras algo espere', () => {
    const root = folder({ 'prensa/manana.md': FUTURE });
    expect([hasWaiting(root, '2026-12-02'), hasWaiting(root, '2026-12-03')]).toEqual([true, false]);
  });
});

describe('un comunicado que se retira', () => {
  const on = (today: string) => read({ 'prensa/viejo.md': withdrawn('2026-12-03') }, today);

  it('deja en su dirección una página que no se busca ni se lista, desde su día', () => {
    const [before, then] = [on('2026-12-02'), on('2026-12-03')];
    expect([before.problems, then.problems]).toEqual([[], []]);
    const kindAt = ({ content }: typeof then) =>
      allPages(content).find(({ ruta }) => ruta === '/prensa/viejo/')?.kind;
    expect([kindAt(before), kindAt(then)]).toEqual(['comunicado', 'retirada']);
    expect(indexedPages(then.content).map(({ ruta }) => ruta)).not.toContain('/prensa/viejo/');
    expect(searchRecords(then.content).map(({ url }) => url)).not.toContain('/prensa/viejo/');
    expect(then.content.comunicados.map(({ slug }) => slug)).not.toContain('viejo');
    expect(nextDay(before.stated)).toBe('2026-12-03');
    expect(sayStated(before.stated)).toContain(
      'Se retira: content/prensa/viejo.md (el 3 de diciembre de 2026).',
    );
  });
});

it.each([
  ['en inglés', 'ingles/complaint.md', '/en/complaint/', 'Page withdrawn'],
  ['en lectura fácil', 'facil/queja.md', '/facil/queja/', 'Página retirada'],
])('una página %s se retira como las demás, y ninguna lleva a ella', (_, file, ruta, titulo) => {
  const gone = 'retirar: { fecha: 2025-03-01, motivo: Old. }\nantes: [/ido/]';
  const { problems, content } = read({ [file]: swap('traduceDe:', `${gone}\ntraduceDe:`) }, TODAY);
  expect(problems).toEqual([]);
  const page = allPages(content).find((one) => one.ruta === ruta)!;
  expect(`${page.kind}: ${pageTitle(content, page)}`).toContain(`retirada: ${titulo}`);
  const whole = allPages(content).find(({ kind }) => kind === 'quejaPublica')!;
  const links = [versionsOf(content, whole), ...siteMap(content), englishLinks(content)];
  expect(JSON.stringify(links)).not.toContain(ruta);
  expect(formerAddresses(content)).toContainEqual(
    expect.objectContaining({ from: '/ido/', to: ruta }),
  );
});

describe('la dirección que una página tuvo', () => {
  const EDITS = {
    'prensa/nuevo.md': comunicado({ antes: '[/prensa/viejo/, /noticias/12/]' }),
    'direcciones/archivo.md': direccion({ antes: '[/archivoMunicipal/]' }),
    'prensa/ido.md': comunicado({
      numero: 35,
      antes: '[/prensa/antes-de-irse/]',
      retirar: '{ fecha: 2025-03-01, motivo: Se repetía. }',
    }),
  };

  it('lleva a la que tiene, en todos los servidores y sin ellos', () => {
    const { content, problems } = read(EDITS, '2026-12-01');
    expect(problems).toEqual([]);
    const moves = {
      '/VehiculosRemolcados/': '/vehiculosremolcados/',
      '/prensa/viejo/': '/prensa/nuevo/',
      '/noticias/12/': '/prensa/nuevo/',
      '/archivoMunicipal/': '/archivo/',
      '/prensa/antes-de-irse/': '/prensa/ido/',
    };
    const all = formerAddresses(content).map(({ from, to }) => [from, to]);
    expect(Object.fromEntries(all)).toEqual(moves);
    const { redirects } = hostRules(content);
    for (const [from, to] of Object.entries(moves)) {
      expect(redirects).toContainEqual({ from, to, status: 301 });
      const page = emitRedirects(content).get(`${from.slice(1)}index.html`);
      if (from.toLowerCase() === to) expect(page).toBeUndefined();
      else expect(page).toContain(`url=${to}"`);
    }
  });

  it('no es de otra página, ni de dos, ni de otro sitio', () => {
    const other = check({ 'prensa/tres.md': comunicado({ antes: '["https://otro.example/"]' }) });
    expect(other.problems).toEqual([
      expect.stringContaining('antes.0: no es una dirección de este sitio: empieza y termina con'),
    ]);
    const { said } = check({
      'prensa/uno.md': comunicado({ antes: '[/prensa/, /Sindico/, /prensa/x/, /prensa/x/]' }),
      'prensa/dos.md': comunicado({ numero: 36, antes: '[/prensa/uno/, /prensa/y/]' }),
    });
    expect(said('prensa/uno.md')).toEqual([
      expect.stringContaining('antes.0: «/prensa/» es la dirección de una página del sitio'),
      expect.stringContaining('antes.1: «/Sindico/» es la dirección de una página del sitio'),
      expect.stringContaining('antes.3: «/prensa/x/» es la dirección de content/prensa/uno.md'),
    ]);
    expect(said('prensa/dos.md')).toEqual([
      expect.stringContaining('antes.0: «/prensa/uno/» es la dirección de una página del sitio'),
    ]);
  });
});

it('lo que se corrige se dice en la página, con su día, que es el de su último cambio', () => {
  const { content, problems } = read(
    {
      'prensa/uno.md': comunicado({
        correcciones: '[{ fecha: 2025-02-10, que: Decía lunes y era martes. }]',
      }),
    },
    '2026-12-01',
  );
  expect(problems).toEqual([]);
  const one = content.comunicados.find(({ slug }) => slug === 'uno')!;
  expect(correctionsView(one.data)).toEqual([
    { fecha: '2025-02-10', larga: '10 de febrero de 2025', que: 'Decía lunes y era martes.' },
  ]);
  expect(kinds.comunicado.updated(content, '/prensa/uno/')).toBe('2025-02-10');
  const record = recordsOf(content, 'comunicado').find(({ id }) => id === 'uno');
  expect(record?.changed).toBe('2025-02-10');
});
