import type { HTMLAttributes } from 'react';

/** A page's answer, before its explanation; its parts are columns where there is room. */
export const AnswerPanel = (props: HTMLAttributes<HTMLElement>) => (
  <section className="answer-panel" {...props} />
);
