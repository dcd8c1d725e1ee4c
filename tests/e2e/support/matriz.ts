import { z } from 'zod';

/** What a test of the matrix is, said before it runs. */
const Cell = z.object({
  falla: z.string(),
  how: z.string(),
  /** The form and its mode. */
  column: z.string(),
  /** How many cells the whole matrix has. */
  of: z.int(),
});
/** What it saw in the browser, said when it has proved everything. */
const Seen = z.object({
  sign: z.string(),
  alert: z.string(),
  says: z.string(),
  retry: z.string(),
});
type Cell = z.infer<typeof Cell>;
type Seen = z.infer<typeof Seen>;

interface Annotation {
  type: string;
  description?: string | undefined;
}

const CELL = 'matriz';
const SEEN = 'matriz: visto';

export const cell = (it: Cell): Annotation => ({ type: CELL, description: JSON.stringify(it) });
export const seen = (it: Seen): Annotation => ({ type: SEEN, description: JSON.stringify(it) });

/** A test of the matrix with how it ended. */
export interface Outcome extends Cell {
  passed: boolean;
  seen: Seen | null;
}

/** Reads a test's annotations; null when it is no test of the matrix. */
export function outcomeOf(annotations: Annotation[], passed: boolean): Outcome | null {
  const read = (type: string) =>
    JSON.parse(annotations.find((one) => one.type === type)?.description ?? 'null') as unknown;
  const it = Cell.nullable().parse(read(CELL));
  return it && { ...it, passed, seen: Seen.nullable().parse(read(SEEN)) };
}

const distinct = (texts: string[]) => [...new Set(texts)];
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** The matrix as Markdown: a row a fault, a column a mode; ✓ is a test that passed, and only that. */
export function tableOf(outcomes: Outcome[]): string {
  const columns = distinct(outcomes.map(({ column }) => column));
  const facts = ['Fault', 'How it is made', 'The browser says', 'The person reads', 'Retry'];
  const rows = distinct(outcomes.map(({ falla }) => falla)).map((falla) => {
    const mine = outcomes.filter((one) => one.falla === falla);
    const told = (key: keyof Seen) =>
      distinct(mine.flatMap(({ seen }) => seen?.[key] || [])).join(' / ') || '—';
    const marks = columns.map((column) =>
      mine.some((one) => one.column === column && one.passed) ? '✓' : '✗',
    );
    const how = mine[0]?.how ?? '';
    return row([`Si ${falla}`, how, told('sign'), told('says'), told('retry'), ...marks]);
  });
  const passed = outcomes.filter((one) => one.passed).length;
  const alerts = distinct(outcomes.flatMap(({ seen }) => seen?.alert ?? [])).join(' / ');
  const head = [...facts, ...columns];
  return [
    row(head),
    row(head.map(() => '---')),
    ...rows,
    '',
    `${passed} of ${outcomes.length} cells passed. The alert, in all of them: «${alerts}».`,
  ].join('\n');
}
