import { stringify } from 'csv-stringify/sync';

const FORMULA = /^[=+\-@\t\r]/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const unquoted = (value: string) => ({ value, quoted_string: false });
/** Excel reads accents right only of a file that begins with it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as CSV (RFC 4180), with a first line of their columns. */
export const csvOf = (columns: string[], rows: object[]): string =>
  BYTE_ORDER_MARK +
  stringify(rows, {
    ...{ columns, header: true, quoted_string: true, record_delimiter: 'windows' },
    cast: {
      string: (text) => (DAY.test(text) ? unquoted(text) : text),
      boolean: (is) => unquoted(String(is)),
      object: (list) => Object.values(list).join('; '),
    },
  });

/**
 * The cells that could start a formula in a spreadsheet: escaping would change their text.
 * @param name the column that tells a row from others
 * @returns a line for each, in Spanish
 */
export const formulasIn = (
  rows: Record<string, unknown>[],
  address: string,
  name: string,
): string[] =>
  rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, cell]) =>
      typeof cell === 'string' && FORMULA.test(cell)
        ? [
            `${address}: «${column}» de ${String(row[name])} empieza con «${cell.charAt(0)}», y una hoja de cálculo lo tomaría por fórmula: «${cell.slice(0, 40)}». Escríbalo en content/ sin ese signo al principio.`,
          ]
        : [],
    ),
  );
