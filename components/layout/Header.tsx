import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/views/shell';
import { Link } from '@/components/ui/Link';
import { Logo } from './Logo';
import { MainNav } from './MainNav';

/** Logo, contact strip and navigation (section 2.2), with the two things people come for. */
export function Header({ shell, ruta }: { shell: ShellView; ruta: string }) {
  const { nombre, ayuntamiento, demostracion, menu } = shell;
  const { telefono, correo, domicilio, mapa } = shell.contacto;
  return (
    <header id="arriba" tabIndex={-1}>
      {demostracion && (
        <p className="demo-line">
          Sitio de demostración: personas, teléfonos y correos son ficticios
        </p>
      )}
      <div className="contact-strip">
        <ul className="container-page">
          <li>
            <a href={telHref(telefono)}>{telefono}</a>
          </li>
          <li>
            <a href={`mailto:${correo}`}>{correo}</a>
          </li>
          <li>
            <a href="/buscar/">Buscar</a>
          </li>
          <li>
            <Link href={mapa}>{domicilio}</Link>
          </li>
        </ul>
      </div>
      <div className="container-page masthead">
        <a className="brand" href="/">
          <Logo />
          <span>
            <strong>{nombre}</strong>
            <small>{ayuntamiento}</small>
          </span>
        </a>
        <div className="quick-actions">
          <a className="button" href="/default/#queja">
            Queja
          </a>
          <a className="button button-outline" href="/default/#denuncia">
            Denuncia
          </a>
        </div>
        <button type="button" className="button button-outline menu-button" popoverTarget="menu">
          Menú
        </button>
      </div>
      <MainNav menu={menu} ruta={ruta} />
    </header>
  );
}
