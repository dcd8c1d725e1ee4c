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

interface CaseProps {
  name: string;
  /** It stands in a form, which gives its parts their distances. */
  inForm?: boolean;
  children: ReactNode;
}

/** A component in one of its states, under the words that say which. */
export function Case({ name, inForm = false, children }: CaseProps) {
  return (
    <div className="mt-6">
      <p className="field-help">{name}</p>
      <div className={inForm ? 'form' : undefined}>{children}</div>
    </div>
  );
}

/** The address of a part: «Letra y enlaces» → `parte-letra-y-enlaces`. */
const slug = (title: string) =>
  `parte-${title
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .toLowerCase()
    .replace(/\s+/g, '-')}`;
