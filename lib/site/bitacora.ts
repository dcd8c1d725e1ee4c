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
  const noted = new Map(
    content.bitacora.flatMap(({ data }) => data.documentos).map((row) => [row.archivo, row]),
  );
  const rowOf = (archivo: string, titulo: string, otherwise: Clase, day = ''): LedgerRow => {
    const row = noted.get(archivo);
    const own = row?.retirado ? undefined : row;
    const clase = own ? 'oficina' : otherwise;
    return {
      ...{ archivo, titulo, clase },
      fecha: own?.fecha ?? day,
      nota: own?.nota ?? '',
      ...(clase !== 'retirado' && measured(assets.pdf(archivo))),
      anteriores: row ? formerOf(row) : [],
    };
  };
  const promised = promisedPdfs(content).map(({ path, title, list, day, genuine, invented }) => ({
    ...rowOf(path, title, genuine && !invented ? 'sitio' : 'muestra', day),
    list,
    year: day?.slice(0, 4),
  }));
  const known = new Set(promised.map(({ archivo }) => archivo));
  const others = [...noted.values()]
    .filter(({ archivo }) => !known.has(archivo))
    .map(({ archivo, retirado }) => ({
      ...rowOf(archivo, archivo.slice(archivo.lastIndexOf('/') + 1), 'retirado'),
      list: retirado ? WITHDRAWN : OTHER,
    }));
  return [...promised, ...others];
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

export function ledgerOf(sources: Sources) {
  const years = new Map<string, LedgerRow[]>();
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
