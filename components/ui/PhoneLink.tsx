import { telHref, wholePhone } from '@/lib/site/text';

interface PhoneLinkProps {
  phone: string;
  extension?: string | undefined;
  className?: string;
}

/** A link that also dials the extension: `664 555 0100 ext. 1701`; text for a missing number. */
export function PhoneLink({ phone, extension, className }: PhoneLinkProps) {
  if (!/\d/.test(phone)) return phone;
  return (
    <a className={className} href={telHref(phone, extension)}>
      {wholePhone(phone, extension)}
    </a>
  );
}

/** An e-mail that may break before its «@»; text for a missing address. */
export function MailLink({ correo, className }: { correo: string; className?: string }) {
  const [name, host] = correo.split('@');
  if (!host) return correo;
  return (
    <a className={className} href={`mailto:${correo}`}>
      <span>
        {name}
        <wbr />@{host}
      </span>
    </a>
  );
}
