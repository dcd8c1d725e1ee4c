import type { HTMLAttributes, ReactNode } from 'react';
import { telHref } from '@/lib/site/text';
import type { PageData } from '@/lib/site/page-data';
import type { Crumb, Frame } from '@/lib/site/views/text-page';
import type { ShellView } from '@/lib/site/page-data/shell';
import { EASY, FRAME, PAGE_FOOT, STATES } from '@/lib/ui-texts';
import { Picture } from '@/components/ui/Picture';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFoot } from './PageFoot';
import { PageSide } from './PageSide';

export interface ShellProps {
  shell: ShellView;
  page: Pick<PageData, 'ruta' | 'read' | 'languages' | 'reading' | 'foto'>;
  frame: Frame;
  notices?: ReactNode;
  dialogs?: ReactNode;
  children: ReactNode;
}

export function Shell({ shell, page, frame, notices, dialogs, children }: ShellProps) {
  const { ruta, read, languages, reading, foto } = page;
  const { search, crumbs = [], pregunta, titulo, marca, clave, pie } = frame;
  const { descripcion, correcciones, contents, call } = frame;
  const { telefono, horario } = shell.contacto;
  const address = new URL(ruta, shell.url).href;
  const updated = pie.actualizado && FRAME.updated(pie.actualizado.larga);
  return (
    <>
      <PageFrame
        skip={FRAME.skip}
        notices={notices}
        header={<Header shell={shell} ruta={ruta} english={languages?.en} search={search} />}
        footer={<Footer shell={shell} />}
        className={read ? 'container-page reading' : 'container-page'}
        data-sheet={`${address}${updated ?? ''}`}
      >
        {titulo && (
          <>
            <Breadcrumbs crumbs={crumbs} current={titulo} />
            {foto && <Picture className="page-picture" image={foto} alt="" />}
            <div className="page-head">
              <h1>
                {clave && !pregunta && (
                  <span className="page-code">
                    {clave}
                    <span className="sr-only">. </span>
                  </span>
                )}
                {pregunta ?? (clave ? titulo.slice(clave.length + 2) : titulo)}
              </h1>
              {pregunta && <p className="page-code">{titulo}</p>}
              {reading && (
                <p className="mt-2 no-print">
                  {ruta === reading.easy ? (
                    <a href={reading.whole}>{EASY.whole}</a>
                  ) : (
                    <a href={reading.easy}>{EASY.link}</a>
                  )}
                </p>
              )}
              {marca && (
                <p className="mt-2">
                  <span className="marca">{marca}</span>
                </p>
              )}
              {correcciones?.map(({ fecha, larga, que }) => (
                <p key={fecha + que} className="mt-2">
                  {`${STATES.corrected} `}
                  <time dateTime={fecha}>{larga}</time>
                  {`: ${que}`}
                </p>
              ))}
              {descripcion && <p className="mt-2 text-gris">{descripcion}</p>}
            </div>
          </>
        )}
        {read && <PageSide contents={contents} call={call} shell={shell} />}
        {children}
        <PageFoot {...pie}>
          {`${PAGE_FOOT.doubts} `}
          <a href={telHref(telefono)}>{telefono}</a>, {`${horario}.`}
        </PageFoot>
        <p className="print-only">{FRAME.printed(address)}</p>
      </PageFrame>
      {dialogs}
    </>
  );
}

interface PageFrameProps extends HTMLAttributes<HTMLElement> {
  skip: string;
  notices: ReactNode;
  header: ReactNode;
  footer: ReactNode;
}

/** The parts of a page in either language; other properties are those of its main part. */
export function PageFrame({ skip, notices, header, footer, ...main }: PageFrameProps) {
  return (
    <>
      <a className="skip-link" href="#contenido">
        {skip}
      </a>
      <div className="progress-bar" aria-hidden="true" />
      {notices}
      {header}
      <main id="contenido" tabIndex={-1} {...main} />
      {footer}
    </>
  );
}

function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav className="breadcrumbs no-print" aria-label={FRAME.crumbs}>
      <ol>
        {[{ titulo: FRAME.home, ruta: '/default/' }, ...crumbs].map(({ titulo, ruta }) => (
          <li key={ruta}>
            <a href={ruta}>{titulo}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
