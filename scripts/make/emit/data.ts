import type { Content } from '@/lib/content/model';
import { LICENCE, dataPath } from '@/lib/site/data-files';
import { recordKindOf } from '@/lib/site/records';
import { columnsOf, DATA_NAMES, dataParts, jsonSchemaOf } from '@/lib/site/records/data';
import { csvOf, formulasIn } from './csv';

/**
 * The office's data for reuse: of each kind a CSV (RFC 4180) and a JSON with its JSON Schema.
 * @returns path in the site → text
 * @throws when a cell could start a formula in a spreadsheet: escaping would change its text
 */
export function emitData(content: Content): Map<string, string> {
  const { nombre, url } = content.sitio.data;
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const name of DATA_NAMES) {
    const { data, nombre: named } = recordKindOf(name);
    const columns = columnsOf(name).map((column) => column.name);
    for (const { file, rows } of dataParts(content, name)) {
      problems.push(...formulasIn(rows, dataPath(file, 'csv'), 'direccion'));
      const json = {
        titulo: named.varios,
        descripcion: data?.description ?? '',
        fuente: `${nombre}, ${url}`,
        licencia: LICENCE,
        registros: rows,
      };
      files.set(dataPath(file, 'csv').slice(1), csvOf(columns, rows));
      files.set(dataPath(file, 'json').slice(1), `${JSON.stringify(json, null, 1)}\n`);
    }
    const schema = `${JSON.stringify(jsonSchemaOf(name), null, 1)}\n`;
    files.set(dataPath(data?.file ?? name, 'schema.json').slice(1), schema);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}
