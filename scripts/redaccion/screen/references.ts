import { fileWords, type ContentFault } from '@/lib/content/faults';
import { labelOf } from '@/lib/content/model/labels';
import { lawKey, References, replaceInText } from '@/lib/content/parse/references';
import type { SiteValues } from '../api';

/** A value or a law that a text can take, by its reference. */
export interface ValueOption {
  id: string;
  title: string;
  note: string;
}

const MARKS: Record<string, string> = {
  porConfirmar: 'Señal: falta confirmarlo',
  muestra: 'Señal: es dato de muestra',
};

/** Reads `{{telefono}}` as the site would show it. */
export class ReferenceReader {
  private readonly references: References;

  constructor(private readonly site: SiteValues = { values: {}, names: {} }) {
    this.references = new References(site.values);
  }

  readText(text: string): string {
    return replaceInText(text, this.references, () => undefined);
  }

  /** Returns the words of a reference, with its meaning or why it cannot be read. */
  read(written: string): { words: string; about: string; faulty: boolean } {
    let fault: ContentFault | undefined;
    const words = replaceInText(written, this.references, (found) => (fault ??= found));
    const faulty = fault !== undefined || words === written;
    const about = fault ? fileWords(fault) : 'Este dato del sitio tiene una falta.';
    if (faulty) return { words, faulty, about };
    return { words, faulty, about: this.nameOf(written.slice(2, -2).trim()) };
  }

  /** Returns all the values that a text can take, laws at the end. */
  options(): ValueOption[] {
    const values = this.references.keysOf('').filter((key) => !key.includes(' '));
    const laws = this.references.keysOf(lawKey(''));
    return [...new Set([...values, ...Object.keys(MARKS), ...laws])].flatMap((key) =>
      this.option(`{{${key}}}`),
    );
  }

  /** Returns the citation that was typed with a law's siglas, if it can be read: «LGRA 33 y 49». */
  citation(typed: string): ValueOption[] {
    const [, siglas = '', rest = ''] = /^\s*(\w+)(\s.*\S)\s*$/.exec(typed) ?? [];
    const [key = lawKey(siglas)] = this.references.keysOf(lawKey(''), siglas.toUpperCase());
    return rest ? this.option(`{{${key}${rest}}}`) : [];
  }

  private option(written: string): ValueOption[] {
    const { faulty, words, about } = this.read(written);
    return faulty ? [] : [{ id: written, title: words, note: about }];
  }

  private nameOf(key: string): string {
    const law = /^ley\s+(\w+)/.exec(key)?.[1];
    if (law) return this.references.get(law) ?? 'Ley';
    if (this.references.keysOf(lawKey(key)).includes(lawKey(key))) return 'Nombre de la ley';
    return this.site.names[key] || MARKS[key] || labelOf(key) || 'Dato del sitio';
  }
}
