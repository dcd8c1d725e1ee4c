import { act, render } from '@testing-library/react';
import { useNoReturn } from '@/components/islands/forms/use-guard';

function Page({ begun }: { begun: boolean }) {
  useNoReturn(begun);
  return (
    <>
      <p className="page-exit">Salir rápido</p>
      <textarea defaultValue="Vi un soborno" />
      <input name="nombre" defaultValue="Ana" />
      <input type="checkbox" defaultChecked value="si" />
      <a href="#prensa">Noticias</a>
      <a href="#otra" target="_blank">
        Otra pestaña
      </a>
      <a href="tel:070">070</a>
    </>
  );
}

const link = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!;
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('textarea, input')].map(({ value }) => value);
const TYPED = ['Vi un soborno', 'Ana', 'si'];
/** Whether the page prevented the browser's own navigation. */
const takes = (href: string, init?: MouseEventInit) =>
  !link(href).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const comesBack = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

let logged: jest.SpyInstance;
/** jsdom loads no page, and logs it. */
const loadsAnew = () => logged.mock.calls.length > 0;

beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation();
  history.pushState({ dialog: 'denuncia' }, '', '/denuncia/');
});
afterEach(() => {
  jest.useRealTimers();
  logged.mockRestore();
});

describe('con algo escrito', () => {
  beforeEach(() => void render(<Page begun />));

  it('un enlace toma el lugar del formulario en el historial', () => {
    const steps = history.length;
    expect(takes('#prensa')).toBe(true);
    expect([location.hash, history.length]).toEqual(['#prensa', steps]);
  });

  it('al irse no queda nada en los campos; si me quedo, está todo', () => {
    takes('#prensa');
    expect(typed()).toEqual(['', '', 'si']);
    act(() => void jest.runAllTimers());
    expect(typed()).toEqual(TYPED);
  });

  it.each([
    ['con Ctrl', '#prensa', { ctrlKey: true }],
    ['con Mayús', '#prensa', { shiftKey: true }],
    ['con ⌘', '#prensa', { metaKey: true }],
    ['a otra pestaña', '#otra', {}],
    ['a un teléfono', 'tel:070', {}],
  ])('un enlace %s no deja la página', (_how, href, init) => {
    expect(takes(href, init)).toBe(false);
    expect(typed()).toEqual(TYPED);
  });

  it('en una ventana, los enlaces de la página no cambian', () => {
    document.querySelector('.page-exit')!.className = '';
    expect(takes('#prensa')).toBe(false);
  });

  it('la página que el navegador trae entera se carga de nuevo, sin abrir su ventana', () => {
    comesBack(true);
    expect([loadsAnew(), history.state]).toEqual([true, null]);
  });
});
