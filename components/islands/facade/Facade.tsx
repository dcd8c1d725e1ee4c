'use client';

import { useEffect, useRef, useState } from 'react';

const PATIENCE_MS = 10_000;

export interface FacadeProps {
  /** What will load, for people: «la búsqueda de vehículos». */
  what: string;
  src: string;
  /** Where the same thing stands on its own page, if a frame will not do. */
  href: string;
  height: number;
  /** What to do when it does not load. */
  otherwise: string;
}

/**
 * A third party's frame that is not asked for until the visitor does (D20). It says what will load
 * and from where; when nothing has come in 10 seconds it says that too, with the other ways.
 */
export function Facade({ what, src, href, height, otherwise }: FacadeProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'late'>('closed');
  const loaded = useRef<HTMLDivElement>(null);
  const host = new URL(src).host;

  useEffect(() => {
    if (state !== 'loading') return;
    // The button that had the focus is gone.
    loaded.current?.focus();
    const timer = setTimeout(() => setState('late'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'closed')
    return (
      <div className="facade no-print">
        <p>{`Al pulsar el botón se cargará ${what} desde ${host}. Antes no se envía nada a ese sitio.`}</p>
        <button
          type="button"
          className="button button-outline needs-script"
          onClick={() => setState('loading')}
        >
          {`Mostrar ${what}`}
        </button>
        <a href={href} target="_blank" rel="noopener">
          {`Abrir ${what} en otra ventana`}
        </a>
      </div>
    );
  return (
    <div ref={loaded} tabIndex={-1} className="facade facade-loaded no-print">
      <p role="status" className="p-2">
        {state === 'loading' && `Cargando ${what}…`}
        {state === 'late' && `No hay respuesta de ${host}. ${otherwise}`}
      </p>
      <iframe
        src={src}
        title={what}
        height={height}
        referrerPolicy="no-referrer"
        onLoad={() => setState('open')}
      />
    </div>
  );
}
