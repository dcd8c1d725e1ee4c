import type { ReactNode } from 'react';

/** A part of the page: components that have to do with each other. Its title is its address. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={slug(title)} className="section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The address of a part: «Letra y enlaces» → `parte-letra-y-enlaces`. */
const slug = (title: string) =>
  `parte-${title
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .toLowerCase()
    .replace(/\s+/g, '-')}`;
