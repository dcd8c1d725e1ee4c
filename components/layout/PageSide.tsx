import type { ShellView } from '@/lib/site/page-data/shell';
import { telHref } from '@/lib/site/text';
import type { Heading } from '@/lib/site/views/prose';
import type { OfficeView } from '@/lib/site/views/vehiculos';
import { ENGLISH, FRAME, TOWING_OFFICE, VEHICLES } from '@/lib/ui-texts';
import { DESKTOP } from '@/tailwind.config';
import { island } from '@/components/islands/attributes';
import { OfficeState } from '@/components/ui/OfficeState';
import { PhoneLink } from '@/components/ui/PhoneLink';

interface PageSideProps {
  contents: Heading[] | undefined;
  shell: ShellView;
  /** When it is not the site's own. */
  office?: OfficeView | undefined;
  english?: boolean;
}

export function PageSide({ contents = [], shell, office, english }: PageSideProps) {
  const { telefono, horario, horarioEnIngles } = shell.contacto;
  const words = english
    ? { ...ENGLISH.side, directions: ENGLISH.directions, towing: TOWING_OFFICE }
    : { ...FRAME, towing: VEHICLES.parts.arrastre };
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
      {office ? (
        <aside className="call-card" aria-label={words.towing}>
          <h2>{words.towing}</h2>
          <PhoneLink phone={office.telefono} />
          <OfficeState hours={office.atencion} />
          <p lang={english ? 'es-MX' : undefined}>{office.domicilio}</p>
          {office.mapa && (
            <a className="button" href={office.mapa}>
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
