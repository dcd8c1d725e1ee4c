import { Link } from './Link';

interface PdfLinkProps {
  href: string;
  text: string;
  /** The subject that `text` leaves unsaid («LINK»), for screen readers. */
  about?: string;
  /** The name under which it is saved; the file's own when empty. */
  download?: string;
  /** Its kind and size: `PDF, 28 KB`. */
  size: string;
  className?: string;
  /** Where it opens, when it is not said in Spanish. */
  opens?: string | undefined;
}

/** A link to a PDF, in a new tab, with its kind and size beside it. */
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
      {/* A number asked for is no size. */}
      <span className="text-sm" data-search-ignore="">{`(${size})`}</span>
    </>
  );
}
