import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from '@/components/islands/tabs/Tabs';
import { stubMedia, WIDE } from './browser';

const ITEMS = [
  { id: 'uno', titulo: 'Uno', icono: 'a' },
  { id: 'dos', titulo: 'Dos', icono: 'b' },
  { id: 'tres', titulo: 'Tres', icono: 'c' },
  { id: 'codigo', titulo: 'Código', icono: 'd', documento: '/static/pdf/Codigo%20de%20etica.pdf' },
];

/** The page of `TabbedPage`, with the buttons beside the sections. */
function open({ hash = '', wide = true } = {}) {
  const media = stubMedia(...(wide ? [WIDE] : []));
  history.replaceState(null, '', `/pagina/${hash}`);
  const sections = ITEMS.map(
    ({ id, titulo }) =>
      `<details id="${id}" open><summary>${titulo}</summary><div id="${id}-panel"><h3 id="${id}-objetivo">Objetivo</h3></div></details>`,
  );
  document.body.innerHTML = `<div class="tabs"><div id="host"></div>${sections.join('')}</div>`;
  render(<Tabs items={ITEMS} label="Contraloría" media={WIDE} />, {
    container: document.getElementById('host')!,
  });
  return media;
}
const section = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const shown = () => ['uno', 'dos', 'tres'].filter((id) => !section(id).hidden);
const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

describe('en pantallas anchas, las secciones son pestañas', () => {
  // Especificación: 4-20
  it('se ve la primera; las demás siguen en el documento', () => {
    open();
    expect(shown()).toEqual(['uno']);
    expect(screen.getByRole('tablist', { name: 'Contraloría' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Uno' })).toHaveAttribute('id', 'uno-panel');
    expect(document.querySelectorAll('h3')).toHaveLength(4);
  });

  // Especificación: 2.5-03
  it('un clic muestra sólo esa, la marca y la pone en la dirección', () => {
    open();
    fireEvent.click(tab('Dos'));
    expect(shown()).toEqual(['dos']);
    expect(screen.getByRole('tab', { selected: true })).toBe(tab('Dos'));
    expect(tab('Dos')).toHaveAttribute('aria-controls', 'dos-panel');
    expect(location.hash).toBe('#dos');
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

  it('otra tecla no hace nada, y con el tabulador sólo se llega a la activa', () => {
    open();
    tab('Uno').focus();
    expect(press('a')).toBe(true);
    expect(shown()).toEqual(['uno']);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('una sección cerrada en el acordeón se lee entera como pestaña', () => {
    open();
    section('dos').open = false;
    fireEvent.click(tab('Dos'));
    expect(section('dos').open).toBe(true);
  });

  it.each(['#dos', '#dos-objetivo'])('la dirección %s abre su pestaña', (hash) => {
    open({ hash });
    expect(shown()).toEqual(['dos']);
  });

  it('un enlace dentro de la página también', () => {
    open();
    history.replaceState(null, '', '#tres');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(shown()).toEqual(['tres']);
  });

  it.each(['#nada', '#100%', '#%E0%A4%A'])(
    'una dirección que no nombra ninguna (%s) deja la primera',
    (hash) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      open({ hash });
      expect(shown()).toEqual(['uno']);
    },
  );

  it('los documentos son enlaces que se abren en otra ventana, no pestañas', () => {
    open();
    const link = screen.getByRole('link', { name: /^Código/ });
    expect(link).toHaveAttribute('href', '/static/pdf/Codigo%20de%20etica.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
  });
});

describe('en pantallas angostas, las secciones son un acordeón', () => {
  it('no toca las que están abiertas ni las cerradas', () => {
    open({ wide: false });
    section('dos').open = false;
    expect(shown()).toEqual(['uno', 'dos', 'tres']);
    expect([section('uno').open, section('dos').open]).toEqual([true, false]);
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(document.querySelector('[role=tabpanel], [tabindex]')).toBeNull();
  });

  it('al angostarse la ventana todas vuelven a verse', () => {
    const media = open();
    fireEvent.click(tab('Dos'));
    act(() => media.set(WIDE, false));
    expect(shown()).toEqual(['uno', 'dos', 'tres']);
    expect(document.querySelector('[role=tabpanel]')).toBeNull();
    act(() => media.set(WIDE, true));
    expect(shown()).toEqual(['dos']);
  });
});

it('sin JavaScript los botones son enlaces a las secciones', () => {
  const html = renderToStaticMarkup(<Tabs items={ITEMS} label="x" media={WIDE} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '#uno',
    '#dos',
    '#tres',
    '/static/pdf/Codigo%20de%20etica.pdf',
  ]);
  expect(html).not.toContain('role=');
});
