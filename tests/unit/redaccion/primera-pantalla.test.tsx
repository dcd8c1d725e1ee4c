import { render, screen, waitFor, within } from '@testing-library/react';
import type { Person, Piece } from '@/scripts/redaccion/api';
import { App } from '@/scripts/redaccion/screen/App';
import { standingOf } from '@/scripts/redaccion/screen/standing';
import { answering } from './answering';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

function open({
  person = { login: '', name: '', role: 'publica' } as Person,
  place = '',
  drafts = [] as string[],
  trial = '',
  faults = [] as string[],
  unnamed = undefined as string | undefined,
  more = [] as object[],
  facts = [] as object[],
  publicaciones = [] as object[],
} = {}): void {
  window.location.hash = place;
  const piezas = [
    ...['Cierre', 'Horario'].map((title) => ({
      ...{ collection: 'avisos', state: 'publicado', title },
      ...{ file: `content/avisos/${title}.md`, unsaved: drafts.includes(title) },
    })),
    ...more,
  ];
  answering({
    'GET /api/yo': person,
    'GET /api/piezas': { piezas, faults, unnamed },
    'GET /api/publicaciones': { publicaciones },
    'GET /api/vigencias': { summary: 'Nada vence.', list: facts, ...(trial && { trial }) },
  });
  render(<App />);
}

const release = (title: string, more: object) => ({
  ...{ collection: 'comunicados', state: 'publicado', title, unsaved: false },
  ...{ file: `content/prensa/${title}.md`, ...more },
});

const rows = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('la primera pantalla de la redacción', () => {
  it('si el reloj va atrasado o la historia no comparte, lo dice arriba antes de que nadie escriba', async () => {
    open({ faults: ['El reloj va atrasado.', 'El repositorio común no contesta.'] });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'El reloj va atrasado.',
      'El repositorio común no contesta.',
    ]);
  });

  it('si Git no sabe el nombre de nadie, dice a nombre de quién queda lo guardado', async () => {
    open({ unnamed: 'recepcion' });
    expect(await screen.findByText(/queda a nombre de «recepcion»/)).toBeVisible();
  });

  it('a quien la prueba sin carpeta le dice que es de prueba, y quién hace la suya', async () => {
    open({ trial: '.oficina' });
    expect(await screen.findByText(/es una prueba, hecha de la demostración/)).toBeVisible();
    expect(screen.getByText(/npm run oficina -- \.\.\/carpeta/)).not.toBeVisible();
  });

  it('dice lo que espera: lo que falta publicar, lo que está en revisión y los borradores', async () => {
    open({
      drafts: ['Cierre'],
      more: [
        release('Nuevo', { out: 'nuevo' }),
        release('Igual', { out: 'igual' }),
        release('Leído', { state: 'revision', day: '2026-11-20' }),
        release('Apunte', { state: 'borrador' }),
      ],
    });
    expect(await rows('Guardado, falta publicarlo')).toEqual(['Nuevo']);
    expect(await rows('En revisión')).toEqual(['Leído20 de noviembre de 2026']);
    expect(await rows('Sin terminar')).toEqual(['CierreCambios sin guardar', 'Apunte']);
  });

  it('pone por día lo que sale, lo que se retira y lo que vence, y aparte lo vencido', async () => {
    const fact = (where: string, day?: string) => ({
      ...{ where, file: 'content/sitio.yml', field: 'x', message: 'revíselo.', day },
    });
    open({
      more: [
        release('Feria', { state: 'programado', stateDay: '2999-03-01' }),
        release('Viejo', { state: 'retirado', stateDay: '2020-01-01' }),
        release('Curso', { stateDay: '2999-02-01' }),
        {
          ...release('Corte', { stateDay: '2999-03-09', day: '2999-03-08' }),
          ...{ collection: 'avisos', file: 'content/avisos/Corte.md' },
        },
      ],
      facts: [fact('Tarifas', '2999-02-15'), fact('Periodo', '2020-02-15'), fact('Muestra')],
    });
    const coming = await rows('Lo que viene');
    expect(coming).toEqual([
      expect.stringMatching(/^Curso1 de febrero de 2999 · se retira\./),
      expect.stringMatching(/^Tarifas15 de febrero/),
      expect.stringMatching(/^Feria1 de marzo de 2999 · sale\. Ese día/),
      'Corte8 de marzo de 2999 · primer día en que se muestra.',
      'Corte9 de marzo de 2999 · último día en que se muestra.',
    ]);
    expect(await rows('Datos por revisar')).toHaveLength(2);
  });

  it('dice quién publicó, cuándo y qué', async () => {
    open({
      publicaciones: [
        {
          ...{ who: 'Ana Ruiz', at: '2026-11-20T18:00:00Z' },
          files: ['content/avisos/Cierre.md', 'public/imagenes/x.jpg'],
        },
      ],
    });
    expect(await rows('Últimas publicaciones')).toEqual([
      expect.stringMatching(/^Publicado el 20 de noviembre de 2026.* · Ana Ruiz · «Cierre»$/),
    ]);
  });
});

