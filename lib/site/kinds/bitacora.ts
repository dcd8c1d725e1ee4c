import { longDate } from '@/lib/office/dates';
import { ledgerFile, ledgerOf, LISTED, type LedgerRow } from '../bitacora';
import type { Sources } from '../sources';
import { pdfView } from '../views/parts';
import { paginaEntry, partOf, splitTextPage, withLead } from '../views/text-page';
import type { Kind } from './kind';
import { documentos } from './paginas';

export type LedgerRowView = ReturnType<typeof ledgerRowView>;

const ledgerRowView = (
  sources: Pick<Sources, 'assets'>,
  { archivo, titulo, clase, nota, fecha, paginas, texto, sha256, anteriores }: LedgerRow,
) => ({
  ...{ archivo, titulo, clase, nota, paginas, texto, sha256 },
  pdf: clase === 'retirado' ? undefined : pdfView(sources, { href: archivo, text: titulo }),
  desde: fecha && longDate(fecha),
  anteriores: anteriores.map((one) => ({ ...one, hasta: longDate(one.hasta) })),
});

const filesOf = (part: string) => ({
  json: ledgerFile(part, 'json'),
  csv: ledgerFile(part, 'csv'),
});

export const bitacora = {
  routes: '/documentos/bitacora/',
  source: 'paginas/bitacora.md',
  searched: false,
  weight: 'tool',
  ids: ['copia', 'copia-ayuda', 'copia-elegido'],
  body: (sources) => {
    const { listed, years } = ledgerOf(sources);
    const { titulo } = paginaEntry(sources.content, 'documentos').data;
    const lists = {
      grupos: listed.map(({ titulo, rows }) => ({
        titulo,
        rows: rows.map((row) => ledgerRowView(sources, row)),
      })),
      archivos: filesOf(LISTED),
      // Names only, so that a new release does not change the page.
      anios: [...years.keys()].map((anio) => ({ anio, ...filesOf(anio) })),
    };
    const { head, frame, view } = withLead(splitTextPage(sources, 'bitacora', lists, [], 0));
    return {
      head,
      frame: { ...frame, crumbs: [{ titulo, ruta: documentos.routes }] },
      view: { ...view, after: partOf(view.after) },
    };
  },
} satisfies Kind;
