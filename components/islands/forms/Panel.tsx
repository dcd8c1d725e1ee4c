'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { arriveAt } from './device';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/**
 * A step of the form that takes the place of the fields, and the focus: when it comes, and when its
 * dialog is opened again (`autofocus`, which React does not write here).
 */
export function Panel({ title, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.toggleAttribute('autofocus', true);
    arriveAt(heading.current, heading.current?.closest('form'));
  }, []);
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