const openAs = (role: Person['role'], name = '', more: object[] = []) =>
  open({ person: { login: name, name, role }, place: '#publicar', more });
const queryArea = () => screen.queryByRole('heading', { name: 'Publicar' });

describe('de quién es la pantalla', () => {
  it('dice que Ana redacta, y no le muestra cómo publicar', async () => {
    openAs('redacta', 'Ana Ruiz');
    expect(await screen.findByText('Redacta: Ana Ruiz')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Historia' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Publicar' })).toBeNull();
    expect(queryArea()).toBeNull();
  });

  it('a Luis sí, y en la lista ve de quién son los cambios que esperan', async () => {
    openAs('publica', 'Luis Soto', [release('Feria', { others: ['Ana Ruiz'] })]);
    expect(await screen.findByText('Publica: Luis Soto')).toBeVisible();
    expect(queryArea()).toBeVisible();
    expect(await screen.findByText(/con cambios de Ana Ruiz/)).toBeInTheDocument();
  });

  it('y al volver a «Hoy» ya no ve lo que tenía abierto', async () => {
    openAs('publica', 'Luis Soto');
    await waitFor(() => expect(queryArea()).toBeVisible());
    window.location.hash = '';
    await waitFor(() => expect(queryArea()).toBeNull());
  });

  it('a quien abrió la suya no le dice nada', async () => {
    openAs('publica');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Publicar' })).toBeVisible());
    expect(screen.queryByText(/Publica:/)).toBeNull();
  });
});

describe('en qué estado está una pieza', () => {
  const day = '2027-01-05';
  it.each<[Pick<Piece, 'state' | 'stateDay' | 'out' | 'isNew'> & { unsaved?: boolean }, string]>([
    [{ state: 'borrador' }, 'Borrador'],
    [{ state: 'revision' }, 'En revisión'],
    [{ state: 'programado', stateDay: day }, 'Programado para el 5 de enero de 2027'],
    [{ state: 'publicado', out: 'nuevo' }, 'Guardado, falta publicarlo'],
    [{ state: 'publicado', out: 'cambiado' }, 'Guardado, falta publicarlo'],
    [{ state: 'publicado', out: 'igual' }, 'En el sitio'],
    [
      { state: 'publicado', out: 'igual', stateDay: day },
      'En el sitio; se retira el 5 de enero de 2027',
    ],
    [{ state: 'retirado', stateDay: day }, 'Retirado el 5 de enero de 2027'],
    // Before the first publication.
    [{ state: 'publicado' }, 'Guardado'],
    [{ state: 'publicado', unsaved: true }, 'Cambios sin guardar'],
    [{ state: 'borrador', unsaved: true }, 'Borrador, con cambios sin guardar'],
    [{ state: 'publicado', isNew: true, unsaved: true }, 'Sin guardar'],
    [{ state: 'borrador', out: 'quitado' }, 'Borrador; todavía está en el sitio'],
  ])('%j se lee «%s»', (piece, words) => expect(standingOf(piece)).toBe(words));

  it('el encabezado cuenta las que esperan que se publique', async () => {
    const pieces = ['cambiado', 'nuevo', 'igual'].map((out) => release(out, { out }));
    openAs('publica', '', pieces);
    expect(await screen.findByRole('link', { name: 'Publicar 2 por publicar' })).toBeVisible();
  });
});
