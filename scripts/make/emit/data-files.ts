import { stringify } from 'csv-stringify/sync';

const FORMULA = /^[=+\-@\t\r]/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const unquoted = (value: string) => ({ value, quoted_string: false });
/** Excel needs it to read accents. */
const BYTE_ORDER_MARK = '\ufeff';

export class DataFiles {
  private readonly texts = new Map<string, string>();
  private readonly problems: string[] = [];

  json = (address: string, value: object): unknown =>
    this.texts.set(address.slice(1), `${JSON.stringify(value, null, 1)}\n`);

  csv(address: string, columns: string[], rows: Record<string, unknown>[], name: string): void {
    this.problems.push(...formulasIn(rows, address, name));
    this.texts.set(address.slice(1), csvOf(columns, rows));
  }

  /** @throws when a cell could start a spreadsheet formula: escaping would change its text */
  done(): Map<string, string> {
    if (this.problems.length > 0) throw new Error(this.problems.join('\n'));
    return this.texts;
  }
}

/** RFC 4180, with a header row. */
const csvOf = (columns: string[], rows: object[]): string =>
  BYTE_ORDER_MARK +
  stringify(rows, {
    ...{ columns, header: true, quoted_string: true, record_delimiter: 'windows' },
    cast: {
      string: (text) => (DAY.test(text) ? unquoted(text) : text),
      boolean: (is) => unquoted(String(is)),
      object: (list) => Object.values(list).join('; '),
    },
  });

const formulasIn = (rows: Record<string, unknown>[], address: string, name: string): string[] =>
  rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, cell]) =>
      typeof cell === 'string' && FORMULA.test(cell)
        ? [
            `${address}: «${column}» de ${String(row[name])} empieza con «${cell.charAt(0)}», y una hoja de cálculo lo tomaría por fórmula: «${cell.slice(0, 40)}». Escríbalo en content/ sin ese signo al principio.`,
          ]
        : [],
    ),
  );
