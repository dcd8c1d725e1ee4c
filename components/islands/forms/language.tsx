import { createContext, use, type ReactNode } from 'react';
import type { Language } from '@/lib/forms/language';
import { WithMeaning } from './WithMeaning';

/** Each language is an island of its own: no reader fetches the words of another. */
export const FormLanguage = createContext<Language | undefined>(undefined);

/** @throws outside a form */
export function useLanguage(): Language {
  const language = use(FormLanguage);
  if (!language) throw new Error('A part of a form needs FormLanguage around it.');
  return language;
}

export const useWords = () => useLanguage().words;

/** A literal of the specification, beside its meaning in another language. */
export function Literal({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <WithMeaning meaning={useLanguage().literals[text]}>
      {text}
      {children}
    </WithMeaning>
  );
}

export function InSpanish({ children }: { children: ReactNode }) {
  return useLanguage().locale === 'es' ? children : <span lang="es-MX">{children}</span>;
}
