import type { ReactNode } from 'react';
import { FACADE } from '@/lib/ui-texts';
import { island } from '@/components/islands/attributes';

interface FacadeProps {
  what: string;
  src: string;
  height: number;
  /** Reserves the frame's height on request, so that nothing moves when it loads. */
  reserve?: boolean;
  /** Inside an element with the island and other buttons that open the frame. */
  nested?: boolean;
  /** What to do if it does not open. */
  children?: ReactNode;
}

export function Facade({ what, src, height, reserve, nested, children }: FacadeProps) {
  const { host } = new URL(src);
  return (
    <div
      className={reserve ? 'facade facade-tall no-print' : 'facade no-print'}
      {...(nested ? {} : island('facade', 'interaction'))}
      data-what={what}
      data-src={src}
      data-height={height}
    >
      <p>{FACADE.before(host)}</p>
      <button type="button" className={`button needs-script${reserve ? '' : ' button-outline'}`}>
        {FACADE.show(what)}
      </button>
      {children && <p hidden>{children}</p>}
    </div>
  );
}
