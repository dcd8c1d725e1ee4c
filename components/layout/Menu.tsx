import { mark, type MenuItem } from '@/lib/site/menu-item';
import type { ShellView } from '@/lib/site/page-data/shell';
import { telHref } from '@/lib/site/text';
import { Glyph } from '@/components/ui/drawings';
import { Link, MailLink } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { List } from '@/components/ui/text';
import { frameWords } from './frame-words';

/** A panel behind «Menú» on narrow screens; at desktop widths only the bar is left (nav.css). */
export function Menu({ shell, ruta, search }: { shell: ShellView; ruta: string; search: string }) {
  const { menu, tramites, english } = shell;
  const { frame } = frameWords(shell);
  const services = { titulo: frame.services, ruta: '', hijos: tramites.slice(2) };
  const isInMenu = menu.some((item) => mark(item, ruta));
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
        <List of={tramites}>
          {({ titulo, ruta: to }) => (
            <a href={to} aria-current={to === ruta ? 'page' : undefined}>
              {titulo}
            </a>
          )}
        </List>
      </nav>
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
      <ContactStrip shell={shell} className="lg:hidden" />
    </div>
  );
}

function NavList({ items, ruta }: { items: MenuItem[]; ruta: string }) {
  return (
    <List of={items}>
      {(item) => {
        const marked = mark(item, ruta);
        return item.hijos ? (
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
        );
      }}
    </List>
  );
}

/** Each width has its own strip, so that focus order follows the screen (section 2.2). */
export function ContactStrip({ shell, className }: { shell: ShellView; className: string }) {
  const { telefono, correo, mapa, horario } = shell.contacto;
  const { frame, es } = frameWords(shell);
  return (
    <ul className={`contact no-print ${className}`}>
      <li className="lg:flex-none">
        <a href={telHref(telefono)}>{telefono}</a>
      </li>
      <li className="lg:flex-none">
        <MailLink correo={correo} />
      </li>
      <li>
        <Link href={mapa} opens={frame.newTab}>
          <span lang={es}>{shell.domicilioCorto}</span>{' '}
          <u className="lg:whitespace-nowrap">{frame.directions}</u>
        </Link>
      </li>
      <li className="lg:ml-auto lg:text-right">
        <OfficeState hours={shell.atencion} of={`${shell.nombreCorto}:`}>
          {horario}
        </OfficeState>
      </li>
    </ul>
  );
}
