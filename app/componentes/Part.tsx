import type { ReactNode } from 'react';

/** A part of the page: components that have to do with each other. Its title is its address. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={title.replace(/\W+/g, '-')} className="section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
