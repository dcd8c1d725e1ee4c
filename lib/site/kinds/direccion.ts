import type { Content } from '@/lib/content/model';
import { direccionPath, titularPath } from '@/lib/routes';
import { asideView, sectionViews } from '../views/direccion';
import { correctionsView, lastCorrection } from '../views/estado';
import { pieOf } from '../views/pie';
import { entryAt, entryBody, paginaEntry } from '../views/text-page';
import type { Kind } from './kind';

const direccionAt = ({ direcciones }: Content, ruta: string) =>
  entryAt(direcciones, direccionPath, ruta);

export const direccion = {
  routes: ({ direcciones }) => direcciones.map(direccionPath),
  source: (content, ruta) => direccionAt(content, ruta).file,
  updated: (content, ruta) => {
    const { data } = direccionAt(content, ruta);
    return lastCorrection(data.actualizado, data);
  },
  weight: 'tool',
  tabs: true,
  body: (sources, ruta) => {
    const entry = direccionAt(sources.content, ruta);
    const { titulo, descripcion, rol, unidad, icono, responsable = unidad } = entry.data;
    const view = {
      label: titulo,
      sections: sectionViews(sources, entry, icono),
      aside: asideView(sources, entry.data),
    };
    const { head, ...page } = entryBody(sources.content, entry, view, {
      descripcion,
      correcciones: correctionsView(entry.data),
      pie: pieOf(sources.content, { responsable }, [entry]),
    });
    return { head: { ...head, ...(rol && { rol }) }, ...page };
  },
} satisfies Kind;

export const sindico = {
  routes: ({ sitio }) => [titularPath(sitio.data)],
  single: true,
  source: 'paginas/sindico.md',
  weight: 'tool',
  tabs: true,
  body: (sources) => {
    const { content } = sources;
    const entry = paginaEntry(content, 'sindico');
    const { titulo, descripcion, tramites, responsable: unidad } = entry.data;
    const shown = [entry, content.atribuciones, content.titulares, content.historia];
    const view = {
      label: titulo,
      office: content.sitio.data.nombre,
      sections: sectionViews(sources, entry, 'oficina'),
      aside: asideView(sources, { unidad, tramites, normas: [] }),
    };
    return entryBody(content, entry, view, {
      descripcion,
      pie: pieOf(content, entry.data, shown),
    });
  },
} satisfies Kind;
