import { startQuickExit, startTyped } from '@/components/base/leaving';

const EXIT = '<a href="#fuera" data-exit="">Salir rápido</a>';
const form = (island: string) =>
  `<div data-island="${island}"><form class="${island}"><input name="nombre" autocomplete="name"><input type="checkbox">
  <textarea autocomplete="off"></textarea></form></div><a id="telefono" href="tel:070">070</a>
  <a id="pagina" href="#prensa">Prensa</a>${EXIT}`;
const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<E>(selector)!;

function type(selector: string, text: string) {
  const control = find<HTMLInputElement>(selector);
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns whether the browser would ask */
function leave(after = 60_000): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + after });
  dispatchEvent(event);
  return event.defaultPrevented;
}

beforeAll(() => {
  startTyped();
  startQuickExit();
});
beforeEach(() => {
  document.body.innerHTML = form('form');
  document.documentElement.removeAttribute('data-leaving');
});

describe('irme antes de que el formulario cargue', () => {
  const typed = (field: string, ...texts: string[]) => {
    for (const text of texts) type(field, text);
    return leave();
  };

  it('no pregunta sin haber escrito, si sólo hay espacios o si borré lo que puse', () => {
    expect(leave()).toBe(false);
    expect(typed('textarea', ' \n ')).toBe(false);
    expect(typed('textarea', 'Un secreto', '')).toBe(false);
  });

  it.each(['[name=nombre]', 'textarea'])(
    'con texto en %s, pregunta; y no difiere del primer valor del campo, que es lo que Firefox guarda',
    (field) => {
      expect(typed(field, 'Ana')).toBe(true);
      expect(find<HTMLInputElement>(field).defaultValue).toBe('Ana');
    },
  );

  it('llamar por teléfono no es irse; un enlace a otra página, sí', () => {
    type('textarea', 'Ana');
    find('#telefono').click();
    expect(leave(10)).toBe(false);
    find('#pagina').click();
    expect(leave()).toBe(true);
  });

  it('cuando el formulario ya cargó, pregunta si él dice que hay algo sin enviar', () => {
    type('textarea', 'Ana');
    find('[data-island]').dataset['hydrated'] = '';
    expect(leave()).toBe(false);
    find('form').dataset['unsent'] = 'true';
    expect(leave()).toBe(true);
  });

  it('lo escrito en un buscador no se guarda', () => {
    document.body.innerHTML = form('search');
    type('[name=nombre]', 'Ana');
    expect(leave()).toBe(false);
  });

  it('«Salir rápido» no pregunta', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    type('textarea', 'Ana');
    find('[data-exit]').click();
    expect(leave(0)).toBe(false);
    complaints.mockRestore();
  });
});

it('la página que no guarda texto se puede conservar entera en la memoria del navegador', () => {
  const listening = jest.spyOn(window, 'addEventListener');
  document.body.innerHTML = form('form');
  startTyped();
  expect(listening.mock.calls.map(([name]) => name)).not.toContain('beforeunload');
  type('textarea', 'Ana');
  expect(listening.mock.calls.map(([name]) => name)).toContain('beforeunload');
  listening.mockRestore();
});

describe('con la tecla Mayúsculas tres veces', () => {
  /** In seconds; events report it. */
  let now = 100;
  function happen(type: string, more: KeyboardEventInit = {}, keyboard = true) {
    const init = { bubbles: true, ...more };
    const event = keyboard ? new KeyboardEvent(type, init) : new Event(type, init);
    Object.defineProperty(event, 'timeStamp', { value: now * 1000 });
    find('textarea').dispatchEvent(event);
  }
  function press(key = 'Shift', more: KeyboardEventInit = {}) {
    happen('keydown', { key, ...more });
    if (find('textarea')) happen('keyup', { key, ...more });
  }
  const shift = () => press();
  const wait = (seconds: number) => () => void (now += seconds);
  const left = () => document.body.childElementCount === 0;

  beforeEach(() => {
    now += 1000;
    document.body.innerHTML = `<div class="page-exit">${EXIT}</div><textarea></textarea>`;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void jest.restoreAllMocks());

  it.each<[how: string, acts: (() => void)[]]>([
    ['seguidas', [shift, shift, shift]],
    ['si las tres últimas son seguidas', [shift, wait(9), shift, wait(1), shift, wait(1), shift]],
  ])('%s, salgo', (_how, acts) => {
    acts.forEach((act) => act());
    expect(left()).toBe(true);
  });

  const use = (type: string) => () => happen(type, {}, false);
  const held = () => happen('keydown', { key: 'Shift', repeat: true });
  const capital = () => {
    happen('keydown', { key: 'Shift' });
    press('A', { shiftKey: true });
    happen('keyup', { key: 'Shift' });
  };
  it.each<[how: string, acts: (() => void)[]]>([
    ['en siete segundos', [shift, wait(3), shift, wait(4), shift]],
    ['sin soltarla', [shift, held, held, held]],
    ['con otra tecla entre ellas', [shift, shift, () => press('a'), shift]],
    ['con letras mayúsculas', [capital, capital, capital, capital]],
    ['con la rueda entre ellas', [shift, shift, use('wheel'), shift]],
    ['con el ratón o el dedo entre ellas', [shift, shift, use('pointerdown'), shift]],
    [
      'mientras selecciono con el ratón',
      [use('pointerdown'), shift, shift, use('pointerup'), shift],
    ],
  ])('%s, no', (_how, acts) => {
    acts.forEach((act) => act());
    expect(left()).toBe(false);
  });
});
