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

/**
 * The text as the patterns read it, each character in its place. Without its accent «llamó», someone
 * else, would be «llamo», the writer: its ó becomes a letter that ends no word of the patterns.
 */
const fold = (text: string): string =>
  text
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
  let left = fold(text);
  for (const [kind, pattern] of PATTERNS) {
    left = left.replace(pattern, (match: string, ...groups: unknown[]) => {
      const start = Number(groups.at(-2)); // the offset: groups, offset, whole text
      const end = start + match.length;
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
