import { stubMedia } from './browser';

const hydrate = jest.fn<Promise<void>, [HTMLElement]>();
jest.mock('/_/acuse-H.js', () => ({ start: (element: HTMLElement) => hydrate(element) }), {
  virtual: true,
});
globalThis.fetch = async () => ({ ok: true }) as Response;

async function page(when: string, media?: string) {
  document.body.innerHTML = `<div data-island="acuse" data-script="acuse-H" data-when="${when}" ${media ? `data-media="${media}"` : ''}><button>Ver</button></div>`;
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  jest.resetModules();
  const { scheduleIslands, startReplay, retryIn } = await import('@/components/base/islands');
  scheduleIslands();
  startReplay();
  return { island, button: island.querySelector('button')!, retryIn };
}
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await jest.advanceTimersByTimeAsync(0);
};

const listened = jest.spyOn(document, 'addEventListener');
beforeEach(() => {
  jest.useFakeTimers();
  stubMedia();
  hydrate.mockReset().mockImplementation(async () => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  listened.mock.calls.splice(0).forEach((call) => document.removeEventListener(...call));
});

describe('cada isla espera su momento', () => {
  it('«idle»: cuando la página ya se ve', async () => {
    await page('idle');
    await settle();
    expect(hydrate).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(300);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('«idle», para quien pidió ahorrar datos: sólo si se acerca, o si la dirección lo pide', async () => {
    const connection = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, 'connection', connection);
    const { button } = await page('idle');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hydrate).not.toHaveBeenCalled();
    button.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
    expect(hydrate).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', '/?q=grua');
    await page('idle');
    await jest.advanceTimersByTimeAsync(300);
    expect(hydrate).toHaveBeenCalledTimes(2);
    history.replaceState(null, '', '/');
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });

  it('«visible»: cuando está a la vista, y no antes', async () => {
    const observe = jest.fn();
    let tell: (...seen: boolean[]) => void = () => undefined;
    globalThis.IntersectionObserver = jest.fn((told: (entries: object[]) => void) => {
      tell = (...seen) => told(seen.map((isIntersecting) => ({ isIntersecting })));
      return { observe };
    }) as never;
    const { island } = await page('visible');
    await jest.advanceTimersByTimeAsync(300);
    expect(observe.mock.calls).toEqual([[island]]);
    tell(false);
    await settle();
    expect(hydrate).not.toHaveBeenCalled();
    tell(false, true);
    tell(true);
    await settle();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerover', 'focusin'])('«interaction»: al primer %s, una vez', async (type) => {
    const { button } = await page('interaction');
    for (let time = 0; time < 2; time++) button.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('donde su pantalla no es, no se pide hasta que lo sea', async () => {
    const media = stubMedia();
    await page('idle', '(min-width: 64rem)');
    await jest.advanceTimersByTimeAsync(300);
    expect(hydrate).not.toHaveBeenCalled();
    media.set('64rem', true);
    await jest.advanceTimersByTimeAsync(300);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});

describe('un clic que llega antes que la isla', () => {
  const clicks = (button: HTMLElement) => {
    const done = jest.fn();
    hydrate.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      button.addEventListener('click', done);
    });
    return done;
  };

  it('se repite una vez cuando llega, aunque se insista o el puntero ya la hubiera pedido; mientras, su botón dice que fue oído', async () => {
    const { button } = await page('interaction');
    const done = clicks(button);
    button.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1_000);
    button.click();
    button.click();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(button).not.toHaveAttribute('aria-busy');
    expect(done).toHaveBeenCalledTimes(1);
    button.click();
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('donde su guion no se pide, el clic es de la página', async () => {
    const { button } = await page('interaction', '(min-width: 64rem)');
    button.click();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hydrate).not.toHaveBeenCalled();
  });
});
