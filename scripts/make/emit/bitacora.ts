import { ledgerFile, ledgerOf, LISTED, type LedgerRow } from '@/lib/site/bitacora';
import type { Sources } from '@/lib/site/sources';
import { csvOf, formulasIn } from './csv';

const COLUMNS = [
  ...['archivo', 'titulo', 'clase', 'estado', 'fecha', 'hasta'],
  ...['bytes', 'paginas', 'texto', 'sha256', 'nota'],
];

/**
 * The ledger of documents as JSON and CSV: the rows of its page, and a file for each year of releases, which
 * the page's script reads too (components/islands/bitacora).
 * @returns path in the site → text
 * @throws when a cell could start a formula in a spreadsheet
 */
export function emitLedger(sources: Sources): Map<string, string> {
  const { nombre, url } = sources.content.sitio.data;
  const { listed, years } = ledgerOf(sources);
  const parts = new Map([[LISTED, listed.flatMap(({ rows }) => rows)], ...years]);
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const [part, rows] of parts) {
    const json = {
      titulo: `Bitácora de documentos: ${part}`,
      fuente: `${nombre}, ${url}`,
      documentos: rows,
    };
    files.set(ledgerFile(part, 'json').slice(1), `${JSON.stringify(json, null, 1)}\n`);
    const csv = ledgerFile(part, 'csv');
    const flat = rows.flatMap(csvRows);
    problems.push(...formulasIn(flat, csv, 'archivo'));
    files.set(csv.slice(1), csvOf(COLUMNS, flat));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}

function csvRows({ anteriores, ...row }: LedgerRow): Record<string, unknown>[] {
  const { archivo, titulo, clase } = row;
  return [
    ...(clase === 'retirado' ? [] : [{ ...row, estado: 'actual' }]),
    ...anteriores.map((one) => ({ archivo, titulo, clase, estado: 'anterior', ...one })),
  ];
}
