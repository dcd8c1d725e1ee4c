import { PRESS } from '@/lib/ui-texts';

interface PagerProps {
  older: string | undefined;
  newer: string | undefined;
  label: string;
}

export function Pager({ older, newer, label }: PagerProps) {
  if (!older && !newer) return null;
  return (
    <nav className="section flex flex-wrap items-center gap-4" aria-label={label}>
      {newer && (
        <a className="button button-outline" href={newer} rel="next">
          {PRESS.newer}
        </a>
      )}
      {older && (
        <a className="button button-outline" href={older} rel="prev">
          {PRESS.older}
        </a>
      )}
    </nav>
  );
}
