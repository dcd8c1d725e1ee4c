import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  last = undefined as object | undefined,
  waiting = undefined as object[] | undefined,
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
    'GET /api/piezas': { piezas, faults, unnamed, waiting, last },
    'GET /api/vigencias': { list: facts, ...(trial && { trial }) },
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
    expect(await screen.findByText(/Es una prueba/)).toBeVisible();
    expect(screen.getByText(/npm run oficina -- \.\.\/carpeta/)).not.toBeVisible();
  });

  it('donde el día deja lugar, muestra los últimos comunicados, y dónde están todos', async () => {
    open({
      more: [
        release('Viejo', { day: '2026-01-13' }),
        release('Nuevo', { day: '2026-11-20' }),
        release('Apunte', { state: 'borrador', day: '2026-11-21' }),
      ],
    });
    expect(await rows('Últimos comunicados')).toEqual(['Nuevo20 nov', 'Viejo13 ene']);
    expect(screen.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
      'href',
      '#clase/comunicados',
    );
  });

  it('dice lo que espera: lo que falta publicar, con su hora, y los borradores', async () => {
    const savedAt = new Date().toISOString();
    const waits = (title: string, happened: string) => ({
      ...{ title, happened, collection: 'comunicados', file: `content/prensa/${title}.md` },
      ...(happened === 'nuevo' && { savedAt }),
    });
    open({
      drafts: ['Cierre'],
      waiting: [waits('Nuevo', 'nuevo'), waits('Viejo', 'retirado'), waits('Otro', 'movido')],
      more: [
        release('Nuevo', { out: 'nuevo' }),
        release('Igual', { out: 'igual' }),
        release('Leído', { state: 'revision', day: '2026-11-20' }),
        release('Apunte', { state: 'borrador' }),
      ],
    });
    expect(await rows('Falta publicar')).toEqual([
      expect.stringMatching(/^NuevoNuevo · hoy \d+:\d\d$/),
      'ViejoSe retira',
      'OtroCambia de dirección',
    ]);
    expect(screen.getByRole('link', { name: 'Ver y publicar' })).toHaveAttribute(
      'href',
      '#publicar',
    );
    expect(await rows('Sus borradores')).toEqual([
      'CierreCambios sin guardar',
      'LeídoEn revisión',
      'Apunte',
    ]);
  });

  it('pone por día lo que sale y lo que se retira, y los datos por revisar plegados', async () => {
    const fact = (name: string, day?: string) => ({
      ...{ name, where: name, file: 'content/sitio.yml', field: 'x', message: 'revíselo.', day },
    });
    open({
      more: [
        release('Feria', { state: 'programado', stateDay: '2999-03-01' }),
        release('Viejo', { state: 'retirado', stateDay: '2020-01-01' }),
        release('Curso', { stateDay: '2999-02-01' }),
      ],
      facts: [fact('Tarifas', '2999-02-15'), fact('Periodo', '2020-02-15'), fact('Muestra')],
    });
    expect(await rows('Pronto')).toEqual(['CursoSe retira · 1 feb 2999', 'FeriaSale · 1 mar 2999']);
    const line = screen.getByText(/revisar antes del 15 feb 2999/);
    expect(line).toHaveTextContent('Tarifas · revisar antes del 15 feb 2999');
    expect(line).not.toBeVisible();
    await userEvent.click(screen.getByText('Datos por revisar (3)'));
    expect(line).toBeVisible();
    expect(screen.getByText(/revisar desde el 15 feb 2020/)).toBeVisible();
  });

  it('de un aviso dice sus dos días', async () => {
    open({
      more: [
        {
          ...release('Corte', { stateDay: '2999-03-09', day: '2999-03-08' }),
          ...{ collection: 'avisos', file: 'content/avisos/Corte.md' },
        },
      ],
    });
    expect(await rows('Pronto')).toEqual([
      'CorteEmpieza · 8 mar 2999',
      'CorteÚltimo día · 9 mar 2999',
    ]);
  });

  it('dice en un renglón quién publicó al último, y cuándo', async () => {
    open({ last: { who: 'Ana Ruiz', at: '2025-11-20T18:00:00Z' } });
    expect(await screen.findByText('Publicado 20 nov 2025 · Ana Ruiz')).toBeVisible();
  });

  it('antes de la primera publicación lo dice, y no hay nada que contar', async () => {
    open();
    expect(await screen.findByText('El sitio todavía no se publica.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Falta publicar' })).toBeNull();
  });
});

