import type { ReactNode } from 'react';

export function QuickExit({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="button no-print px-2! py-1! text-sm whitespace-nowrap"
      href={href}
      rel="noreferrer"
      data-exit=""
    >
      {children}
    </a>
  );
}
