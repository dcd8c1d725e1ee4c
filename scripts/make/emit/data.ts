import { stringify } from 'csv-stringify/sync';
import type { Content } from '@/lib/content/model';
import { LICENCE, dataPath } from '@/lib/site/data-files';
import { recordKindOf } from '@/lib/site/records';
import { columnsOf, DATA_NAMES, dataParts, jsonSchemaOf, type Row } from '@/lib/site/records/data';

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** A spreadsheet takes what is quoted for text, and a day or a truth for what it is. */
const unquoted = (value: string) => ({ value, quoted_string: false });
/** Excel reads accents right only of a file that begins with it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The office's data for whoever reuses them: of each kind a CSV (RFC 4180) and a JSON with its JSON Schema.
 * @returns path in the site → text
 * @throws when a cell could start a formula in a spreadsheet: to escape it would change what it says
 */
export function emitData(content: Content): Map<string, string> {
  const { nombre, url } = content.sitio.data;
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const name of DATA_NAMES) {
    const { data, nombre: named } = recordKindOf(name);
    const columns = columnsOf(name).map((column) => column.name);
    for (const { file, rows } of dataParts(content, name)) {
      problems.push(...rows.flatMap((row) => formulasIn(row, file)));
      const csv = stringify(rows, {
        ...{ columns, header: true, quoted_string: true, record_delimiter: 'windows' },
        cast: {
          string: (text) => (DAY.test(text) ? unquoted(text) : text),
          boolean: (is) => unquoted(String(is)),
          object: (list) => Object.values(list).join('; '),
        },
      });
      const json = {
        titulo: named.varios,
        descripcion: data?.description ?? '',
        fuente: `${nombre}, ${url}`,
        licencia: LICENCE,
        registros: rows,
      };
      files.set(dataPath(file, 'csv').slice(1), BYTE_ORDER_MARK + csv);
      files.set(dataPath(file, 'json').slice(1), `${JSON.stringify(json, null, 1)}\n`);
    }
    const schema = `${JSON.stringify(jsonSchemaOf(name), null, 1)}\n`;
    files.set(dataPath(data?.file ?? name, 'schema.json').slice(1), schema);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}

const formulasIn = (row: Row, file: string): string[] =>
  Object.entries(row).flatMap(([column, cell]) =>
    typeof cell === 'string' && FORMULA.test(cell)
      ? [
          `${dataPath(file, 'csv')}: «${column}» de ${String(row['direccion'])} empieza con «${cell.charAt(0)}», y una hoja de cálculo lo tomaría por fórmula: «${cell.slice(0, 40)}». Escríbalo en content/ sin ese signo al principio.`,
        ]
      : [],
  );
