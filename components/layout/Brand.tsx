import type { ShellView } from '@/lib/site/page-data/shell';
import { emblem } from '@/tailwind.config';
import { DrawnWords } from '@/components/ui/DrawnWords';

interface BrandProps {
  nombre: string;
  letras?: ShellView['letras'];
  href: string;
  lang?: string | undefined;
  below: string;
}

const WIDE = 'max-md:hidden print:inline!';

/** A phone shows the name's first word. */
export function Brand({ nombre, letras, href, lang, below }: BrandProps) {
  const [short = '', ...rest] = nombre.split(' ');
  return (
    <a className="brand" href={href}>
      <Logo />
      <span>
        <strong lang={lang}>
          <DrawnWords text={short} drawn={letras?.slice(0, 1)} />
          <span className={WIDE}>
            <DrawnWords text={` ${rest.join(' ')}`} drawn={letras?.slice(1)} />
          </span>
        </strong>
        <small className={`text-sm text-gris ${WIDE}`}>{below}</small>
      </span>
    </a>
  );
}

/** Inline: the only picture of every page costs no request. */
function Logo() {
  const { size, lines } = emblem;
  const [first, ...rest] = lines;
  if (!first) return null;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="29" aria-hidden="true">
      <g
        fill="none"
        stroke={`var(--${first.colour})`}
        strokeWidth={first.thickness}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={first.path} />
        {rest.map(({ path, thickness, colour }) => (
          <path key={path} stroke={`var(--${colour})`} strokeWidth={thickness} d={path} />
        ))}
      </g>
    </svg>
  );
}
