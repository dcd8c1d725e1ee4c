import type { Content } from '@/lib/content/model';
import { jsonPath } from '@/lib/routes';
import { ledgerFile, ledgerOf, LISTED, type LedgerRow } from '@/lib/site/bitacora';
import { LICENCE, dataPath } from '@/lib/site/data-files';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { columnsOf, DATA_NAMES, dataParts, jsonSchemaOf } from '@/lib/site/records/data';
import type { Sources } from '@/lib/site/sources';
import { csvOf } from './csv';
import { LICENCE_URL } from './licencias';

/** Writes the open data: each kind as CSV and JSON, with a JSON Schema. @returns path in the site → text */
export function emitData(content: Content): Map<string, string> {
  const { nombre, url } = content.sitio.data;
  const files = new Map<string, string>();
  for (const name of DATA_NAMES) {
    const { data, nombre: named } = recordKindOf(name);
    const columns = columnsOf(name).map((column) => column.name);
    for (const { file, rows } of dataParts(content, name)) {
      files.set(inSite(dataPath(file, 'csv')), csvOf(columns, rows));
      const whole = {
        titulo: named.varios,
        descripcion: data?.description ?? '',
        fuente: `${nombre}, ${url}`,
        licencia: LICENCE,
        registros: rows,
      };
      files.set(inSite(dataPath(file, 'json')), jsonOf(whole));
    }
    files.set(inSite(dataPath(data?.file ?? name, 'schema.json')), jsonOf(jsonSchemaOf(name)));
  }
  return files;
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
  const files = new Map<string, string>();
  for (const [part, rows] of parts) {
    const whole = {
      titulo: `Bitácora de documentos: ${part}`,
      fuente: `${nombre}, ${url}`,
      documentos: rows,
    };
    files.set(inSite(ledgerFile(part, 'json')), jsonOf(whole));
    files.set(inSite(ledgerFile(part, 'csv')), csvOf(COLUMNS, rows.flatMap(csvRows)));
  }
  return files;
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

const inSite = (address: string) => address.slice(1);

const jsonOf = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
