import type { ShellView } from '@/lib/site/page-data/shell';
import { telHref } from '@/lib/site/text';
import type { Heading } from '@/lib/site/views/prose';
import type { CallCard } from '@/lib/site/views/call-card';
import { PRESS } from '@/lib/ui-texts';
import { DESKTOP } from '@/tailwind.config';
import { island } from '@/components/islands/attributes';
import { PhoneLink } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { List } from '@/components/ui/text';
import { frameWords } from './frame-words';

interface PageSideProps {
  contents: Heading[] | undefined;
  shell: ShellView;
  /** When it is not the site's own. */
  call?: CallCard | undefined;
  temas?: string[] | undefined;
}

export function PageSide({ contents = [], shell, call, temas = [] }: PageSideProps) {
  const { telefono, horario } = shell.contacto;
  const [queja, denuncia] = shell.tramites;
  const pages = [...shell.menu.flatMap(({ hijos = [] }) => hijos), ...shell.tramites];
  const matters = pages.filter(({ ruta }) => temas.includes(ruta));
  const { frame, es } = frameWords(shell);
  return (
    <div className="page-side no-print max-lg:hidden" data-search-ignore="">
      {contents.length > 2 && (
        <nav aria-label={frame.contents} {...island('contents', 'visible', DESKTOP)}>
          <h2>{frame.contents}</h2>
          <List of={contents}>{({ id, titulo }) => <a href={`#${id}`}>{titulo}</a>}</List>
        </nav>
      )}
      {matters.length > 0 && (
        <aside className="call-card" aria-label={PRESS.matter}>
          <h2>{PRESS.matter}</h2>
          {matters.map(({ titulo, ruta }) => (
            <a key={ruta} className="button button-outline" href={ruta}>
              {titulo}
            </a>
          ))}
        </aside>
      )}
      <aside className="call-card" aria-label={call?.titulo ?? frame.reach}>
        <h2 lang={call?.lang}>{call?.titulo ?? frame.reach}</h2>
        {call ? (
          <>
            <PhoneLink phone={call.telefono} extension={call.extension} />
            {call.aTodaHora && <p>{frame.anyHour}</p>}
            <OfficeState
              hours={call.atencion}
              of={call.aTodaHora && frame.counter}
              isAnswer
              media={DESKTOP}
            />
            <p className="not-print:first-letter:uppercase">{call.horario}</p>
            {call.domicilio && <p lang={es}>{call.domicilio}</p>}
            {call.mapa && (
              <a className="button button-outline" href={call.mapa}>
                {frame.directions}
              </a>
            )}
          </>
        ) : (
          <>
            <a href={telHref(telefono)}>{telefono}</a>
            <OfficeState hours={shell.atencion} isAnswer media={DESKTOP} />
            <p className="not-print:first-letter:uppercase">{horario}</p>
            <a className="button button-outline" href={queja?.ruta}>
              {frame.quejaLong}
            </a>
            <a className="button button-outline" href={denuncia?.ruta}>
              {frame.denunciaLong}
            </a>
          </>
        )}
      </aside>
    </div>
  );
}
