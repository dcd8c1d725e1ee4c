import { createElement } from 'react';
import { hydrate } from '@/components/islands/hydrate';

jest.mock('react-dom/client', () => ({
  hydrateRoot: (_: Element, { props }: { props: { then: () => void } }) => props.then(),
}));

const Empty = () => createElement('p');
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `<div data-island="acuse" data-failed="2"><input></div>
    <div id="aviso" tabindex="-1"><button data-retry="">Reintentar</button></div>`;
});

describe('cuando llega por fin el programa', () => {
  it('el aviso se quita, y quien pulsó su botón sigue en el mismo lugar', async () => {
    find('button').focus();
    await hydrate(find('[data-island]'), Empty);
    expect(find('#aviso')).toHaveFocus();
  });

  it('quien ya estaba en otra parte, ahí se queda', async () => {
    find('input').focus();
    await hydrate(find('[data-island]'), Empty);
    expect(find('input')).toHaveFocus();
  });
});

it('cuando empieza un formulario, también uno sin ventana, no se pide ya la página siguiente', async () => {
  document.body.insertAdjacentHTML('beforeend', '<template><script></script></template>');
  await hydrate(find('[data-island]'), Empty);
  expect(find('template')).toBeNull();
});
