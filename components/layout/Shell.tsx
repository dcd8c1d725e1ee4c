import type { ReactNode } from 'react';
import type { Content } from '@/lib/content';
import { imageFacts } from '@/lib/site/images';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './Header';
import { OrganigramaDialog } from './OrganigramaDialog';

interface ShellProps {
  content: Content;
  /** The page's own address: it decides the highlighted menu item (D13). */
  ruta: string;
  /** What stands above the page in the breadcrumbs, besides home. */
  crumbs?: Crumb[];
  /** The page's heading; without it (home) the page brings its own and has no breadcrumbs. */
  titulo?: string;
  descripcion?: string;
  /** False for pages that only repeat others: search leaves them out. */
  searchable?: boolean;
  children: ReactNode;
}

/** What every page has around it (section 2.2). */
export function Shell({
  content,
  ruta,
  crumbs = [],
  titulo,
  descripcion,
  searchable = true,
  children,
}: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <div className="progress-bar" aria-hidden="true" />
      <Header content={content} ruta={ruta} />
      <main
        id="contenido"
        tabIndex={-1}
        className="container-page"
        data-pagefind-body={searchable ? '' : undefined}
      >
        {titulo && (
          <>
            <Breadcrumbs crumbs={crumbs} current={titulo} />
            <div className="max-w-texto pt-5 pb-7">
              <h1>{titulo}</h1>
              {descripcion && <p className="mt-[0.6rem] text-h4 text-gris">{descripcion}</p>}
            </div>
          </>
        )}
        {children}
        <p className="print-only">{`Impreso de ${new URL(ruta, content.sitio.data.url).href}`}</p>
      </main>
      <Footer content={content} />
      <OrganigramaDialog chart={imageFacts(ORGANIGRAMA_SRC)} />
    </>
  );
}
