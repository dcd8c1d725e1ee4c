import { mark, type MenuItem } from '@/lib/site/menu-item';
import type { ShellView } from '@/lib/site/page-data/shell';
import { Glyph } from '@/components/ui/Glyph';
import { Link } from '@/components/ui/Link';
import { ContactStrip } from './ContactStrip';
import { frameWords } from './frame-words';
import { List } from '@/components/ui/List';

/** A panel behind «Menú» on narrow screens; at desktop widths only the bar is left (nav.css). */
export function Menu({ shell, ruta, search }: { shell: ShellView; ruta: string; search: string }) {
  const { frame } = frameWords(shell);
  return (
    <div id="menu" className="menu no-print" popover="auto">
      <div className="menu-head">
        <a className="flex-1 gap-2" href={search}>
          <Glyph name="buscar" />
          {frame.searchSite}
        </a>
        <button
          type="button"
          className="icon-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Glyph name="cerrar" />
          <span className="sr-only">{frame.closeMenu}</span>
        </button>
      </div>
      <nav className="lg:hidden" aria-label={frame.services}>
        <h2>{frame.services}</h2>
        <List of={shell.tramites}>
          {({ titulo, ruta: to }) => (
            <a href={to} aria-current={to === ruta ? 'page' : undefined}>
              {titulo}
            </a>
          )}
        </List>
      </nav>
      <MainNav shell={shell} ruta={ruta} />
      <ContactStrip shell={shell} className="lg:hidden" />
    </div>
  );
}

function MainNav({ shell, ruta }: { shell: ShellView; ruta: string }) {
  const { menu, tramites, english } = shell;
  const { frame } = frameWords(shell);
  const services = { titulo: frame.services, ruta: '', hijos: tramites.slice(2) };
  const isInMenu = menu.some((item) => mark(item, ruta));
  return (
    <nav className="main-nav" aria-label={frame.mainNav}>
      <h2>{frame.office}</h2>
      <NavList items={menu.filter(({ consulta }) => !consulta)} ruta={ruta} />
      <h2>{frame.consult}</h2>
      <NavList items={menu.filter(({ consulta }) => consulta)} ruta={ruta} />
      {!english && (
        <div className="max-lg:hidden">
          <NavList items={[services]} ruta={isInMenu ? '' : ruta} />
        </div>
      )}
    </nav>
  );
}

function NavList({ items, ruta }: { items: MenuItem[]; ruta: string }) {
  return (
    <ul>
      {items.map((item) => {
        const marked = mark(item, ruta);
        return (
          <li key={item.titulo}>
            {item.hijos ? (
              <details>
                <summary data-current={marked && ''}>{item.titulo}</summary>
                <NavList items={item.hijos} ruta={ruta} />
              </details>
            ) : (
              <Link
                href={item.ruta}
                aria-current={marked === 'page' ? 'page' : undefined}
                data-current={marked === 'parent' ? '' : undefined}
              >
                {item.titulo}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
