import { useEffect, useRef, type ReactNode } from 'react';
import { inLanguage } from '@/lib/forms/language';
import type { Step } from '@/lib/forms/machine';
import { arriveAt } from './device';
import { Literal, useLanguage, useWords } from './language';

/**
 * Ref of an element that takes the focus when it appears (`told`), at each new step, and when its dialog
 * reopens (`autofocus`, which React does not write here). By default it scrolls to the form's beginning.
 */
export function useArrival<T extends HTMLElement>(told = true, step?: unknown, inPlace = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.toggleAttribute('autofocus', told);
    if (!told) return;
    arriveAt(ref.current, inPlace ? ref.current?.closest('form') : ref.current);
    // A reload empties the form: at the old place other words would be, cut by the strip.
    history.scrollRestoration = 'manual';
  }, [told, step, inPlace]);
  return ref;
}

export function Outcome({ step, children }: { step: Step; children: ReactNode }) {
  const { SENDING } = useWords();
  const told = step.is === 'invalid' || step.is === 'sending';
  const box = useArrival<HTMLDivElement>(told, step, false);
  return (
    <div ref={box} className="outcome" tabIndex={-1}>
      {step.is === 'sending' && <p role="status">{SENDING}</p>}
      {children}
    </div>
  );
}

/** A step of the form in place of its fields. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const language = useLanguage();
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section
      className="form-panel grid grid-cols-1 gap-4"
      aria-label={inLanguage(language, title)}
      onClickCapture={(event) => {
        // The second click of a double click on «Enviar» falls here and answers nothing.
        if (event.detail > 1) event.stopPropagation();
      }}
    >
      <h4 ref={heading} tabIndex={-1}>
        <Literal text={title} />
      </h4>
      {children}
    </section>
  );
}

/** The same object each time, so that React never writes it. */
const KEPT = { __html: '' };

/**
 * A part of an island that only the build renders: its children are not among the props, which travel as JSON.
 * React leaves the inside of such an element alone when it hydrates (tests/unit/islands/hidratacion.test.tsx),
 * so the words travel once and need no script.
 */
export function AsBuilt({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  const common = { className: 'as-built', hidden };
  if (children) return <div {...common}>{children}</div>;
  return <div {...common} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
