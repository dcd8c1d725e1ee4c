import { mark, type MenuItem } from '@/lib/site/navigation';
import { Link } from '@/components/ui/Link';

/** The navigation bar: a bar at desktop widths, a popover behind the menu button below them. */
export function MainNav({ menu, ruta }: { menu: MenuItem[]; ruta: string }) {
  return (
    <nav id="menu" className="main-nav" popover="auto" aria-label="Principal">
      <button
        type="button"
        className="button button-outline m-3 lg:hidden"
        popoverTarget="menu"
        popoverTargetAction="hide"
      >
        Cerrar menú
      </button>
      <ul>
        {menu.map((item) => (
          <li key={item.titulo}>
            {item.hijos ? (
              <details>
                <summary data-current={mark(item, ruta) && ''}>{item.titulo}</summary>
                <ul>
                  {item.hijos.map((hijo) => (
                    <li key={hijo.ruta}>
                      <NavLink item={hijo} ruta={ruta} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavLink item={item} ruta={ruta} />
            )}
          </li>
        ))}
      </ul>
    </nav>
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
