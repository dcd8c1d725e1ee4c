import { render, screen, within } from '@testing-library/react';
import { App } from '@/scripts/redaccion/screen/App';
import { answering } from './answering';

jest.mock('@/scripts/redaccion/screen/editor/TextEditor', () => ({ TextEditor: () => null }));

const person = { login: '', name: '', role: 'publica' };

function open({
  drafts = [] as string[],
  trial = '',
  clock = '',
  more = [] as object[],
  facts = [] as object[],
  publicaciones = [] as object[],
} = {}): void {
  window.location.hash = '';
  const piezas = [
    ...['Cierre', 'Horario'].map((title) => ({
      ...{ collection: 'avisos', state: 'publicado', title },
      ...{ file: `content/avisos/${title}.md`, unsaved: drafts.includes(title) },
    })),
    ...more,
  ];
  answering({
    'GET /api/yo': person,
    'GET /api/piezas': { piezas, clock },
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
  it('si el reloj del equipo va atrasado, lo dice arriba', async () => {
    open({ clock: 'El reloj de este equipo dice 1 de enero de 2020.' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^El reloj de este equipo dice/);
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
