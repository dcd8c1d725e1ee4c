import { ledgerFile, ledgerOf, LISTED, type LedgerRow } from '@/lib/site/bitacora';
import type { Sources } from '@/lib/site/sources';
import { DataFiles } from './data-files';

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
