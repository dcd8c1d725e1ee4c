import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { start } from '@/components/islands/tabs';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { one, show } from '../sections/pagina';
import { stubMedia, WIDE } from './browser';

const SECTIONS = [
  { id: 'uno', titulo: 'Uno' },
  { id: 'dos', titulo: 'Dos' },
  { id: 'tres', titulo: 'Tres' },
  { id: 'codigo', titulo: 'Código', documento: '/static/pdf/Codigo de etica.pdf' },
].map((one) => ({
  ...one,
  dibujo: { src: '/a.svg' },
  html: `<h3 id="${one.id}-objetivo">Objetivo</h3>`,
}));

function open({ hash = '', wide = true } = {}) {
  const media = stubMedia(...(wide ? [WIDE] : []));
  history.replaceState(null, '', `/pagina/${hash}`);
  show(<TabbedPage sections={SECTIONS} label="Contraloría" />);
  start(one('[data-island=tabs]'));
  return media;
}
const into = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  into.mockReset();
  Element.prototype.scrollIntoView = into;
  performance.getEntriesByType = () => [];
});
const section = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const shown = () => ['uno', 'dos', 'tres'].filter((id) => !section(id).hidden);
const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

describe('en pantallas anchas, las secciones son pestañas', () => {
  // Especificación: 2.5-04, 2.5-08, 2.5-68, 4-20, 4-21
  it('se ve la primera; las demás siguen en el documento', () => {
    open();
    expect(shown()).toEqual(['uno']);
    expect(screen.getByRole('tablist', { name: 'Contraloría' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Uno' })).toHaveAttribute('id', 'uno-panel');
    expect(document.querySelectorAll('h3')).toHaveLength(4);
    expect(section('dos')).toHaveAttribute('hidden', 'until-found');
  });

  // Especificación: 2.5-02, 2.5-03
  it('un clic muestra sólo esa, la marca y la pone en la dirección', async () => {
    open();
    fireEvent.click(tab('Dos'));
    expect(shown()).toEqual(['dos']);
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Dos'));
    expect(tab('Dos')).toHaveAttribute('aria-controls', 'dos-panel');
    await waitFor(() => expect(location.hash).toBe('#dos'));
  });

  // Especificación: 2.5-06, 4-23
  it('quien gira la tableta sigue con lo que tenía abierto, y lo demás sigue doblado', () => {
    const media = open({ wide: false });
    for (const id of ['uno', 'dos', 'tres']) section(id).open = id === 'dos';
    media.set(WIDE, true);
    expect(shown()).toEqual(['dos']);
    media.set(WIDE, false);
    expect(['uno', 'dos', 'tres'].filter((id) => section(id).open)).toEqual(['dos']);
  });

  it.each([
    ['ArrowDown', ['dos', 'tres', 'uno']],
    ['ArrowRight', ['dos', 'tres', 'uno']],
    ['ArrowUp', ['tres', 'dos', 'uno']],
    ['ArrowLeft', ['tres', 'dos', 'uno']],
    ['End', ['tres', 'tres']],
    ['Home', ['uno', 'uno']],
  ])('la tecla %s recorre %j, con el foco', (key, order) => {
    open();
    tab('Uno').focus();
    for (const id of order) {
      press(key);
      expect(shown()).toEqual([id]);
      expect(document.activeElement).toHaveAttribute('id', `tab-${id}`);
    }
  });

  it.each(['#dos', '#dos-objetivo'])('la dirección %s abre su pestaña', (hash) => {
    open({ hash });
    expect(shown()).toEqual(['dos']);
  });
});

describe('en pantallas angostas, las secciones son un acordeón', () => {
  // Especificación: 2.5-23, 4-22
  it('no toca las que están abiertas ni las cerradas', () => {
    open({ wide: false });
    section('dos').open = false;
    expect(shown()).toEqual(['uno', 'dos', 'tres']);
    expect([section('uno').open, section('dos').open]).toEqual([true, false]);
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(document.querySelector('[role=tabpanel], [tabindex]')).toBeNull();
  });
});

describe('si el navegador buscó lo que pide la dirección antes de que estuviera, y se quedó arriba', () => {
  it('se va a ello', () => {
    open({ hash: '#tres-objetivo' });
    expect(into.mock.contexts).toEqual([document.getElementById('tres-objetivo')]);
  });
});
