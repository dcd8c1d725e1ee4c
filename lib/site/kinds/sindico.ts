import { titularPath } from '@/lib/routes';
import { asideView, sectionViews } from '../views/direccion';
import { pieOf } from '../views/pie';
import { paginaEntry } from '../views/text-page';
import type { Kind } from './kind';

export const sindico = {
  routes: ({ sitio }) => [titularPath(sitio.data)],
  single: true,
  source: 'paginas/sindico.md',
  indexed: true,
  searched: true,
  weight: 'tool',
  tabs: true,
  body: (sources) => {
    const { content } = sources;
    const entry = paginaEntry(content, 'sindico');
    const { titulo, descripcion } = entry.data;
    const shown = [entry, content.atribuciones, content.titulares, content.historia];
    return {
      head: { descripcion },
      frame: { titulo, descripcion, pie: pieOf(content, entry.data, shown) },
      view: {
        label: titulo,
        sections: sectionViews(sources, entry, 'oficina'),
        aside: asideView(sources, { unidad: entry.data.responsable, tramites: [], normas: [] }),
      },
    };
  },
} satisfies Kind;
