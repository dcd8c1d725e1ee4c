import { ledgerFile, ledgerOf, LISTED } from '../bitacora';
import { paginaEntry, splitTextPage } from '../views/text-page';
import { ledgerRowView } from '../views/bitacora';
import { documentos } from './documentos';
import type { Kind } from './kind';

const filesOf = (part: string) => ({
  json: ledgerFile(part, 'json'),
  csv: ledgerFile(part, 'csv'),
});

export const bitacora = {
  routes: '/documentos/bitacora/',
  source: 'paginas/bitacora.md',
  indexed: true,
  searched: false,
  weight: 'tool',
  ids: ['copia', 'copia-ayuda'],
  body: (sources) => {
    const { listed, years } = ledgerOf(sources);
    const page = splitTextPage(sources, 'bitacora', {
      grupos: listed.map(({ titulo, rows }) => ({
        titulo,
        rows: rows.map((row) => ledgerRowView(sources, row)),
      })),
      archivos: filesOf(LISTED),
      // Names only, so that a new release does not change the page.
      anios: [...years.keys()].map((anio) => ({ anio, ...filesOf(anio) })),
    });
    const { titulo } = paginaEntry(sources.content, 'documentos').data;
    return {
      ...page,
      ...(page.frame && {
        frame: { ...page.frame, crumbs: [{ titulo, ruta: documentos.routes }] },
      }),
    };
  },
} satisfies Kind;
