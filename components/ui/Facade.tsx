import type { ReactNode } from 'react';
import { FACADE } from '@/lib/ui-texts';
import { island } from '@/components/islands/attributes';

interface FacadeProps {
  what: string;
  src: string;
  height: number;
  /** Of its button; by default, to show it. */
  ask?: string;
  /** Inside an element that has the island; `again` below another button that opens it on a phone. */
  nested?: 'first' | 'again';
  /** What to do if it does not open. */
  children?: ReactNode;
}

export function Facade({ what, ask, src, height, nested, children }: FacadeProps) {
  const { host } = new URL(src);
  // One filled button on a screen.
  const quiet = nested === 'again' ? 'max-md:button-outline' : 'button-outline';
  const look = nested === 'first' ? '' : quiet;
  return (
    <div
      className="facade no-print"
      {...(nested ? {} : island('facade', 'interaction'))}
      data-what={what}
      data-src={src}
      data-height={height}
    >
      <p>{FACADE.before(host)}</p>
      <button type="button" className={`button needs-script ${look}`}>
        {ask ?? FACADE.show(what)}
      </button>
      {children && <p hidden>{children}</p>}
    </div>
  );
}
