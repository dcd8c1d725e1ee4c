import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Piece } from '@/scripts/redaccion/api';
import type { PublicationPlan, Run } from '@/scripts/redaccion/publish/types';
import { withDetails } from '@/scripts/told-words';
import { PublishArea } from '@/scripts/redaccion/screen/PublishArea';
import { answering } from './answering';

const COMING = (
  [
    ['nuevo', 'content/prensa/uno.md', 'Uno', 'comunicados'],
    ['cambiado', 'content/paginas/sindico.md', 'Síndico', 'paginas'],
    ['cambiado', 'content/directorio.yml', 'directorio', 'directorio'],
    ['quitado', 'public/static/pdf/CV.pdf', 'CV.pdf', undefined],
  ] as const
).map(([happened, file, title, collection]) => ({
  ...{ happened, file, title },
  ...(collection && { collection }),
}));
const PLAN: PublicationPlan = {
  ...{ target: 'la carpeta /srv/sitio', last: '2026-01-05T18:00:00.000Z', coming: COMING },
  ...{ demo: false, problems: [], outside: [] },
  destination: {
    rows: [
      { what: 'Buzón de quejas', where: 'quejas@oficina.example' },
      { what: 'Cuenta (llave pública)', where: 'llave' },
    ],
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
function show(plan: object, more: Answers = {}, pieces: Piece[] = []): void {
  answering({ 'GET /api/publicar': { ...PLAN, ...plan }, ...more });
  render(<PublishArea pieces={pieces} />);
}

it('dice con palabras qué cambia antes de publicar', async () => {
  show({});
  expect(
    await screen.findByText(/^Cambia esto \(desde la publicación del 5 de enero/),
  ).toBeVisible();
  const after = (title: string) => {
    const list = screen.getByRole('heading', { name: title }).nextElementSibling as HTMLElement;
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(after('Nuevo')).toEqual(['Uno']);
  expect(after('Cambia')).toEqual(['Síndico', 'Directorio']);
  expect(after('Se quita')).toEqual(['CV.pdf']);
  expect(screen.getByText('Se entrega en la carpeta /srv/sitio.')).not.toBeVisible();
  expect(after('A dónde llegarán las quejas y las denuncias')).toEqual([
    'Buzón de quejas: quejas@oficina.example',
    'Cuenta (llave pública): llave',
  ]);
});

it('muestra aparte las piezas que dicen a dónde se llama o se escribe', async () => {
  show({ coming: COMING.map((one, at) => ({ ...one, ...(at === 2 && { tellsWhere: true }) })) });
  const apart = await screen.findByRole('region', { name: 'A dónde se llama o se escribe' });
  expect(within(apart).getByRole('listitem')).toHaveTextContent('Directorio: Cambia');
  expect(screen.getAllByText(/^Directorio/)).toHaveLength(1);
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
  expect(await screen.findByText(/: antes, llave; ahora, otra$/)).toBeVisible();
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
  const list = (await screen.findByRole('heading', { name: 'No sale todavía' })).nextElementSibling;
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Uno: Borrador',
    'Dos: Cambios sin guardar',
  ]);
});

it('publica, dice cómo va y termina sin dudas', async () => {
  const states = [run(), run({ result: 'published', at, words: ['Sin llaves de correo.'] })];
  show(
    {},
    {
      'GET /api/publicar': () => ({ ...PLAN, ...(states.length === 0 && { coming: [] }) }),
      'POST /api/publicar': { run: run() },
      'GET /api/publicar/estado': () => ({ run: states.shift() }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/^Publicando: entregar…/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  expect(await screen.findByText(/^Publicado a las \d+:\d\d$/)).toBeVisible();
  expect(screen.getByText('Sin llaves de correo.')).toBeVisible();
});

it.each<[string, object, (string | RegExp)[]]>([
  ['lo que falló', failed('failed', 'Haga esto.'), [/sigue como estaba\.$/, 'Haga esto.']],
  ['lo dudoso', failed('unknown', 'Haga esto.'), ['No se sabe si se publicó.', 'Haga esto.']],
  ['la primera vez', { last: undefined }, [/primera publicación/]],
  ['la demostración', { demo: true }, [/se publica como demostración/]],
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
