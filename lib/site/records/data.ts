import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { LICENCE } from '@/lib/site/data-files';
import { grouped } from '@/lib/site/tables';
import { RECORD_NAMES, recordKindOf, recordsOf, type RecordName } from '.';

const COMMON = {
  direccion: z.url().describe('Dirección del renglón en este sitio.'),
  actualizado: z.string().describe('Día del último cambio; vacío si no consta.'),
  muestra: z.boolean().describe('Si el dato es inventado, mientras el sitio es una demostración.'),
  licencia: z.literal(LICENCE).describe('Licencia de uso.'),
};

type Row = Record<string, unknown>;

export const DATA_NAMES = RECORD_NAMES.filter((name) => recordKindOf(name).data);

const rowSchema = (name: RecordName) => z.object({ ...recordKindOf(name).schema.shape, ...COMMON });

export const columnsOf = (name: RecordName): { name: string; meaning: string }[] =>
  Object.entries(rowSchema(name).shape).map(([column, schema]) => ({
    name: column,
    meaning: z.toJSONSchema(schema).description ?? '',
  }));

/** Returns the JSON Schema (draft 2020-12) of a kind's rows. */
export const jsonSchemaOf = (name: RecordName): object =>
  z.toJSONSchema(
    z.strictObject({
      titulo: z.string(),
      descripcion: z.string(),
      fuente: z.string(),
      licencia: z.literal(LICENCE),
      registros: z.array(rowSchema(name)),
    }),
    {
      // Help for authors, no keywords of JSON Schema; and the empty rows' value.
      override: ({ jsonSchema }) => {
        delete jsonSchema['ejemplo'];
        delete jsonSchema['ayuda'];
        if (!jsonSchema.default) delete jsonSchema.default;
      },
    },
  );

/** Returns a kind's rows by file: all, or a year of a growing kind. */
export function dataParts(content: Content, name: RecordName) {
  const { data } = recordKindOf(name);
  if (!data) return [];
  const site = content.sitio.data.url;
  const rows = recordsOf(content, name).map(({ url, changed = '', muestra = false, fields }) => ({
    ...withWholeAddresses(fields as Row, site),
    direccion: new URL(url, site).href,
    ...{ actualizado: changed, muestra, licencia: LICENCE },
  }));
  const fileOf = ({ actualizado: day }: Row) =>
    data.byYear && day ? `${data.file}-${String(day).slice(0, 4)}` : data.file;
  return [...grouped(rows, fileOf)].map(([file, own]) => ({ file, rows: own }));
}

const withWholeAddresses = (fields: Row, url: string): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\/[^/\s]/.test(value) ? new URL(value, url).href : value,
    ]),
  );
