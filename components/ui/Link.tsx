import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal, telHref, toHref, wholePhone } from '@/lib/site/text';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
  opens?: string | undefined;
}

/** Links to other sites open in a new tab, and say so to screen readers. */
export function Link({ href, children, opens = 'se abre en otra pestaña', ...rest }: LinkProps) {
  const newTab = isExternal(href) || rest.target === '_blank';
  return (
    <a {...rest} href={toHref(href)} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {newTab && <span className="sr-only">{` (${opens})`}</span>}
    </a>
  );
}

interface PdfLinkProps extends Pick<LinkProps, 'href' | 'className' | 'opens'> {
  text: string;
  /** The subject that `text` omits («LINK»), for screen readers. */
  about?: string;
  /** The file's own name when empty. */
  download?: string;
  /** `PDF, 28 KB`. */
  size: string;
}

export function PdfLink({ text, about, size, download = '', className, ...way }: PdfLinkProps) {
  return (
    <>
      <Link download={download} target="_blank" className={className} {...way}>
        {text}
        {about && <span className="sr-only">{` de ${about}`}</span>}
      </Link>{' '}
      <span className="inline-block text-sm" data-search-ignore="">{`(${size})`}</span>
    </>
  );
}

type PhoneLinkProps = { phone: string; extension?: string | undefined; className?: string };

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
