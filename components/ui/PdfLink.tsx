import { Link } from './Link';

interface PdfLinkProps {
  href: string;
  text: string;
  /** The subject that `text` omits («LINK»), for screen readers. */
  about?: string;
  /** The file's own name when empty. */
  download?: string;
  /** `PDF, 28 KB`. */
  size: string;
  className?: string;
  /** Where it opens, in the page's language. */
  opens?: string | undefined;
}

export function PdfLink({
  href,
  text,
  about,
  download = '',
  size,
  className,
  opens,
}: PdfLinkProps) {
  return (
    <>
      <Link href={href} download={download} target="_blank" className={className} opens={opens}>
        {text}
        {about && <span className="sr-only">{` de ${about}`}</span>}
      </Link>{' '}
      <span className="text-sm" data-search-ignore="">{`(${size})`}</span>
    </>
  );
}
