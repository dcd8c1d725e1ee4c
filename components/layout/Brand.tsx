import type { ShellView } from '@/lib/site/page-data/shell';
import { Letters } from '@/components/ui/Letters';
import { Logo } from './Logo';

interface BrandProps {
  nombre: string;
  letras?: ShellView['letras'];
  href: string;
  lang?: string;
  below: string;
}

/** A phone shows the name's first word. */
export function Brand({ nombre, letras, href, lang, below }: BrandProps) {
  const [short = '', ...rest] = nombre.split(' ');
  return (
    <a className="brand" href={href}>
      <Logo />
      <span>
        <strong lang={lang}>
          <Letters text={short} drawn={letras?.slice(0, 1)} />
          <span>
            <Letters text={` ${rest.join(' ')}`} drawn={letras?.slice(1)} />
          </span>
        </strong>
        <small className="text-sm text-gris">{below}</small>
      </span>
    </a>
  );
}
