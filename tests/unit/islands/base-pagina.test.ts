import { REDUCED, stubMedia, WIDE } from './browser';
import {
  foldAccordions,
  openAddressed,
  startBackToTop,
  startLeaving,
  startMenu,
  startPrint,
} from '@/components/base/page';

const details = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const accordion = () => {
  document.body.innerHTML = `<details id="uno" data-folds="" open><p id="dentro"></p></details>
    <details id="pregunta" data-folds="always" open></details><details id="libre" open></details>`;
  Element.prototype.scrollIntoView = jest.fn();
};
const state = () => ['uno', 'pregunta', 'libre'].map((id) => details(id).open);

describe('los acordeones', () => {
  it.each<[where: string, hash: string, media: string[], open: boolean[]]>([
    ['se pliegan en pantallas angostas', '', [], [false, false, true]],
    ['en las anchas sólo las preguntas', '', [WIDE], [true, false, true]],
    ['la dirección deja abierto el suyo al llegar', '#uno', [], [true, false, true]],
    ['la de algo dentro, también', '#dentro', [], [true, false, true]],
    ...['#nada', '#', '#100%'].map((hash): [string, string, string[], boolean[]] => [
      'una dirección que no es de ninguno no abre ninguno',
      hash,
      [],
      [false, false, true],
    ]),
  ])('%s (%s)', (_where, hash, media, open) => {
    stubMedia(...media);
    accordion();
    history.replaceState(null, '', `/${hash}`);
    foldAccordions();
    expect(state()).toEqual(open);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it.each(['#uno', '#dentro'])('y %s, después, lo abre y lo trae a la vista', (hash) => {
    stubMedia();
    accordion();
    history.replaceState(null, '', '/');
    foldAccordions();
    history.replaceState(null, '', hash);
    openAddressed();
    expect(state()).toEqual([true, false, true]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });
});

describe('lo plegado, en papel', () => {
  const printed = (knowsInCss: boolean) => {
    Object.assign(globalThis, { CSS: { supports: () => knowsInCss } });
    document.body.innerHTML = `<main><details id="uno" open></details><details id="pregunta"></details></main>`;
    startPrint();
    return ['beforeprint', 'afterprint'].map((event) => {
      dispatchEvent(new Event(event));
      return ['uno', 'pregunta'].map((id) => details(id).open);
    });
  };

  it('lo abre la hoja de estilo donde el navegador sabe', () =>
    expect(printed(true)).toEqual([
      [true, false],
      [true, false],
    ]));

  it('en uno anterior se abre mientras se imprime, y queda como estaba', () =>
    expect(printed(false)).toEqual([
      [true, true],
      [true, false],
    ]));
});

describe('la barra de cambio de página', () => {
  const root = document.documentElement;
  beforeAll(startLeaving);
  function click(html: string, init: MouseEventInit = {}) {
    dispatchEvent(new Event('pageshow'));
    document.body.innerHTML = html;
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document
      .querySelector('a')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return 'leaving' in root.dataset;
  }

  it('empieza al salir hacia otra página, y termina al volver', () => {
    expect(click('<a href="/prensa/">a</a>')).toBe(true);
    dispatchEvent(new Event('pageshow'));
    expect(root.dataset).not.toHaveProperty('leaving');
  });

  it.each([
    ['un lugar de la misma página', '<a href="#uno">a</a>', {}],
    ['otro sitio', '<a href="https://a.example/x">a</a>', {}],
    ['otra pestaña', '<a href="/prensa/" target="_blank">a</a>', {}],
    ['un PDF', '<a href="/static/pdf/CV.pdf">a</a>', {}],
    ['otra pestaña, con Ctrl', '<a href="/prensa/">a</a>', { ctrlKey: true }],
  ])('no aparece hacia %s', (_case, html, init) => expect(click(html, init)).toBe(false));
});

describe('volver arriba', () => {
  const scroll = jest.fn();
  function click(...media: string[]) {
    stubMedia(...media);
    document.body.innerHTML =
      '<header id="arriba" tabindex="-1"></header><a href="#arriba" data-to-top>Volver</a>';
    scroll.mockClear();
    window.scrollTo = scroll;
    Object.defineProperty(window, 'scrollY', { value: 800, configurable: true });
    startBackToTop();
    document.querySelector('a')!.click();
  }
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // Especificación: 2.2-34, 2.2-35, 9-02
  it('se desliza medio segundo hasta el encabezado, que recibe el foco', () => {
    click();
    expect(document.getElementById('arriba')).toHaveFocus();
    jest.advanceTimersByTime(250);
    const halfway = scroll.mock.lastCall as [number, number];
    expect(halfway[1]).toBeGreaterThan(0);
    expect(halfway[1]).toBeLessThan(800);
    jest.advanceTimersByTime(266);
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    const calls = scroll.mock.calls.length;
    jest.advanceTimersByTime(1_000);
    expect(scroll).toHaveBeenCalledTimes(calls);
  });

  it('para quien pide menos movimiento, de una vez', () => {
    click(REDUCED);
    expect(scroll.mock.calls).toEqual([[0, 0]]);
  });
});

describe('el menú', () => {
  const hide = jest.fn();
  function open(...media: string[]) {
    stubMedia(...media);
    HTMLElement.prototype.hidePopover = hide;
    hide.mockClear();
    document.body.innerHTML = `<button popovertarget="m">Menú</button>
      <nav id="menu" class="main-nav"><details open><summary tabindex="0">Direcciones</summary><a href="#a">a</a></details>
      <a href="#b" id="otro">b</a></nav><p>fuera</p><input>`;
    startMenu();
  }
  const menu = () => document.querySelector('details')!;
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();

  it('el de direcciones se cierra con Esc y devuelve el foco a su botón', () => {
    open(WIDE);
    menu().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu().open).toBe(false);
    expect(document.querySelector('summary')).toHaveFocus();
  });

  it('se cierra cuando el foco sale de él, para no taparlo', () => {
    open(WIDE);
    focus('details a');
    expect(menu().open).toBe(true);
    focus('#otro');
    expect(menu().open).toBe(false);
  });
});
