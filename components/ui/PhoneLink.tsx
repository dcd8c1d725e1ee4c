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
