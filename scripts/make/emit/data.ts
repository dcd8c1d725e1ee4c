import { stringify } from 'csv-stringify/sync';
import type { Content } from '@/lib/content/model';
import { jsonPath } from '@/lib/routes';
import { ledgerFile, ledgerOf, LISTED, type LedgerRow } from '@/lib/site/bitacora';
import { LICENCE, dataPath } from '@/lib/site/data-files';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { columnsOf, DATA_NAMES, dataParts, jsonSchemaOf } from '@/lib/site/records/data';
import type { Sources } from '@/lib/site/sources';
import { LICENCE_URL } from './licencias';

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

const COLUMNS = [
  ...['archivo', 'titulo', 'clase', 'estado', 'fecha', 'hasta'],
  ...['bytes', 'paginas', 'texto', 'sha256', 'nota'],
];

/** Writes the ledger as JSON and CSV, by year for releases; the page's script reads it too. */
export function emitLedger(sources: Sources): Map<string, string> {
  const { nombre, url } = sources.content.sitio.data;
  const { listed, years } = ledgerOf(sources);
  const parts = new Map([[LISTED, listed.flatMap(({ rows }) => rows)], ...years]);
  const files = new DataFiles();
  for (const [part, rows] of parts) {
    files.json(ledgerFile(part, 'json'), {
      titulo: `Bitácora de documentos: ${part}`,
      fuente: `${nombre}, ${url}`,
      documentos: rows,
    });
    files.csv(ledgerFile(part, 'csv'), COLUMNS, rows.flatMap(csvRows), 'archivo');
  }
  return files.done();
}

function csvRows({ anteriores, ...row }: LedgerRow): Record<string, unknown>[] {
  const { archivo, titulo, clase } = row;
  return [
    ...(clase === 'retirado' ? [] : [{ ...row, estado: 'actual' }]),
    ...anteriores.map((one) => ({ archivo, titulo, clase, estado: 'anterior', ...one })),
  ];
}

/** Writes records as JSON beside their pages: `/normatividad/nta-33.json`. @returns path in the site → text */
export function emitRecords({ content, assets }: Sources): Map<string, string> {
  const at = (address: string) => new URL(address, content.sitio.data.url).href;
  const files = new Map<string, string>();
  for (const name of RECORD_NAMES.filter((name) => recordKindOf(name).besidePage))
    for (const { url, changed, muestra = false, fields } of recordsOf(content, name)) {
      const { pdf, ...said } = fields as { pdf?: string };
      const facts = pdf ? assets.pdf(pdf) : undefined;
      const archivo = pdf && {
        direccion: at(pdf),
        tipo: 'application/pdf',
        ...(facts && { bytes: facts.bytes, paginas: facts.pages, sha256: facts.sha256 }),
      };
      const whole = {
        ...said,
        archivo: archivo || null,
        pagina: at(url),
        actualizado: changed ?? '',
        muestra,
        licencia: LICENCE_URL,
      };
      files.set(jsonPath(url).slice(1), `${JSON.stringify(whole, null, 2)}\n`);
    }
  return files;
}

const FORMULA = /^[=+\-@\t\r]/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const unquoted = (value: string) => ({ value, quoted_string: false });
/** Excel needs it to read accents. */
const BYTE_ORDER_MARK = '\ufeff';

class DataFiles {
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
