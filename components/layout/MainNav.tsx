import { mark } from '@/lib/site/menu-item';
import { type MenuItem } from '@/lib/site/menu-item';
import { FRAME } from '@/lib/ui-texts';
import { Link } from '@/components/ui/Link';

interface MainNavProps {
  menu: MenuItem[];
  services: MenuItem[];
  ruta: string;
}

export function MainNav({ menu, services, ruta }: MainNavProps) {
  return (
    <nav className="main-nav" aria-label={FRAME.mainNav}>
      <h2>{FRAME.office}</h2>
      <NavList items={menu.filter(({ consulta }) => !consulta)} ruta={ruta} />
      <h2>{FRAME.consult}</h2>
      <NavList items={menu.filter(({ consulta }) => consulta)} ruta={ruta} />
      <div className="max-lg:hidden">
        <NavList items={[{ titulo: FRAME.services, ruta: '', hijos: services }]} ruta={ruta} />
      </div>
    </nav>
  );
}

function NavList({ items, ruta }: { items: MenuItem[]; ruta: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.titulo}>
          {item.hijos ? (
            <details>
              <summary data-current={mark(item, ruta) && ''}>{item.titulo}</summary>
              <NavList items={item.hijos} ruta={ruta} />
            </details>
          ) : (
            <NavLink item={item} ruta={ruta} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavLink({ item, ruta }: { item: MenuItem; ruta: string }) {
  const marked = mark(item, ruta);
  return (
    <Link
      href={item.ruta}
      aria-current={marked === 'page' ? 'page' : undefined}
      data-current={marked === 'parent' ? '' : undefined}
    >
      {item.titulo}
    </Link>
  );
}
