import type { ReactNode } from 'react';
import type { PageData } from '@/lib/site/page-data';
import type { CallCard } from '@/lib/site/views/call-card';
import type { Frame } from '@/lib/site/views/text-page';
import type { ShellView } from '@/lib/site/page-data/shell';
import { EASY, MUESTRAS, PAGE_FOOT, STATES } from '@/lib/ui-texts';
import { ended } from '@/lib/ui-texts/sentence';
import { PhoneLink } from '@/components/ui/Link';
import { Picture } from '@/components/ui/Picture';
import { Marca } from '@/components/ui/text';
import { Footer, PageFoot } from './Footer';
import { frameWords } from './frame-words';
import { Header } from './Header';
import { PageSide } from './PageSide';

/** A norm's code above its title, or the title below a question. */
const CODE = 'mb-1 block font-sans text-h4 text-gris';

interface ShellProps {
  shell: ShellView;
  page: Pick<PageData, 'ruta' | 'read' | 'versions' | 'foto' | 'muestra'>;
  frame: Frame;
  notices?: ReactNode;
  dialogs?: ReactNode;
  children: ReactNode;
}

export function Shell({ shell, page, frame, notices, dialogs, children }: ShellProps) {
  const { ruta, read, versions, foto, muestra } = page;
  const {
    search,
    crumbs = [],
    pregunta,
    titulo,
    tituloDeMuestra,
    marca,
    muestras,
    clave,
    pie,
  } = frame;
  const { descripcion, correcciones, contents, call, temas } = frame;
  const { english } = shell;
  const { telefono, horario, extension, aTodaHora }: Omit<CallCard, 'titulo' | 'atencion'> = {
    ...shell.contacto,
    ...(call ?? pie.call),
  };
  const { frame: words, foot, es } = frameWords(shell);
  const home = { titulo: words.home, ruta: english ? shell.inicio : '/default/' };
  const way = ruta === home.ruta ? [home] : [home, ...crumbs, { titulo: titulo ?? '', ruta }];
  const other = english ? (versions?.whole ?? '/default/') : versions?.en;
  const address = new URL(ruta, shell.url).href;
  const isEasy = ruta === versions?.easy;
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
        data-site={new URL(shell.url).host}
      >
        {titulo && (
          <>
            <div className="breadcrumbs no-print pt-4 text-sm text-gris">
              <nav aria-label={words.crumbs}>
                <ol className="flex flex-wrap gap-x-2">
                  {way.slice(0, -1).map((crumb) => (
                    <li key={crumb.ruta}>
                      <a href={crumb.ruta}>{crumb.titulo}</a>
                    </li>
                  ))}
                  <li aria-current="page">{way.at(-1)?.titulo}</li>
                </ol>
              </nav>
              {versions?.easy && (
                <a href={isEasy ? versions.whole : versions.easy}>
                  {isEasy ? EASY.whole : EASY.link}
                </a>
              )}
            </div>
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
              {pregunta && (
                <p className={`${CODE} mt-2`}>
                  {titulo}
                  <Marca de="breve" si={tituloDeMuestra} />
                </p>
              )}
              {marca && <p className="mt-2 bold">{marca}</p>}
              {correcciones?.map(({ fecha, larga, que }) => (
                <p key={fecha + que} className="mt-2">
                  {`${STATES.corrected} `}
                  <time dateTime={fecha}>{larga}</time>
                  {`: ${que}`}
                </p>
              ))}
              {descripcion && <p className="mt-2 text-gris">{descripcion}</p>}
              {muestras ? (
                <p className="marca mt-2 text-gris">{muestras}</p>
              ) : (
                muestra && <p className="sample-note no-print mt-2 text-sm text-gris">{MUESTRAS}</p>
              )}
            </div>
            {/* On a screen the foot is a tap away; on paper, some sheets later. */}
            {pie.fuentes.length > 0 && (
              <p className="print-only">{PAGE_FOOT.acronyms(pie.fuentes)}</p>
            )}
          </>
        )}
        {read && <PageSide contents={contents} call={call} temas={temas} shell={shell} />}
        {children}
        <PageFoot {...pie} english={english} printed={words.printed(address)}>
          {`${foot.doubts} `}
          <PhoneLink phone={telefono} extension={extension} />
          {`, ${aTodaHora ? foot.anyHour : ended(horario)}`}
        </PageFoot>
      </main>
      <Footer shell={shell} />
      {dialogs}
    </>
  );
}
