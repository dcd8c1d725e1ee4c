import { render, screen, waitFor } from '@testing-library/react';
import { App } from '@/scripts/redaccion/screen/App';
import { standingOf } from '@/scripts/redaccion/screen/kinds';
import type { Person, Piece } from '@/scripts/redaccion/api';
import { answering } from './answering';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));
jest.mock('@/scripts/redaccion/screen/areas', () => ({
  AREAS: {
    historia: { label: 'Historia', View: () => null },
    publicar: { label: 'Publicar', View: () => 'Se publica', role: 'publica' },
  },
}));

function openAs(person: Person, more: object[] = []) {
  window.location.hash = '#publicar';
  const piece = { collection: 'avisos', state: 'borrador', unsaved: false, others: ['Ana Ruiz'] };
  const piezas = [{ ...piece, file: 'content/avisos/cierre.md', title: 'Cierre' }, ...more];
  answering({ 'GET /api/yo': person, 'GET /api/piezas': { piezas } });
  render(<App />);
}

describe('de quién es la pantalla', () => {
  it('dice que Ana redacta, y no le muestra cómo publicar', async () => {
    openAs({ login: 'ana', name: 'Ana Ruiz', role: 'redacta' });
    expect(await screen.findByText('Redacta: Ana Ruiz')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Historia' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Publicar' })).toBeNull();
    expect(screen.queryByText('Se publica')).toBeNull();
  });

  it('a Luis sí, y en la lista ve de quién son los cambios que esperan', async () => {
    openAs({ login: 'luis', name: 'Luis Soto', role: 'publica' });
    expect(await screen.findByText('Publica: Luis Soto')).toBeVisible();
    expect(screen.getByText('Se publica')).toBeVisible();
    expect(await screen.findByText(/con cambios de Ana Ruiz/)).toBeInTheDocument();
  });

  it('y al volver a «Hoy» ya no ve lo que tenía abierto', async () => {
    openAs({ login: 'luis', name: 'Luis Soto', role: 'publica' });
    expect(await screen.findByText('Se publica')).toBeVisible();
    window.location.hash = '';
    await waitFor(() => expect(screen.queryByText('Se publica')).toBeNull());
  });

  it('a quien abrió la suya no le dice nada', async () => {
    openAs({ login: '', name: '', role: 'publica' });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Publicar' })).toBeVisible());
    expect(screen.queryByText(/Publica:/)).toBeNull();
  });
});

describe('en qué estado está una pieza', () => {
  const day = '2027-01-05';
  it.each<[Pick<Piece, 'state' | 'stateDay' | 'out'> & { unsaved?: boolean }, string]>([
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
  ])('%j se lee «%s»', (piece, words) => expect(standingOf(piece)).toBe(words));

  it('el encabezado cuenta las que esperan que se publique', async () => {
    const one = { collection: 'avisos', state: 'publicado', unsaved: false };
    openAs({ login: '', name: '', role: 'publica' }, [
      { ...one, file: 'content/avisos/a.md', title: 'Uno', out: 'cambiado' },
      { ...one, file: 'content/avisos/b.md', title: 'Dos', out: 'nuevo' },
      { ...one, file: 'content/avisos/c.md', title: 'Tres', out: 'igual' },
    ]);
    expect(await screen.findByRole('link', { name: 'Publicar 2 por publicar' })).toBeVisible();
  });
});
