import { stringify } from 'csv-stringify/sync';

/** Signs that start a spreadsheet's formula; the wide ones do so in East Asian versions. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const unquoted = (value: string) => ({ value, quoted_string: false });
/** Excel needs it to read accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** An apostrophe more, which a program takes off again (content/paginas/datos.md). */
const asText = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** Returns rows as CSV (RFC 4180) with a header, whose texts no spreadsheet computes. */
export const csvOf = (columns: string[], rows: object[]): string =>
  BYTE_ORDER_MARK +
  stringify(rows, {
    ...{ columns, header: true, quoted_string: true, record_delimiter: 'windows' },
    cast: {
      string: (text) => (DAY.test(text) ? unquoted(text) : asText(text)),
      boolean: (is) => unquoted(String(is)),
      // Quoted, so that a spreadsheet that parts cells at «;» keeps it whole.
      object: (list) => ({
        value: Object.values(list).map(String).map(asText).join('; '),
        quoted: true,
      }),
    },
  });
