import { createHash } from 'node:crypto';
import { TextDecoder } from 'node:util';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { start } from '@/components/islands/bitacora';
import { BitacoraSection } from '@/components/sections/BitacoraSection';
import { one, show } from '../sections/pagina';

Object.assign(globalThis, { TextDecoder });

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const [today, before, made, sample, release, oldRelease] = [
  ...['hoy', 'antes', 'hecho', 'muestra', 'comunicado', 'comunicado anterior'],
].map((text) => `%PDF-1.7 ${text}`) as [string, string, string, string, string, string];

const row = (titulo: string, clase: 'oficina' | 'sitio' | 'muestra', text: string) => ({
  ...{ archivo: `/static/pdf/${titulo}.pdf`, titulo, clase, nota: '', desde: '' },
  ...{ paginas: 1, texto: true, sha256: hashOf(text) },
  pdf: { href: `/static/pdf/${titulo}.pdf`, text: titulo, size: 'PDF, 9 KB' },
  anteriores: [] as { sha256: string; hasta: string; nota: string }[],
});
const former = { sha256: hashOf(before), hasta: '1 de enero de 2026', nota: 'Primera edición' };
const files = (name: string) => ({ json: `/${name}.json`, csv: `/${name}.csv` });
const view = {
  ...{ before: '', after: undefined },
  grupos: [
    {
      titulo: 'Documentos',
      rows: [
        { ...row('Manual', 'oficina', today), anteriores: [former] },
        row('Queja', 'sitio', made),
        row('Código', 'muestra', sample),
      ],
    },
  ],
  archivos: files('documentos'),
  anios: ['2026', '2025', '2024'].map((anio) => ({ anio, ...files(anio) })),
};

/** By address; any other address fails as without network. */
let lists: Record<string, object[]> = {};
const fetched = jest.fn();

function open() {
  show(<BitacoraSection {...view} />);
  start(one('[data-island=bitacora]'));
}
beforeEach(() => {
  const anteriores = [{ sha256: hashOf(oldRelease) }];
  const listed = { archivo: '/c.pdf', titulo: 'Abren', clase: 'sitio', sha256: hashOf(release) };
  lists = { '/2026.json': [], '/2025.json': [], '/2024.json': [{ ...listed, anteriores }] };
  fetched.mockReset();
  globalThis.fetch = (async (address: string) => {
    fetched(address);
    const documentos = lists[address];
    if (!documentos) throw new TypeError('Failed to fetch');
    return { json: async () => ({ documentos }) };
  }) as unknown as typeof fetch;
});

/** jsdom's files have no `arrayBuffer`. */
function copy(text: string, { name = 'copia.pdf', size }: { name?: string; size?: number } = {}) {
  const file = new File([text], name);
  const bytes = new TextEncoder().encode(text);
  Object.assign(file, { arrayBuffer: async () => bytes.buffer });
  if (size) Object.defineProperty(file, 'size', { value: size });
  return file;
}
const chooser = () => screen.getByLabelText(/^La copia que usted tiene/);
const choose = (file: File) => {
  fireEvent.change(chooser(), { target: { files: [file] } });
};
const said = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

describe('una copia se compara en el equipo', () => {
  it('el botón habla español, y antes de elegir dice que no hay archivo', () => {
    open();
    expect(chooser()).toHaveAccessibleName('La copia que usted tiene');
    expect(screen.getByText('Elegir el archivo')).toBeVisible();
    expect(chooser()).toHaveAccessibleDescription(/Ningún archivo elegido$/);
  });

  it.each([
    ['la que la oficina publica hoy', today, /^Es el documento que la oficina publica hoy/],
    ['una que publicó antes', before, /^Es un documento que la oficina publicó antes.*Manual/],
    ['una que hizo el sitio', made, /^Es el documento que este sitio publica hoy/],
    ['una muestra', sample, /^Es una muestra.*No es de la oficina/],
    ['un comunicado', release, /^Es el documento que este sitio publica hoy.*Abren/],
    ['un comunicado anterior', oldRelease, /^Es un documento que la oficina publicó antes.*Abren/],
    ['otra', '%PDF-1.7 otra', /^No es ninguno.*no prueba que sea falso.*pregunte a la oficina/],
  ])('dice que es %s', async (_, text, words) => {
    open();
    choose(copy(text));
    await said(words);
    expect(chooser()).toHaveAccessibleDescription(/copia\.pdf$/);
    // The hash is for who wants to compare it, in a fold.
    const fold = screen.getByText('Huella (SHA-256)').closest('details');
    expect(fold).toHaveTextContent(hashOf(text));
    expect(fold?.open).toBe(false);
    const [link] = screen.queryAllByRole('link', { name: /^Abrir .*Manual$/ });
    if (text === before) expect(link?.getAttribute('href')).toMatch(/\/static\/pdf\/Manual\.pdf$/);
  });
});

it('de una copia desconocida dice a qué teléfono preguntar, el del pie de la página', async () => {
  open();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><aside><a href="tel:+526645550100">664 555 0100</a></aside></main>',
  );
  choose(copy('%PDF-1.7 otra'));
  await said(/pregunte a la oficina.*664 555 0100/);
});

describe('lo que no se puede comparar', () => {
  it.each([
    ['no es un PDF', copy('texto'), /^Este archivo no es un PDF/],
    ['es enorme', copy(today, { size: 2 ** 30 }), /^El archivo es demasiado grande/],
    [
      'no se deja leer',
      Object.assign(copy(today), { arrayBuffer: () => Promise.reject(new Error()) }),
      /^No se pudo leer/,
    ],
  ])('se dice si %s', async (_, file, words) => {
    open();
    choose(file);
    await said(words);
  });

  it('donde la página no va cifrada, se dice cómo hacerlo', async () => {
    const whole = globalThis.crypto;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    try {
      open();
      choose(copy(today));
      await said(/^Aquí no se puede comparar.*https/);
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
    }
  });

  it('sin conexión se dice que faltó comparar, y con ella se termina', async () => {
    const { '/2024.json': old } = lists;
    delete lists['/2024.json'];
    open();
    choose(copy(release));
    await said(/^No se pudo comparar con todo.*Revise su conexión/);
    lists['/2024.json'] = old!;
    choose(copy(release));
    await said(/^Es el documento que este sitio publica hoy/);
  });

  it('la red no sabe qué copia es: se piden listas enteras, las mismas para todas', async () => {
    open();
    choose(copy('%PDF-1.7 otra'));
    await said(/^No es ninguno/);
    expect(fetched.mock.calls.flat().sort()).toEqual(['/2024.json', '/2025.json', '/2026.json']);
  });
});
