import type { ShellView } from '@/lib/site/page-data/shell';
import { FRAME } from '@/lib/ui-texts';
import { Glyph } from '@/components/ui/Glyph';
import { ContactStrip } from './ContactStrip';
import { MainNav } from './MainNav';

/** A panel behind «Menú» on narrow screens; at desktop widths only the bar is left (nav.css). */
export function Menu({
  shell,
  ruta,
  search = '/buscar/',
}: {
  shell: ShellView;
  ruta: string;
  search?: string;
}) {
  return (
    <div id="menu" className="menu no-print" popover="auto">
      <div className="menu-head">
        <a href={search}>
          <Glyph name="buscar" />
          {FRAME.searchSite}
        </a>
        <button
          type="button"
          className="icon-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Glyph name="cerrar" />
          <span className="sr-only">{FRAME.closeMenu}</span>
        </button>
      </div>
      <nav className="tramites" aria-label={FRAME.services}>
        <h2>{FRAME.services}</h2>
        <ul>
          {shell.tramites.map(({ titulo, ruta: to }) => (
            <li key={to}>
              <a href={to} aria-current={to === ruta ? 'page' : undefined}>
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <MainNav menu={shell.menu} services={shell.tramites.slice(2)} ruta={ruta} />
      <ContactStrip shell={shell} className="lg:hidden" />
    </div>
  );
}
