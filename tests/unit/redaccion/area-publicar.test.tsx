import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Piece } from '@/scripts/redaccion/api';
import type { Coming, PublicationPlan, Run } from '@/scripts/redaccion/publish/types';
import { withDetails } from '@/scripts/told-words';
import { PublishArea } from '@/scripts/redaccion/screen/PublishArea';
import { answering } from './answering';

const COMING: Coming[] = [
  {
    ...{ happened: 'nuevo', file: 'content/prensa/uno.md', title: 'Uno' },
    ...{ collection: 'comunicados', changes: [], more: 0 },
  },
  {
    ...{ happened: 'cambiado', file: 'content/paginas/sindico.md', title: 'Síndico' },
    collection: 'paginas',
    changes: [{ place: 'Título', before: '404 pruebas', after: '405 pruebas' }],
    more: 3,
  },
  {
    ...{ happened: 'cambiado', file: 'content/directorio.yml', title: 'directorio' },
    ...{ collection: 'directorio', more: 0, tellsWhere: true },
    changes: [{ place: 'Julián Escamilla, Extensión', before: '1102', after: '1199' }],
  },
  {
    ...{ happened: 'retirado', file: 'content/prensa/dos.md', title: 'Dos' },
    ...{ collection: 'comunicados', more: 0 },
    changes: [{ place: '', said: 'queda una página que lo dice' }],
  },
];
const PLAN: PublicationPlan = {
  ...{ target: 'la carpeta /srv/sitio', last: '2025-01-05T18:00:00.000Z', coming: COMING },
  ...{ demo: false, problems: [], outside: [] },
  destination: {
    rows: [{ what: 'Buzón de quejas', where: 'quejas@oficina.example' }],
    ...{ changed: [], seal: 'visto' },
  },
};
const run = (end?: Run['end']): Run => ({
  ...{ who: 'Ana', startedAt: '2026-01-05T18:00:00.000Z', done: ['Contenidos'], doing: 'Entregar' },
  ...(end && { end }),
});
const at = new Date().toISOString();
const failed = (result: 'failed' | 'unknown', words: string, ...details: string[]) => ({
  run: run({ result, at, words: [words], details }),
});

type Answers = Parameters<typeof answering>[0];
const changed = jest.fn();
beforeEach(() => {
  changed.mockReset();
  localStorage.clear();
});
function show(plan: object, more: Answers = {}, pieces: Piece[] = []) {
  answering({ 'GET /api/publicar': { ...PLAN, ...plan }, ...more });
  return render(<PublishArea heading={<h2>Publicar</h2>} pieces={pieces} onChange={changed} />);
}

it('dice en un renglón qué cambia de cada página, con lo de antes y lo de ahora', async () => {
  show({});
  expect(await screen.findByText('4 cambios desde 5 ene 2025.')).toBeVisible();
  const rowsOf = (title: string | RegExp) =>
    within(screen.getByRole('region', { name: title }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rowsOf(/^Mírelo antes/)).toEqual(['DirectorioJulián Escamilla, Extensión: 1102 → 1199']);
  expect(rowsOf('Lo demás')).toEqual([
    'UnoNuevo ',
    'SíndicoTítulo: 404 pruebas → 405 pruebas · y 3 más',
    'DosSe retira queda una página que lo dice',
  ]);
  expect(screen.getByText('404 pruebas').tagName).toBe('DEL');
  expect(screen.getByText('Se entrega en la carpeta /srv/sitio.')).not.toBeVisible();
  expect(screen.getByText('Buzón de quejas: quejas@oficina.example')).not.toBeVisible();
});

it('si no hay nada que publicar lo dice, y no se puede pulsar', async () => {
  show({ coming: [] });
  expect(await screen.findByText(/^Nada que publicar: el sitio está al día desde/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled();
});

it('si cambió a dónde llegan las quejas, lo dice, y no publica hasta que alguien lo confirma', async () => {
  const change = { what: 'Cuenta (llave pública)', before: 'llave', now: 'otra' };
  const publish = jest.fn((body: unknown) => ({ ...(body as object), run: run() }));
  show(
    { destination: { ...PLAN.destination, changed: [change] } },
    {
      'POST /api/publicar': publish,
      'GET /api/publicar/estado': { run: run() },
    },
  );
  const apart = await screen.findByRole('region', { name: /^Cambió a dónde llegan/ });
  expect(within(apart).getByRole('listitem')).toHaveTextContent(
    'Cuenta (llave pública): llave → otra',
  );
  const button = screen.getByRole('button', { name: 'Publicar' });
  expect(button).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Es de la oficina/ }));
  await userEvent.click(button);
  expect(publish.mock.calls[0]?.[0]).toEqual({ confirma: 'visto' });
});

