import type { Content } from '@/lib/content/model';
import { promisedPdfs, PDF_LISTS } from '@/lib/routes/documents';
import type { Sources } from '@/lib/site/sources';

type Clase = 'oficina' | 'sitio' | 'muestra' | 'retirado';

/** A PDF in the ledger; a withdrawn PDF has only its name. */
export interface LedgerRow {
  archivo: string;
  titulo: string;
  clase: Clase;
  /** Publication day, or the day on the document; empty when unknown. */
  fecha: string;
  nota: string;
  bytes?: number;
  paginas?: number;
  texto?: boolean;
  sha256?: string;
  anteriores: { sha256: string; hasta: string; nota: string }[];
}

const OTHER = 'Otros archivos de la oficina';
const WITHDRAWN = 'Documentos retirados';

type Place = LedgerRow & { list: string; year?: string | undefined };

/** Every present and former PDF; the check compares `content/bitacora` to the files (office/ledger.ts). */
function placesOf({ content, assets }: Sources): Place[] {
  const supplied = new Map(
    content.bitacora.flatMap(({ data }) => data.documentos).map((row) => [row.archivo, row]),
  );
  const known = promisedPdfs(content).map(({ path, title, list, day, genuine, invented }) => {
    const row = supplied.get(path);
    supplied.delete(path);
    const own = row && !row.retirado ? row : undefined;
    return {
      archivo: path,
      titulo: title,
      clase: own ? 'oficina' : genuine && !invented ? 'sitio' : 'muestra',
      fecha: own?.fecha ?? day ?? '',
      nota: own?.nota ?? '',
      ...measured(assets.pdf(path)),
      anteriores: row ? formerOf(row) : [],
      list,
      year: day?.slice(0, 4),
    } satisfies Place;
  });
  const others = [...supplied.values()].map((row): Place => {
    const { archivo, nota, fecha, retirado } = row;
    return {
      archivo,
      titulo: archivo.slice(archivo.lastIndexOf('/') + 1),
      clase: retirado ? 'retirado' : 'oficina',
      fecha: retirado ? '' : fecha,
      nota: retirado ? '' : nota,
      ...(!retirado && measured(assets.pdf(archivo))),
      anteriores: formerOf(row),
      list: retirado ? WITHDRAWN : OTHER,
    };
  });
  return [...known, ...others];
}

type Noted = Content['bitacora'][number]['data']['documentos'][number];

const formerOf = ({ sha256, nota, retirado, anteriores }: Noted) =>
  retirado ? [{ sha256, hasta: retirado, nota }, ...anteriores] : anteriores;

function measured(facts: ReturnType<Sources['assets']['pdf']>) {
  if (!facts) return {};
  const { bytes, pages, text, sha256 } = facts;
  return { bytes, paginas: pages, texto: text, sha256 };
}

export const ledgerFile = (part: string, format: 'json' | 'csv') =>
  `/documentos/bitacora/${part}.${format}`;

export const LISTED = 'documentos';

export interface Ledger {
  listed: { titulo: string; rows: LedgerRow[] }[];
  years: Map<string, LedgerRow[]>;
}

export function ledgerOf(sources: Sources): Ledger {
  const years: Ledger['years'] = new Map();
  const groups = new Map<string, LedgerRow[]>(
    [PDF_LISTS.documentos, OTHER, PDF_LISTS.formularios].map((list) => [list, []]),
  );
  for (const { list, year, ...row } of placesOf(sources)) {
    const [parts, name] = year === undefined ? [groups, list] : [years, year];
    const rows = parts.get(name);
    if (rows) rows.push(row);
    else parts.set(name, [row]);
  }
  const listed = [...groups].map(([titulo, rows]) => ({ titulo, rows }));
  return { listed: listed.filter(({ rows }) => rows.length > 0), years };
}
