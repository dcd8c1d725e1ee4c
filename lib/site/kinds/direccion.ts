import { direccionPath } from '@/lib/routes';
import { direccionView, findDireccion } from '../views/direccion';
import { correctionsView, lastCorrection, waitsInWords } from '../views/estado';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

export const direccion = {
  routes: ({ direcciones }) => direcciones.map(direccionPath),
  source: ({ direcciones }, ruta) =>
    direcciones.find((entry) => direccionPath(entry) === ruta)?.file,
  updated: (content, ruta) => {
    const { data } = findDireccion(content, ruta);
    return lastCorrection(data.actualizado, data);
  },
  indexed: true,
  searched: true,
  weight: 'tool',
  tabs: true,
  body: (sources, ruta) => {
    const entry = findDireccion(sources.content, ruta);
    const { titulo, descripcion, rol, unidad, responsable = unidad } = entry.data;
    return {
      head: { descripcion, ...(rol ? { rol } : {}) },
      frame: {
        titulo,
        descripcion,
        marca: waitsInWords(entry),
        correcciones: correctionsView(entry.data),
        pie: pieOf(sources.content, { responsable }, [entry]),
      },
      view: direccionView(sources, ruta),
    };
  },
} satisfies Kind;