it('dice qué piezas no salen todavía, y por qué', async () => {
  const one = { collection: 'comunicados', unsaved: false } as const;
  const pieces = [
    { ...one, file: 'a.md', title: 'Uno', state: 'borrador' },
    { ...one, file: 'b.md', title: 'Dos', state: 'publicado', out: 'cambiado', unsaved: true },
    { ...one, file: 'c.md', title: 'Tres', state: 'publicado', out: 'nuevo' },
  ] as const;
  show({}, {}, [...pieces]);
  const title = await screen.findByText('No sale todavía (2)');
  expect(
    [...(title.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['Uno: Borrador', 'Dos: Cambios sin guardar']);
});

const PAGES = [{ title: 'Uno', url: 'https://oficina.gob.mx/prensa/uno/' }];

it('publica, dice cómo va, lleva a cada página que cambió, y leído ya no lo repite', async () => {
  const end = { result: 'published' as const, at, words: ['Sin llaves de correo.'] };
  const states = [run(), { ...run(end), pages: PAGES }];
  const answers = {
    'GET /api/publicar': () => ({ ...PLAN, ...(states.length === 0 && { coming: [] }) }),
    'POST /api/publicar': { run: run() },
    'GET /api/publicar/estado': () => ({ run: states.shift() }),
  };
  const { unmount } = show({}, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/^Publicando: entregar…/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  expect(await screen.findByText(/^Publicado a las \d+:\d\d$/)).toBeVisible();
  expect(screen.getByText('Sin llaves de correo.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ver en el sitio' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Uno (en otra ventana)' })).toHaveAttribute(
    'href',
    PAGES[0]?.url,
  );
  expect(changed).toHaveBeenCalledTimes(1);
  unmount();
  show({ run: { ...run(end), pages: PAGES } });
  expect(await screen.findByText(/cambios desde/)).toBeVisible();
  expect(screen.queryByText(/^Publicado a las/)).toBeNull();
});

it('si el sitio no tiene dirección todavía, dice dónde quedó', async () => {
  show({ run: { ...run({ result: 'published', at, words: [] }), place: 'la carpeta /srv/sitio' } });
  expect(await screen.findByText('Quedó en la carpeta /srv/sitio.')).toBeVisible();
});

it.each<[string, object, (string | RegExp)[]]>([
  ['lo que falló', failed('failed', 'Haga esto.'), [/sigue como estaba\.$/, 'Haga esto.']],
  ['lo dudoso', failed('unknown', 'Haga esto.'), ['No se sabe si se publicó.', 'Haga esto.']],
  ['la primera vez', { last: undefined }, [/primera publicación/]],
  ['la demostración', { demo: true }, [/Sale como demostración/]],
])('%s se dice así, con qué hacer', async (_what, plan, said) => {
  show(plan);
  for (const words of said) expect(await screen.findByText(words)).toBeVisible();
});

it('no se publica mientras haya algo que corregir, ni sin saber a dónde', async () => {
  const [file, piece] = ['content/prensa/x.md', 'Comunicado «Feria»'];
  const problems = [{ file, piece, line: 3, field: 'fecha', message: 'falta.' }];
  show({ target: undefined, problems });
  expect(await screen.findByRole('link', { name: piece })).toHaveAttribute(
    'href',
    '#content/prensa/x.md#fecha',
  );
  expect(screen.getByText(/Todavía no se ha dicho a dónde va/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled();
});

it('dice qué cambió por fuera y lo guarda, qué no llega a los demás, y qué falta sin historia', async () => {
  const outside = ['Comunicado «A mano»'];
  const fault = withDetails('No hay red.', 'Permission denied (publickey).');
  const unshared = { count: 2, fault };
  const kept = jest.fn(() => ({ ...PLAN, missing: 'Instale un programa.' }));
  show({ outside, unshared }, { 'POST /api/publicar/fuera': kept });
  expect(await screen.findByText(/no se publica: Comunicado «A mano»\./)).toBeVisible();
  expect(screen.getByText(/no llega a las demás.*\(2 cambios\)\. No hay red\.$/)).toBeVisible();
  expect(screen.getByText('Permission denied (publickey).')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardarlo en la historia' }));
  expect(await screen.findByText(/No se sabe qué cambia.*Instale un programa\./)).toBeVisible();
  expect(kept).toHaveBeenCalledTimes(1);
});

it('los mensajes de otros programas quedan entre los detalles para quien cuida el equipo', async () => {
  const technical = 'ENOSPC: no space left on device, copyfile';
  show(failed('failed', 'No se pudo escribir en la carpeta.', technical));
  expect(await screen.findByText('No se pudo escribir en la carpeta.')).toBeVisible();
  expect(screen.getByText(technical)).not.toBeVisible();
  const details = screen.getByText(technical).closest('details');
  expect(details).toHaveTextContent('Detalles para quien cuida el equipo');
});
