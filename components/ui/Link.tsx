import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal, toHref } from '@/lib/site/text';

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
