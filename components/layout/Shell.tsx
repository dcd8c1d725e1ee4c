import type { ReactNode } from 'react';
import type { Frame } from '@/lib/site/views';
import type { ShellView } from '@/lib/site/views/shell';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './Header';
import { OrganigramaDialog } from './OrganigramaDialog';
import { PageFoot } from './PageFoot';

interface ShellProps extends Frame {
  shell: ShellView;
  /** The page's own address: it decides the highlighted menu item (D13). */
  ruta: string;
  children: ReactNode;
}

/** What every page has around it (section 2.2). */
export function Shell(props: ShellProps) {
  const { shell, ruta, crumbs = [], titulo, descripcion, pie, children } = props;
  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <div className="progress-bar" aria-hidden="true" />
      <Header shell={shell} ruta={ruta} />
      <main id="contenido" tabIndex={-1} className="container-page">
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
        <PageFoot {...pie} />
        <p className="print-only">{`Impreso de ${new URL(ruta, shell.url).href}`}</p>
      </main>
      <Footer shell={shell} />
      <OrganigramaDialog chart={shell.organigrama} />
    </>
  );
}
