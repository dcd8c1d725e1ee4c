import type { ReactNode } from 'react';
import type { PageData } from '@/lib/site/page-data';
import type { Crumb, Frame } from '@/lib/site/views/text-page';
import type { ShellView } from '@/lib/site/page-data/shell';
import { EASY, STATES } from '@/lib/ui-texts';
import { PhoneLink } from '@/components/ui/PhoneLink';
import { Picture } from '@/components/ui/Picture';
import { Footer } from './Footer';
import { frameWords } from './frame-words';
import { Header } from './Header';
import { PageFoot } from './PageFoot';
import { PageSide } from './PageSide';

/** A norm's code above its title, or the title below a question. */
const CODE = 'mb-1 block font-sans text-h4 text-gris';

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
  const { english } = shell;
  const { telefono, horario } = { ...shell.contacto, ...(!english && call) };
  const { frame: words, foot, es } = frameWords(shell);
  const home = { titulo: words.home, ruta: english ? shell.inicio : '/default/' };
  const way = ruta === home.ruta ? [home] : [home, ...crumbs, { titulo: titulo ?? '', ruta }];
  const other = english ? (languages?.es ?? '/default/') : languages?.en;
  const address = new URL(ruta, shell.url).href;
  const updated = pie.actualizado && words.updated(pie.actualizado.larga);
  return (
    <>
      <a className="skip-link" href="#contenido">
        {words.skip}
      </a>
      <div className="progress-bar" aria-hidden="true" />
      {notices && <div lang={es}>{notices}</div>}
      <Header shell={shell} ruta={ruta} other={other} search={search} />
      <main
        id="contenido"
        tabIndex={-1}
        className={read ? 'container-page reading' : 'container-page'}
        data-lang={english ? 'en' : undefined}
        data-sheet={`${address}${updated ?? ''}`}
      >
        {titulo && (
          <>
            <Breadcrumbs label={words.crumbs} way={way} />
            {foto && <Picture className="page-picture max-lg:hidden" image={foto} alt="" />}
            <div className="page-head">
              <h1>
                {clave && !pregunta && (
                  <span className={CODE}>
                    {clave}
                    <span className="sr-only">. </span>
                  </span>
                )}
                {pregunta ?? (clave ? titulo.slice(clave.length + 2) : titulo)}
              </h1>
              {pregunta && <p className={CODE}>{titulo}</p>}
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
        <PageFoot {...pie} english={english}>
          {`${foot.doubts} `}
          <PhoneLink phone={telefono} />, {`${horario}.`}
        </PageFoot>
        <p className="print-only">{words.printed(address)}</p>
      </main>
      <Footer shell={shell} />
      {dialogs}
    </>
  );
}

function Breadcrumbs({ label, way }: { label: string; way: Crumb[] }) {
  return (
    <nav className="breadcrumbs no-print pt-4 pb-0 text-sm text-gris" aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 gap-y-0">
        {way.slice(0, -1).map(({ titulo, ruta }) => (
          <li key={ruta}>
            <a href={ruta}>{titulo}</a>
          </li>
        ))}
        <li aria-current="page">{way.at(-1)?.titulo}</li>
      </ol>
    </nav>
  );
}
