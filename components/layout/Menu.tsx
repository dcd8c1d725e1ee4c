import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { FRAME } from '@/lib/ui-texts';
import { Glyph } from '@/components/ui/Glyph';
import { Link } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { MainNav } from './MainNav';

/**
 * What leads on: search, procedures, navigation bar, contact. On narrow screens a panel behind the
 * button «Menú»; at desktop widths its parts stand in the header, in the same order (nav.css).
 */
export function Menu({ shell, ruta }: { shell: ShellView; ruta: string }) {
  const { telefono, correo, domicilio, mapa, horario } = shell.contacto;
  return (
    <div id="menu" className="menu no-print" popover="auto">
      <div className="menu-head">
        <a href="/buscar/">
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
          {shell.tramites.map(({ titulo, ruta: to }, index) => (
            <li key={to} className={index < 2 ? 'lg:hidden' : undefined}>
              <a href={to} aria-current={to === ruta ? 'page' : undefined}>
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <MainNav menu={shell.menu} ruta={ruta} />
      <ul className="contact">
        <li>
          <a href={telHref(telefono)}>{telefono}</a>
        </li>
        <li>
          <a href={`mailto:${correo}`}>{correo}</a>
        </li>
        <li>
          <Link href={mapa}>{domicilio}</Link>
        </li>
        <li>
          <OfficeState hours={shell.atencion}>{horario}</OfficeState>
        </li>
      </ul>
    </div>
  );
}
