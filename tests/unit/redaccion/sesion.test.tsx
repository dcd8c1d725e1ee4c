import { render, screen, waitFor } from '@testing-library/react';
import { App } from '@/scripts/redaccion/screen/App';
import type { Person } from '@/scripts/redaccion/api';

// The editor of texts needs a browser.
jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));
jest.mock('@/scripts/redaccion/screen/areas', () => ({
  AREAS: {
    historia: { label: 'Historia', View: () => null },
    publicar: { label: 'Publicar', View: () => 'Se publica', role: 'publica' },
  },
}));

/** The screen of a person, who is asked for by `/api/yo`. */
function openAs(person: Person) {
  window.location.hash = '#publicar';
  const piece = { collection: 'avisos', state: 'borrador', unsaved: false, others: ['Ana Ruiz'] };
  const piezas = [{ ...piece, file: 'content/avisos/cierre.md', title: 'Cierre' }];
  global.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () => (address === '/api/yo' ? person : { piezas }),
  })) as unknown as typeof fetch;
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

  it('a quien abrió la suya no le dice nada', async () => {
    openAs({ login: '', name: '', role: 'publica' });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Publicar' })).toBeVisible());
    expect(screen.queryByText(/Publica:/)).toBeNull();
  });
});
