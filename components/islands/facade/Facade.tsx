'use client';

import { useEffect, useRef, useState } from 'react';

export interface FacadeProps {
  /** What will be seen, for people: «la búsqueda de vehículos». */
  what: string;
  src: string;
  height: number;
  /** Keeps the frame's height free before it comes, so that nothing moves when it does. */
  reserve?: boolean;
}

/**
 * A third party's frame that is not asked for until the visitor does (D20). A frame of another origin
 * cannot be known to have failed: its `load` comes for an error page too. So the page that shows this
 * keeps the other ways under it, whatever the frame does (D41).
 */
export function Facade({ what, src, height, reserve }: FacadeProps) {
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const host = new URL(src).host;
  // The button that had the focus is gone.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);

  if (!asked)
    return (
      <div className={reserve ? 'facade facade-tall no-print' : 'facade no-print'}>
        <p>{`Al pulsar el botón verá aquí ${what}, desde ${host}. Antes no se envía nada a ese sitio.`}</p>
        <button
          type="button"
          className="button button-outline needs-script"
          onClick={() => setAsked(true)}
        >
          {`Mostrar ${what}`}
        </button>
      </div>
    );
  return (
    <div ref={frame} tabIndex={-1} className="facade facade-loaded no-print">
      <iframe src={src} title={what} height={height} referrerPolicy="no-referrer" />
    </div>
  );
}
