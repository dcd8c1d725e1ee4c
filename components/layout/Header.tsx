import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/views/shell';
import { Link } from '@/components/ui/Link';
import { Logo } from './Logo';
import { MainNav } from './MainNav';

/** Logo, contact strip and navigation (section 2.2), with the two things people come for. */
export function Header({ shell, ruta }: { shell: ShellView; ruta: string }) {
  const { nombre, ayuntamiento, aviso, menu } = shell;
  const { telefono, correo, domicilio, mapa } = shell.contacto;
  return (
    <header id="arriba" tabIndex={-1}>
      {aviso && (
        <p className="bg-guinda-oscuro px-5 py-[0.2rem] text-center text-sm/tight text-papel">
          {aviso}
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
      <div className="container-page flex flex-wrap items-center gap-3 py-3">
        <a
          className="flex min-w-0 flex-1 items-center gap-[0.6rem] text-base/[1.15] text-tinta no-underline"
          href="/"
        >
          <Logo />
          <span>
            <strong className="serif block text-brand wrap-anywhere">{nombre}</strong>
            <small className="text-sm text-gris">{ayuntamiento}</small>
          </span>
        </a>
        <div className="no-print flex gap-2 max-sm:order-1 max-sm:w-full">
          <a className="button max-sm:flex-1" href="/default/#queja">
            Queja
          </a>
          <a className="button button-outline max-sm:flex-1" href="/default/#denuncia">
            Denuncia
          </a>
        </div>
        <button
          type="button"
          className="button button-outline no-print lg:hidden"
          popoverTarget="menu"
        >
          Menú
        </button>
      </div>
      <MainNav menu={menu} ruta={ruta} />
    </header>
  );
}
