import { telHref } from '@/lib/site/text';
import type { ShellView } from '@/lib/site/page-data/shell';
import { Link } from '@/components/ui/Link';
import { OfficeState } from '@/components/ui/OfficeState';
import { MailLink } from '@/components/ui/PhoneLink';
import { frameWords } from './frame-words';

/** Each width has its own strip, so that focus order follows the screen (section 2.2). */
export function ContactStrip({ shell, className }: { shell: ShellView; className: string }) {
  const { telefono, correo, mapa, horario } = shell.contacto;
  const { frame, es } = frameWords(shell);
  return (
    <ul className={`contact no-print ${className}`}>
      <li className="lg:flex-none">
        <a href={telHref(telefono)}>{telefono}</a>
      </li>
      <li className="lg:flex-none">
        <MailLink correo={correo} />
      </li>
      <li>
        <Link href={mapa} opens={frame.newTab}>
          <span lang={es}>{shell.domicilioCorto}</span>{' '}
          <u className="lg:whitespace-nowrap">{frame.directions}</u>
        </Link>
      </li>
      <li className="lg:ml-auto lg:text-right">
        <OfficeState hours={shell.atencion}>{horario}</OfficeState>
      </li>
    </ul>
  );
}
