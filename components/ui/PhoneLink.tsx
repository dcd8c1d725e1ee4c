import { telHref, wholePhone } from '@/lib/site/text';

interface PhoneLinkProps {
  phone: string;
  extension?: string | undefined;
  className?: string;
}

/**
 * A phone as a single link that also dials its extension: `664 555 0100 ext. 1701`; as text where the office
 * has not given its number yet.
 */
export function PhoneLink({ phone, extension, className }: PhoneLinkProps) {
  if (!/\d/.test(phone)) return phone;
  return (
    <a className={className} href={telHref(phone, extension)}>
      {wholePhone(phone, extension)}
    </a>
  );
}
