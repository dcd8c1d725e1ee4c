import type { ReactNode } from 'react';

interface DialogProps {
  /** A link to `#id` opens it. */
  id: string;
  titulo: string;
  cerrar: { texto: string; lang?: string };
  wide?: boolean;
  acciones?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; without script its address shows it. */
export function Dialog({ id, titulo, cerrar, wide, acciones, children }: DialogProps) {
  return (
    <dialog
      id={id}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={`${id}-dialogo`}
    >
      <div className="dialog-head">
        <h2 id={`${id}-dialogo`} tabIndex={-1} autoFocus>
          {titulo}
        </h2>
        {acciones}
        <button type="button" className="icon-button needs-script no-print text-h2" data-close="">
          <span aria-hidden="true">×</span>
          <span className="sr-only">Cerrar ventana</span>
        </button>
      </div>
      <div className="p-[min(1.25rem,6vw)]">{children}</div>
      <div className="no-print flex justify-end line-above px-5 py-3">
        <button
          type="button"
          className="button button-outline needs-script"
          data-close=""
          lang={cerrar.lang}
        >
          {cerrar.texto}
        </button>
        <noscript>
          <a href="#arriba">Cerrar</a>
        </noscript>
      </div>
    </dialog>
  );
}
