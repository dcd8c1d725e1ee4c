import type { ShellView } from '@/lib/site/page-data/shell';
import { telHref } from '@/lib/site/text';
import type { Heading } from '@/lib/site/views/prose';
import { FRAME } from '@/lib/ui-texts';
import { DESKTOP } from '@/tailwind.config';
import { island } from '@/components/islands/attributes';
import { OfficeState } from '@/components/ui/OfficeState';

interface PageSideProps {
  contents: Heading[] | undefined;
  shell: ShellView;
}

/** What stands beside a page that is read, where the screen is wide: its contents, and how to reach the office. */
export function PageSide({ contents = [], shell }: PageSideProps) {
  const { telefono, horario } = shell.contacto;
  return (
    <div className="page-side no-print" data-search-ignore="">
      {contents.length > 2 && (
        <nav aria-label={FRAME.contents} {...island('contents', 'visible', DESKTOP)}>
          <h2>{FRAME.contents}</h2>
          <ul>
            {contents.map(({ id, titulo }) => (
              <li key={id}>
                <a href={`#${id}`}>{titulo}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <aside className="call-card" aria-label={FRAME.reach}>
        <h2>{FRAME.reach}</h2>
        <a href={telHref(telefono)}>{telefono}</a>
        <OfficeState hours={shell.atencion}>{horario}</OfficeState>
        <a className="button" href="/default/#queja">
          {FRAME.quejaLong}
        </a>
        <a className="button button-outline" href="/default/#denuncia">
          {FRAME.denunciaLong}
        </a>
      </aside>
    </div>
  );
}