describe('los lugares de la redacción', () => {
  it('el menú tiene todas las clases con su número, y se cierra con Escape', async () => {
    open();
    const menu = screen.getByRole('button', { name: 'Menú' });
    await userEvent.click(menu);
    const inMenu = within(screen.getByRole('navigation', { name: 'Menú' }));
    expect(await inMenu.findByRole('link', { name: 'Avisos 2' })).toBeVisible();
    expect(inMenu.getByRole('link', { name: 'Pasar al sitio verdadero' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Menú' })).toBeNull();
    expect(menu).toHaveFocus();
  });

  it('una clase tiene su pantalla: un renglón cada página, por estado, y empezar otra', async () => {
    open({
      place: '#clase/comunicados',
      more: [
        release('Feria', { day: '2024-01-27' }),
        release('Apunte', { state: 'borrador', day: '2025-03-01' }),
        release('Cambiado', { out: 'cambiado', savedAt: new Date().toISOString() }),
      ],
    });
    const list = within(await screen.findByRole('region', { name: /^Comunicados/ }));
    const shown = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown()).toEqual([
      'ApunteBorrador · 1 mar 2025',
      'Feria27 ene 2024',
      expect.stringMatching(/^CambiadoFalta publicarlo · hoy/),
    ]);
    expect(list.getByRole('link', { name: 'Nuevo comunicado' })).toBeVisible();
    await userEvent.selectOptions(list.getByLabelText('Mostrar'), 'Borradores');
    expect(shown()).toEqual(['ApunteBorrador · 1 mar 2025']);
  });

  it('de una clase larga se ven las quince más nuevas, y las demás al pedirlas', async () => {
    const more = Array.from({ length: 30 }, (_, at) =>
      release(`Reciben quejas por buzón y por la línea ${at}`, { day: '2024-01-27' }),
    );
    open({ place: '#clase/comunicados', more });
    const list = within(await screen.findByRole('region', { name: /^Comunicados/ }));
    expect(list.getAllByRole('listitem')).toHaveLength(15);
    await userEvent.click(list.getByRole('button', { name: 'Ver las 15 que siguen' }));
    expect(list.getAllByRole('listitem')).toHaveLength(30);
  });

  it('en su propia pantalla «Publicar» está una vez, y es el botón', async () => {
    open({ place: '#publicar' });
    expect(await screen.findByRole('button', { name: 'Publicar' })).toBeVisible();
    expect(screen.getAllByText(/Publicar/)).toHaveLength(1);
  });

  it('«Traer un Word» empieza un comunicado, y pide de una vez el archivo', async () => {
    open();
    const word = await screen.findByRole('link', { name: 'Traer un Word' });
    expect(word).toHaveAttribute('href', '#nuevo/comunicados#documento');
    const asks = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation();
    Object.defineProperty(navigator, 'userActivation', {
      value: { isActive: true },
      configurable: true,
    });
    window.location.hash = '#nuevo/comunicados#documento';
    expect(await screen.findByRole('form', { name: 'Nuevo comunicado' })).toBeVisible();
    await waitFor(() =>
      expect(asks.mock.contexts).toEqual([screen.getByLabelText('Traer un Word')]),
    );
    asks.mockRestore();
  });
});

const openAs = (role: Person['role'], name = '', more: object[] = []) =>
  open({ person: { login: name, name, role }, place: '#publicar', more });
const queryArea = () => screen.queryByRole('heading', { name: 'Qué cambia' });

describe('de quién es la pantalla', () => {
  it('dice que Ana redacta, y no le muestra cómo publicar', async () => {
    open({ person: { login: 'ana', name: 'Ana Ruiz', role: 'redacta' } });
    expect(await screen.findByText('Redacta: Ana Ruiz')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Historia' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Publicar' })).toBeNull();
    window.location.hash = '#publicar';
    await waitFor(() => expect(screen.queryByText('Redacta: Ana Ruiz')).toBeNull());
    expect(queryArea()).toBeNull();
  });

  it('a Luis sí, y en la lista ve de quién son los cambios que esperan', async () => {
    openAs('publica', 'Luis Soto', [release('Feria', { others: ['Ana Ruiz'] })]);
    await waitFor(() => expect(queryArea()).toBeVisible());
    window.location.hash = '#clase/comunicados';
    expect(await screen.findByText(/con cambios de Ana Ruiz/)).toBeVisible();
  });

  it('y al volver a «Hoy» ya no ve lo que tenía abierto', async () => {
    openAs('publica', 'Luis Soto');
    await waitFor(() => expect(queryArea()).toBeVisible());
    window.location.hash = '';
    await waitFor(() => expect(queryArea()).toBeNull());
  });

  it('a quien abrió la suya no le dice nada', async () => {
    openAs('publica');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toBeVisible());
    expect(screen.queryByText(/Publica:/)).toBeNull();
  });
});

describe('en qué estado está una pieza', () => {
  const day = '2027-01-05';
  it.each<[Pick<Piece, 'state' | 'stateDay' | 'out' | 'isNew'> & { unsaved?: boolean }, string]>([
    [{ state: 'borrador' }, 'Borrador'],
    [{ state: 'revision' }, 'En revisión'],
    [{ state: 'programado', stateDay: day }, 'Programado para el 5 ene 2027'],
    [{ state: 'publicado', out: 'nuevo' }, 'Falta publicarlo'],
    [{ state: 'publicado', out: 'cambiado' }, 'Falta publicarlo'],
    [{ state: 'publicado', out: 'igual' }, 'En el sitio'],
    [{ state: 'publicado', out: 'igual', stateDay: day }, 'En el sitio; se retira el 5 ene 2027'],
    [{ state: 'retirado', stateDay: day }, 'Retirado el 5 ene 2027'],
    [
      { state: 'retirado', stateDay: day, out: 'cambiado' },
      'Retirado el 5 ene 2027, falta publicarlo',
    ],
    // Before the first publication.
    [{ state: 'publicado' }, 'Guardado'],
    [{ state: 'publicado', unsaved: true }, 'Cambios sin guardar'],
    [{ state: 'borrador', unsaved: true }, 'Borrador, con cambios sin guardar'],
    [{ state: 'publicado', isNew: true, unsaved: true }, 'Sin guardar'],
    [{ state: 'borrador', out: 'quitado' }, 'Borrador; todavía está en el sitio'],
  ])('%j se lee «%s»', (piece, words) => expect(standingOf(piece)).toBe(words));

  it('el encabezado cuenta los cambios que esperan, también lo que se quita', async () => {
    const waiting = ['cambiado', 'quitado'].map((happened) => ({
      ...{ happened, title: happened, file: `content/prensa/${happened}.md` },
      ...{ collection: 'comunicados' },
    }));
    open({ waiting });
    expect(await screen.findByRole('link', { name: 'Publicar · 2 por publicar' })).toBeVisible();
  });
});
