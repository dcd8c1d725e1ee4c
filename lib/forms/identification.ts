import { PATTERNS, type FindingKind } from './identification-patterns';
import type { Mode, Values } from './logic';

export type { FindingKind };

/** A part of a text that could say who wrote it. `start` and `end` are UTF-16 offsets. */
export interface Finding {
  start: number;
  end: number;
  text: string;
  kind: FindingKind;
}

const UNIQUE = 'Con esto se puede llegar a usted.';

/** What each kind is called, and why it identifies: read by the person, who keeps or removes it. */
export const FINDING_KINDS: Record<FindingKind, { nombre: string; porque: string }> = {
  correo: { nombre: 'Correo', porque: UNIQUE },
  curp: { nombre: 'CURP', porque: UNIQUE },
  elector: { nombre: 'Clave de elector', porque: UNIQUE },
  rfc: { nombre: 'RFC', porque: UNIQUE },
  placas: { nombre: 'Placas', porque: UNIQUE },
  cuenta: { nombre: 'Cuenta o tarjeta', porque: UNIQUE },
  nss: { nombre: 'Seguro social', porque: UNIQUE },
  telefono: { nombre: 'Teléfono', porque: UNIQUE },
  perfil: { nombre: 'Perfil en redes', porque: UNIQUE },
  empleado: { nombre: 'Número de empleado', porque: UNIQUE },
  nombre: { nombre: 'Nombre', porque: 'Puede decir cómo se llama usted.' },
  domicilio: { nombre: 'Domicilio', porque: 'Puede decir dónde vive usted.' },
  relacion: {
    nombre: 'Trabajo o persona cercana',
    porque: 'Puede decir dónde trabaja o a quién conoce usted.',
  },
};

/** A letter as seen, with its marks; what has no width, unless a mark follows, is not read. */
const LETTER = /[^\p{M}\p{Cf}](\p{Cf}*\p{M}+)*/gu;

/**
 * The letters as the patterns read them, one character each. Without its accent «llamó», someone
 * else, would be «llamo», the writer: its ó becomes a letter that ends no word of the patterns.
 */
const fold = (letters: string[]): string =>
  letters
    .map((letter) => letter.normalize('NFKC').charAt(0))
    .join('')
    .replace(/ó(?!\w)/gi, 'w')
    .replace(/[^\0-~]/g, (char) => char.normalize('NFKD').charAt(0))
    .replace(/[^\S\n](?=[A-Z])/g, '\v')
    .replace(/\n(?=[A-Z])/g, '\f')
    .toLowerCase();

/**
 * The parts of a text that could identify its writer, in reading order, never overlapping. It runs in
 * the page and sends nothing. It marks; the person decides.
 */
export function findIdentifying(text: string): Finding[] {
  const findings: Finding[] = [];
  const letters: string[] = [];
  const starts: number[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    letters.push(letter);
    starts.push(index);
  }
  let left = fold(letters);
  for (const [kind, pattern] of PATTERNS) {
    left = left.replace(pattern, (match: string, ...groups: unknown[]) => {
      const first = Number(groups.at(-2)); // the offset: groups, offset, whole text
      const last = first + match.length - 1;
      const start = starts[first] ?? 0;
      const end = (starts[last] ?? 0) + (letters[last] ?? '').length;
      if (kind) findings.push({ start, end, text: text.slice(start, end), kind });
      return '\0'.repeat(match.length);
    });
  }
  return findings.sort((a, b) => a.start - b.start);
}

/** The text with those parts, in reading order, replaced by «[omitido]»; all else stays as typed. */
export function withoutFindings(text: string, findings: Finding[]): string {
  let from = 0;
  let kept = '';
  for (const { start, end } of findings) {
    kept += `${text.slice(from, start)}[omitido]`;
    from = end;
  }
  return kept + text.slice(from);
}

/** A finding in a field of a form. */
export interface Mark extends Finding {
  field: string;
}

/** The findings of all that a mode would send. */
export const marksOf = (mode: Mode, values: Values): Mark[] =>
  mode.campos.flatMap((field) =>
    findIdentifying(values[field] ?? '').map((finding) => ({ field, ...finding })),
  );

/** The texts that change when some marks, in reading order, are removed: by field, as they are left. */
export const withoutMarks = (values: Values, removed: Mark[]): Values =>
  Object.fromEntries(
    removed.map(({ field }) => [
      field,
      withoutFindings(
        values[field] ?? '',
        removed.filter((mark) => mark.field === field),
      ),
    ]),
  );
