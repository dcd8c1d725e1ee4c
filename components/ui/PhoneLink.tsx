import { telHref } from '@/lib/site/text';

interface PhoneLinkProps {
  phone: string;
  extension?: string | undefined;
}

/** A phone as one link that also dials its extension: `664 555 0100 ext. 1701`. */
export function PhoneLink({ phone, extension }: PhoneLinkProps) {
  return (
    <a className="whitespace-nowrap" href={telHref(phone, extension)}>
      {extension ? `${phone} ext. ${extension}` : phone}
    </a>
  );
}
