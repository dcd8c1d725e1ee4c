import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/scripts/redaccion/screen/App';
import { answering } from './answering';

// The editor of texts needs a browser.
jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const person = { login: '', name: '', role: 'publica' };

/** Opens the newsroom, as a new page, over a folder where these drafts wait. */
function open({ drafts = [] as string[], trial = '', oficina = 'a1' } = {}): void {
  cleanup();
  window.location.hash = '';
  const piezas = ['Cierre', 'Horario'].map((title) => ({
    ...{ collection: 'avisos', state: 'publicado', title },
    ...{ file: `content/avisos/${title}.md`, unsaved: drafts.includes(title) },
  }));
  answering({
    'GET /api/yo': person,
    'GET /api/piezas': { piezas, oficina },
    'GET /api/vigencias': { summary: 'Nada vence.', list: [], ...(trial && { trial }) },
  });
  render(<App />);
}

const LOST = /ya no están/;

beforeEach(() => localStorage.clear());

describe('la primera pantalla de la redacción', () => {
  it('dice cuáles borradores se perdieron con la carpeta, hasta que se le dice que está visto', async () => {
    open({ drafts: ['Cierre'] });
    expect(await screen.findByText('Nada vence.')).toBeVisible();
    expect(screen.queryByText(LOST)).toBeNull();
    open();
    expect(await screen.findByText(LOST)).toBeVisible();
    expect(screen.getByText(/^«Cierre», visto el /)).toBeVisible();
    open();
    expect(await screen.findByText(/^«Cierre», visto el /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText(LOST)).toBeNull();
    open();
    expect(await screen.findByText('Nada vence.')).toBeVisible();
    expect(screen.queryByText(LOST)).toBeNull();
  });

  it('no da por perdido el borrador que sigue esperando', async () => {
    open({ drafts: ['Horario'] });
    await screen.findByText('Nada vence.');
    open({ drafts: ['Horario'] });
    await screen.findByText('Nada vence.');
    expect(screen.queryByText(LOST)).toBeNull();
  });

  it('no da por perdido el borrador de otra oficina, que se abre en el mismo navegador', async () => {
    open({ drafts: ['Cierre'] });
    await screen.findByText('Nada vence.');
    open({ oficina: 'b2' });
    await screen.findByText('Nada vence.');
    expect(screen.queryByText(LOST)).toBeNull();
    open();
    expect(await screen.findByText(LOST)).toBeVisible();
  });

  it('a quien la prueba sin carpeta le dice que es de prueba, y cómo hacer la suya', async () => {
    open({ trial: '.oficina' });
    expect(await screen.findByText(/es una carpeta de prueba, «\.oficina»/)).toBeVisible();
    expect(screen.getByText('npm run oficina -- ../carpeta')).toBeVisible();
  });
});
