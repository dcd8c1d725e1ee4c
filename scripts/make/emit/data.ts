import type { Content } from '@/lib/content/model';
import { LICENCE, dataPath } from '@/lib/site/data-files';
import { recordKindOf } from '@/lib/site/records';
import { columnsOf, DATA_NAMES, dataParts, jsonSchemaOf } from '@/lib/site/records/data';
import { DataFiles } from './data-files';

/** Writes the open data: each kind as CSV and JSON, with a JSON Schema. @returns path in the site → text */
export function emitData(content: Content): Map<string, string> {
  const { nombre, url } = content.sitio.data;
  const files = new DataFiles();
  for (const name of DATA_NAMES) {
    const { data, nombre: named } = recordKindOf(name);
    const columns = columnsOf(name).map((column) => column.name);
    for (const { file, rows } of dataParts(content, name)) {
      files.csv(dataPath(file, 'csv'), columns, rows, 'direccion');
      files.json(dataPath(file, 'json'), {
        titulo: named.varios,
        descripcion: data?.description ?? '',
        fuente: `${nombre}, ${url}`,
        licencia: LICENCE,
        registros: rows,
      });
    }
    files.json(dataPath(data?.file ?? name, 'schema.json'), jsonSchemaOf(name));
  }
  return files.done();
}
