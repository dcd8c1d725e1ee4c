import { z } from 'zod';
import { faultCases, faultNames, type FaultCase, type FaultName } from './fault-cases';
import { everyMode, type ModeName } from './modes';

/** A row of the matrix: a fault, or a delivery in which nothing fails. */
export type RowName = 'none' | FaultName;
/** A cell: what happens to a message of a mode. */
export interface Cell {
  row: RowName;
  mode: ModeName;
}
/** What a browser saw in a cell, said when it has proven everything. */
const Seen = z.object({ sign: z.string(), says: z.string(), retry: z.string() });
export type Seen = z.infer<typeof Seen>;

/** A cell that a browser was to prove. */
export interface Proof extends Cell {
  passed: boolean;
  seen: Seen | null;
}

const rowNames: RowName[] = ['none', ...faultNames];
export const modeNames = Object.keys(everyMode) as ModeName[];
export const keyOf = ({ row, mode }: Cell): string => `${row}/${mode}`;

/** The whole matrix: the machine proves each cell. */
export const allCells: Cell[] = rowNames.flatMap((row) => modeNames.map((mode) => ({ row, mode })));

/** The faults that a browser meets in one mode only, and in which. */
export const browserFaults = faultNames.flatMap((row) => {
  const { mode }: FaultCase = faultCases[row];
  return mode === 'every' ? [] : [{ row, mode }];
});
/** What a browser proves in every mode: a delivery, and then a plain cut. */
export const browserRows = ['none', 'reset'] as const satisfies RowName[];

/** The cells that a browser proves beside. */
export const browserCells: Cell[] = [
  ...browserFaults,
  ...browserRows.flatMap((row) => modeNames.map((mode) => ({ row, mode }))),
];

interface Annotation {
  type: string;
  description?: string | undefined;
}
const CELL = 'matriz';

/** Says of a test, before it runs, that it proves a cell. */
export const cell = ({ row, mode }: Cell): Annotation => ({
  type: `${CELL}: ${keyOf({ row, mode })}`,
});
/** The same with what was seen, once it is proven. */
export const seen = (it: Cell, what: Seen): Annotation => ({
  ...cell(it),
  description: JSON.stringify(what),
});

/** The cells that a test was to prove, from its annotations. */
export function proofsOf(annotations: Annotation[], passed: boolean): Proof[] {
  return browserCells.flatMap((it) => {
    const mine = annotations.filter(({ type }) => type === cell(it).type);
    if (mine.length === 0) return [];
    const text = mine.find(({ description }) => description)?.description ?? 'null';
    return { ...it, passed, seen: Seen.nullable().parse(JSON.parse(text)) };
  });
}

/** Proven in a browser and on the machine; on the machine alone; nowhere. */
export const MARKS = { browser: '●', machine: '○', nowhere: '✗' };

/** The names of the columns. */
export const head = [
  ...['What happens', 'How a browser meets it', 'The browser says', 'The person reads', 'Retry'],
  ...modeNames.map((name) => {
    const { form } = everyMode[name];
    return form === name ? name : `${form}: ${name}`;
  }),
];

/** What a row is, before anything is proven. */
export const factsOf = (row: RowName): [what: string, how: string] => {
  if (row === 'none') return ['Nada falla', 'the local mailbox answers `200` and `OK`'];
  return [`Si ${faultCases[row].si}`, faultCases[row].how];
};

/**
 * The matrix as rows of cells: a row a fault, a column a mode.
 * @param machine the keys of the cells that the machine proved
 */
export function tableOf(proofs: Proof[], machine: ReadonlySet<string>): string[][] {
  const rows = rowNames.map((row) => {
    const mine = proofs.filter((one) => one.row === row && one.passed);
    const told = (key: keyof Seen) =>
      [...new Set(mine.flatMap(({ seen }) => seen?.[key] || []))].join(' / ') || '—';
    const marks = modeNames.map((mode) => {
      if (!machine.has(keyOf({ row, mode }))) return MARKS.nowhere;
      return mine.some((one) => one.mode === mode) ? MARKS.browser : MARKS.machine;
    });
    return [...factsOf(row), told('sign'), told('says'), told('retry'), ...marks];
  });
  return [head, ...rows];
}

const BLOCK = /(?<=<!-- matriz -->\n)[^]*(?=<!-- \/matriz -->)/;

/** The table that a document holds between its marks, as rows of cells; widths do not count. */
export function readTable(document: string): string[][] {
  const lines = BLOCK.exec(document)?.[0].split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((text) => text.trim()),
    );
}

/** The document with that table in its place. */
export function withTable(document: string, [first = [], ...rows]: string[][]): string {
  const line = (texts: string[]) => `| ${texts.join(' | ')} |`;
  const table = [line(first), line(first.map(() => '---')), ...rows.map(line)].join('\n');
  if (!BLOCK.test(document)) throw new Error('The document has no block <!-- matriz -->.');
  return document.replace(BLOCK, () => `\n${table}\n\n`);
}
