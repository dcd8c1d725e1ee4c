import type { ReactNode } from 'react';
import { telHref } from '@/lib/site/text';
import type { Reading } from '@/lib/site/pages';
import type { Frame } from '@/lib/site/views/text-page';
import type { ShellView } from '@/lib/site/page-data/shell';
import { EASY, FRAME, PAGE_FOOT, STATES } from '@/lib/ui-texts';
import { FEW_LETTERS } from '@/tailwind.config';
import { island } from '@/components/islands/attributes';
import { Breadcrumbs } from './Breadcrumbs';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageFoot } from './PageFoot';
import { PageSide } from './PageSide';

interface ShellProps extends Frame {
  shell: ShellView;
  /** The page's own address, for the highlighted menu item (D13). */
  ruta: string;
  /** A column of text, with contents and office beside it on wide screens. */
  read: boolean;
  /** The address of the English translation. */
  english?: string | undefined;
  reading?: Reading | undefined;
  notices?: ReactNode;
  dialogs?: ReactNode;
  children: ReactNode;
}

export function Shell(props: ShellProps) {
  const {
    shell,
    ruta,
    read,
    english,
    reading,
    search,
    crumbs = [],
    pregunta,
    titulo,
    marca,
  } = props;
  const { descripcion, correcciones, contents, call, clave, pie, notices, dialogs, children } =
    props;
  const { telefono, horario } = shell.contacto;
  const address = new URL(ruta, shell.url).href;
  const updated = pie.actualizado && FRAME.updated(pie.actualizado.larga);
  return (
    <>
      <a className="skip-link" href="#contenido">
        {FRAME.skip}
      </a>
      <div
        className="progress-bar"
        aria-hidden="true"
        {...island('hyphens', 'idle', FEW_LETTERS)}
      />
      {notices}
      <Header shell={shell} ruta={ruta} english={english} search={search} />
      <main
        id="contenido"
        tabIndex={-1}
        className={read ? 'container-page reading' : 'container-page'}
        data-sheet={`${address}${updated ?? ''}`}
      >
        {titulo && (
          <>
            <Breadcrumbs crumbs={crumbs} current={titulo} />
            <div className="page-head">
              {pregunta && <p className="page-question">{pregunta}</p>}
              <h1>
                {clave && (
                  <span className="page-code">
                    {clave}
                    <span className="sr-only">. </span>
                  </span>
                )}
                {clave ? titulo.slice(clave.length + 2) : titulo}
              </h1>
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
      </main>
      <Footer shell={shell} />
      {dialogs}
    </>
  );
}
