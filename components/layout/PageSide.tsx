import type { ShellView } from '@/lib/site/page-data/shell';
import { telHref } from '@/lib/site/text';
import type { Heading } from '@/lib/site/views/prose';
import type { CallCard } from '@/lib/site/views/call-card';
import { ENGLISH, FRAME, TOWING_OFFICE } from '@/lib/ui-texts';
import { DESKTOP } from '@/tailwind.config';
import { island } from '@/components/islands/attributes';
import { OfficeState } from '@/components/ui/OfficeState';
import { PhoneLink } from '@/components/ui/PhoneLink';

interface PageSideProps {
  contents: Heading[] | undefined;
  shell: ShellView;
  /** When it is not the site's own. */
  call?: CallCard | undefined;
  english?: boolean;
}

export function PageSide({ contents = [], shell, call, english }: PageSideProps) {
  const { telefono, horario, horarioEnIngles } = shell.contacto;
  const words = english ? { ...ENGLISH.side, directions: ENGLISH.directions } : FRAME;
  const title = english ? TOWING_OFFICE : call?.titulo;
  const { queja, denuncia } = english
    ? shell.formsInEnglish
    : { queja: { href: '/default/#queja' }, denuncia: { href: '/default/#denuncia' } };
  return (
    <div className="page-side no-print" data-search-ignore="">
      {contents.length > 2 && (
        <nav aria-label={words.contents} {...island('contents', 'visible', DESKTOP)}>
          <h2>{words.contents}</h2>
          <ul>
            {contents.map(({ id, titulo }) => (
              <li key={id}>
                <a href={`#${id}`}>{titulo}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {call ? (
        <aside className="call-card" aria-label={title}>
          <h2>{title}</h2>
          <PhoneLink phone={call.telefono} extension={call.extension} />
          <OfficeState hours={call.atencion}>{english ? undefined : call.horario}</OfficeState>
          {call.domicilio && <p lang={english ? 'es-MX' : undefined}>{call.domicilio}</p>}
          {call.mapa && (
            <a className="button" href={call.mapa}>
              {words.directions}
            </a>
          )}
        </aside>
      ) : (
        <aside className="call-card" aria-label={words.reach}>
          <h2>{words.reach}</h2>
          <a href={telHref(telefono)}>{telefono}</a>
          <OfficeState hours={shell.atencion}>{english ? horarioEnIngles : horario}</OfficeState>
          <a className="button" {...queja}>
            {words.quejaLong}
          </a>
          <a className="button button-outline" {...denuncia}>
            {words.denunciaLong}
          </a>
        </aside>
      )}
    </div>
  );
}
