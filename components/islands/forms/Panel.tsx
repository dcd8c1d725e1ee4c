import type { ReactNode } from 'react';
import { useArrival } from './use-arrival';

interface PanelProps {
  title: string;
  children: ReactNode;
}

export function Panel({ title, children }: PanelProps) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section
      className="form-panel"
      aria-label={title}
      onClickCapture={(event) => {
        // The second click of a double click on «Enviar» falls here and answers nothing.
        if (event.detail > 1) event.stopPropagation();
      }}
    >
      <h4 ref={heading} tabIndex={-1}>
        {title}
      </h4>
      {children}
    </section>
  );
}
