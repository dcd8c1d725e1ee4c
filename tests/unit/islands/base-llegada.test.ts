import { hydrate } from '@/components/islands/hydrate';

jest.mock('react-dom/client', () => ({ hydrateRoot: jest.fn() }));

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `<div data-island="DirectorioFilter" data-failed="2"><input></div>
    <div id="aviso" tabindex="-1"><button data-retry="">Reintentar</button></div>`;
});

describe('cuando llega por fin el programa', () => {
  it('el aviso se quita, y quien pulsó su botón sigue en el mismo lugar', async () => {
    find('button').focus();
    await hydrate(find('[data-island]'));
    expect(find('[data-island]').dataset).toHaveProperty('hydrated');
    expect(find('[data-island]').dataset).not.toHaveProperty('failed');
    expect(find('#aviso')).toHaveFocus();
  });

  it('quien ya estaba en otra parte, ahí se queda', async () => {
    find('input').focus();
    await hydrate(find('[data-island]'));
    expect(find('input')).toHaveFocus();
  });
});
