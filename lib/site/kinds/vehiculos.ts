import type { Content } from '@/lib/content/model';
import { VEHICULOS_PATH } from '@/lib/routes';
import { preguntaId } from '@/lib/routes/row-ids';
import { VEHICLES } from '@/lib/ui-texts';
import { pieOf } from '../views/pie';
import { arrastreView, vehiculosView } from '../views/vehiculos';
import type { Kind } from './kind';

/** The parts of the page: that of the office that tows, where its facts are known. */
const partsOf = ({ arrastre }: Content['vehiculos']['data']) =>
  Object.entries(VEHICLES.parts)
    .map(([id, titulo]) => ({ id, titulo }))
    .filter(({ id }) => id !== 'arrastre' || arrastre);

/** Towed vehicles (sections 2.5 and 9). */
export const vehiculos = {
  routes: VEHICULOS_PATH,
  source: 'vehiculos.yml',
  indexed: true,
  searched: true,
  tramite: 'Vehículos remolcados',
  needs: ['social', 'vehiculos'],
  weight: 'text',
  read: true,
  ids: ['cuando-se-remolca', 'como-recuperar', 'papeles'],
  rowIds: ({ vehiculos: { data } }) => [
    ...partsOf(data).map(({ id }) => id),
    ...data.preguntas.map(({ pregunta }) => preguntaId(pregunta)),
  ],
  body: ({ content }) => {
    const { titulo, descripcion, pregunta } = content.vehiculos.data;
    const { siglasVehiculos, muestra } = content.sitio.data;
    return {
      head: { descripcion },
      frame: {
        pregunta,
        contents: partsOf(content.vehiculos.data),
        office: arrastreView(content),
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
