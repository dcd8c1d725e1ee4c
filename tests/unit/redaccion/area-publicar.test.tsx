import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicationPlan, Run } from '@/scripts/redaccion/publish/types';
import { withDetails } from '@/scripts/repository/details';
import { PublishArea } from '@/scripts/redaccion/screen/PublishArea';
import { answering } from './answering';

const COMING: PublicationPlan['coming'] = [
  {
    ...{ file: 'content/prensa/uno.md', title: 'Uno', collection: 'comunicados' },
    happened: 'nuevo',
  },
  {
    ...{ file: 'content/paginas/sindico.md', title: 'Síndico', collection: 'paginas' },
    happened: 'cambiado',
  },
  {
    ...{ file: 'content/directorio.yml', title: 'directorio', collection: 'directorio' },
    happened: 'cambiado',
  },
  { file: 'public/static/pdf/CV.pdf', title: 'CV.pdf', happened: 'quitado' },
];
const PLAN: PublicationPlan = {
  ...{ delivery: 'la carpeta /srv/sitio', last: '2026-01-05T18:00:00.000Z', coming: COMING },
  ...{ demo: false, problems: [], outside: [] },
  inboxes: { quejas: 'quejas@oficina.example', denuncias: 'denuncias@oficina.example' },
};
const run = (end?: Run['end']): Run => ({
  ...{ who: 'Ana', startedAt: '2026-01-05T18:00:00.000Z', done: ['Contenidos'], doing: 'Entregar' },
  ...(end && { end }),
});
const at = new Date().toISOString();

it('dice con palabras qué cambia antes de publicar', async () => {
  answering({ 'GET /api/publicar': PLAN });
  render(<PublishArea pieces={[]} />);
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
  expect(after('Se quita del sitio')).toEqual(['CV.pdf (archivo)']);
  expect(screen.getByText('Se entrega en la carpeta /srv/sitio.')).not.toBeVisible();
  expect(screen.getByText(/^Las quejas llegarán a/)).toHaveTextContent(
    'Las quejas llegarán a quejas@oficina.example; las denuncias, a denuncias@oficina.example.',
  );
});

it('dice qué piezas no salen todavía, y por qué', async () => {
  answering({ 'GET /api/publicar': PLAN });
  const one = { collection: 'comunicados', unsaved: false } as const;
  const pieces = [
    { ...one, file: 'a.md', title: 'Uno', state: 'borrador' },
    { ...one, file: 'b.md', title: 'Dos', state: 'publicado', out: 'cambiado', unsaved: true },
    { ...one, file: 'c.md', title: 'Tres', state: 'publicado', out: 'nuevo' },
  ] as const;
  render(<PublishArea pieces={[...pieces]} />);
  const list = (await screen.findByRole('heading', { name: 'No sale todavía' })).nextElementSibling;
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Uno: Borrador',
    'Dos: Cambios sin guardar',
  ]);
});

it('publica, dice cómo va y termina sin dudas', async () => {
  const states = [run(), run({ result: 'published', at, words: ['Sin llaves de correo.'] })];
  answering({
    'GET /api/publicar': () => ({ ...PLAN, ...(states.length === 0 && { coming: [] }) }),
    'POST /api/publicar': { run: run() },
    'GET /api/publicar/estado': () => ({ run: states.shift() }),
  });
  render(<PublishArea pieces={[]} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/^Publicando: entregar…/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  expect(
    await screen.findByText(/^Publicado a las \d+:\d\d$/, {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByText('Sin llaves de correo.')).toBeVisible();
});

it.each([
  ['failed', 'No se publicó: el sitio sigue como estaba.'],
  ['unknown', 'No se sabe si se publicó.'],
] as const)('lo que sale mal (%s) se dice así, con qué hacer', async (result, words) => {
  answering({ 'GET /api/publicar': { ...PLAN, run: run({ result, at, words: ['Haga esto.'] }) } });
  render(<PublishArea pieces={[]} />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Haga esto.')).toBeVisible();
});

it('no se publica mientras haya algo que corregir, ni sin saber a dónde', async () => {
  const [file, piece] = ['content/prensa/x.md', 'Comunicado «Feria»'];
  const problems = [{ file, piece, line: 3, field: 'fecha', message: 'falta.' }];
  answering({ 'GET /api/publicar': { ...PLAN, delivery: undefined, problems } });
  render(<PublishArea pieces={[]} />);
  expect(await screen.findByRole('link', { name: piece })).toHaveAttribute(
    'href',
    '#content/prensa/x.md#fecha',
  );
  expect(screen.getByText(/Todavía no se ha dicho a dónde va/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeDisabled();
});

it('la primera vez, y la demostración, se dicen', async () => {
  answering({ 'GET /api/publicar': { ...PLAN, last: undefined, demo: true } });
  render(<PublishArea pieces={[]} />);
  expect(await screen.findByText(/primera publicación/)).toBeVisible();
  expect(screen.getByText(/se publica como demostración/)).toBeVisible();
});

it('dice qué cambió por fuera y lo guarda, qué no llega a los demás, y qué falta sin historia', async () => {
  const outside = ['Comunicado «A mano»'];
  const fault = withDetails('No hay red.', 'Permission denied (publickey).');
  const unshared = { count: 2, fault };
  const kept = jest.fn(() => ({ ...PLAN, missing: 'Instale un programa.' }));
  answering({
    'GET /api/publicar': { ...PLAN, outside, unshared },
    'POST /api/publicar/fuera': kept,
  });
  render(<PublishArea pieces={[]} />);
  expect(await screen.findByText(/no se publica: Comunicado «A mano»\./)).toBeVisible();
  expect(screen.getByText(/no llega a las demás.*\(2 cambios\)\. No hay red\.$/)).toBeVisible();
  expect(screen.getByText('Permission denied (publickey).')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardarlo en la historia' }));
  expect(await screen.findByText(/No se sabe qué cambia.*Instale un programa\./)).toBeVisible();
  expect(kept).toHaveBeenCalledTimes(1);
});

it('los mensajes de otros programas quedan entre los detalles para quien cuida el equipo', async () => {
  const technical = 'ENOSPC: no space left on device, copyfile';
  const words = ['No se pudo escribir en la carpeta.', technical];
  answering({ 'GET /api/publicar': { ...PLAN, run: run({ result: 'failed', at, words }) } });
  render(<PublishArea pieces={[]} />);
  expect(await screen.findByText('No se pudo escribir en la carpeta.')).toBeVisible();
  expect(screen.getByText(technical)).not.toBeVisible();
  const details = screen.getByText(technical).closest('details');
  expect(details).toHaveTextContent('Detalles para quien cuida el equipo');
});
