import { waitFor } from '@testing-library/dom';
import { stubDialogs, stubMedia } from './browser';

const hydrate = jest.fn();
jest.mock('/_/forms-H.js', () => ({ start: (element: HTMLElement) => hydrate(element) }), {
  virtual: true,
});
stubDialogs();
jest.useFakeTimers();

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;
const settle = () => jest.advanceTimersByTimeAsync(60);
/** After the paint, when the page takes the step. */
const opened = (id: string) =>
  waitFor(() =>
    expect([dialog(id).open, location.hash, history.state]).toEqual([true, '', { dialog: id }]),
  );
const closed = (id: string) => waitFor(() => expect(dialog(id).open).toBe(false));
const at = (address: string) =>
  waitFor(() => expect(location.pathname + location.search + location.hash).toBe(address));
const close = (id: string) => dialog(id).querySelector('button')!.click();

let controller: AbortController;
async function page(
  address: string,
  opens = '',
  type = 'navigate',
  state: { dialog: string } | null = null,
) {
  history.pushState(state, '', address);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  stubMedia();
  document.body.innerHTML = `<main data-opens="${opens}"><nav popover="auto"><a href="#queja">Queja</a></nav><a href="#denuncia">Denuncia</a><a href="/prensa/">Prensa</a></main>
    <dialog id="queja"><button data-close>×</button><div data-island="forms" data-script="forms-H" data-when="interaction"></div></dialog><dialog id="denuncia"><button data-close>×</button><div data-island="forms" data-script="forms-H" data-when="interaction"></div></dialog>`;
  jest.resetModules();
  const { startDialogs } = await import('@/components/base/dialogs');
  const { scheduleIslands } = await import('@/components/base/islands');
  startDialogs();
  scheduleIslands();
}

// The script never removes its listeners from the document and the window.
beforeEach(() => {
  controller = new AbortController();
  for (const target of [document, window]) {
    const add = EventTarget.prototype.addEventListener;
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: AddEventListenerOptions | boolean,
    ) =>
      add.call(target, type, listener, {
        ...(typeof options === 'object' ? options : { capture: !!options }),
        signal: controller.signal,
      });
  }
});
afterEach(() => {
  controller.abort();
  for (const target of [document, window]) Reflect.deleteProperty(target, 'addEventListener');
});

describe('una ventana es una dirección', () => {
  it('llegar a /default/#queja la abre, y quien llega la tiene desde el principio: recargar la página la abre otra vez', async () => {
    await page('/default/#queja');
    expect([dialog('queja').open, dialog('denuncia').open]).toEqual([true, false]);
    expect([location.hash, history.state]).toEqual(['', { dialog: 'queja' }]);
    await opened('queja');
    await page('/default/', '', 'reload', { dialog: 'queja' });
    expect(dialog('queja').open).toBe(true);
    await settle();
  });

  it.each([
    ['vuelve a la página con «atrás» o «adelante»', 'queja', 'back_forward'],
    ['pide otra vez la misma dirección', '', 'navigate'],
  ])('quien %s no encuentra la ventana abierta', async (_how, opens, type) => {
    await page('/default/', opens, type, { dialog: 'queja' });
    await settle();
    expect([dialog('queja').open, history.state]).toEqual([false, null]);
  });

  it.each([
    ['un enlace', 'main > a'],
    ['uno del menú, en navegadores que no saben de `popover`', '[popover] a'],
  ])('%s la abre, y cerrarla devuelve la dirección y el paso dado', async (_what, link) => {
    expect(HTMLElement.prototype).not.toHaveProperty('hidePopover');
    await page('/default/');
    const steps = history.length;
    document.querySelector<HTMLElement>(link)!.click();
    const id = link.startsWith('main') ? 'denuncia' : 'queja';
    await opened(id);
    close(id);
    await at('/default/');
    expect(dialog(id).open).toBe(false);
    expect(history.length).toBe(steps + 1);
    history.forward();
    await settle();
    expect([dialog(id).open, location.hash, history.state]).toEqual([false, '', null]);
  });

  it('el botón «atrás» la cierra', async () => {
    await page('/default/');
    document.querySelector('a')!.click();
    await opened('queja');
    history.back();
    await closed('queja');
    history.forward();
    await waitFor(() => expect(history.state).toBeNull());
    expect([dialog('queja').open, location.hash]).toEqual([false, '']);
  });

  it('pasar de una a otra cierra la primera', async () => {
    await page('/default/#queja');
    await opened('queja');
    const steps = history.length;
    document.querySelector<HTMLAnchorElement>('a[href="#denuncia"]')!.click();
    await opened('denuncia');
    await settle();
    expect([dialog('queja').open, history.state, history.length]).toEqual([
      false,
      { dialog: 'denuncia' },
      steps,
    ]);
    location.hash = '#queja';
    await opened('queja');
    expect(dialog('denuncia').open).toBe(false);
  });

  it('en la página de un formulario, un enlace dentro de ella no agrega un paso', async () => {
    await page('/denuncia/');
    document.body.innerHTML = '<p class="page-exit"><a href="#formulario">Ir</a></p>';
    const steps = history.length;
    document.querySelector('a')!.click();
    await at('/denuncia/#formulario');
    expect(history.length).toBe(steps);
  });
});

describe('la entrada por código QR', () => {
  it('/default/qractive/ abre la queja, y cerrarla no cambia la dirección', async () => {
    await page('/default/qractive/', 'queja');
    expect(dialog('queja').open).toBe(true);
    close('queja');
    await settle();
    expect([dialog('queja').open, location.pathname]).toEqual([false, '/default/qractive/']);
  });
});

it.each(['#100%', '#%E0%A4%A', '#nada'])(
  'una dirección rara (%s) no detiene la página',
  async (hash) => {
    await expect(page(`/default/${hash}`, 'queja')).resolves.toBeUndefined();
    expect(dialog('queja').open).toBe(true);
  },
);
