import { preguntaId } from '@/lib/routes/row-ids';
import { pieOf } from '../views/pie';
import { vehiculosView } from '../views/vehiculos';
import type { Kind } from './kind';

/** Towed vehicles (sections 2.5 and 9). */
export const vehiculos = {
  routes: '/vehiculosremolcados/',
  source: 'vehiculos.yml',
  indexed: true,
  searched: true,
  tramite: 'Vehículos remolcados',
  needs: ['social', 'vehiculos'],
  weight: 'text',
  read: true,
  ids: ['cuando-se-remolca', 'como-recuperar', 'papeles'],
  rowIds: ({ vehiculos: { data } }) => data.preguntas.map(({ pregunta }) => preguntaId(pregunta)),
  body: ({ content }) => {
    const { titulo, descripcion, pregunta } = content.vehiculos.data;
    const { siglasVehiculos, muestra } = content.sitio.data;
    return {
      head: { descripcion },
      frame: {
        pregunta,
        titulo: `${siglasVehiculos}. ${titulo}`,
        marca: muestra.includes('siglasVehiculos')
          ? `${siglasVehiculos}: siglas de muestra`
          : undefined,
        pie: pieOf(content, content.vehiculos.data, [content.vehiculos]),
      },
      view: vehiculosView(content),
    };
  },
} satisfies Kind;
