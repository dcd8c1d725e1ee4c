import type { EntryOf } from '@/lib/content/model';
import { vehiculosPath } from '@/lib/routes';
import { preguntaId } from '@/lib/routes/row-ids';
import { VEHICLES } from '@/lib/ui-texts';
import { needed } from '../required-content';
import { pieOf } from '../views/pie';
import { arrastreView, vehiculosView } from '../views/vehiculos';
import type { Kind } from './kind';

const partsOf = ({ arrastre }: EntryOf<'vehiculos'>['data']) =>
  Object.entries(VEHICLES.parts)
    .map(([id, titulo]) => ({ id, titulo }))
    .filter(({ id }) => id !== 'arrastre' || arrastre);

export const vehiculos = {
  routes: ({ vehiculos, sitio }) => (vehiculos ? [vehiculosPath(sitio.data)] : []),
  single: true,
  source: 'vehiculos.yml',
  indexed: true,
  searched: true,
  needs: ['social', 'vehiculos'],
  weight: 'text',
  read: true,
  ids: ['cuando-se-remolca', 'como-recuperar', 'papeles'],
  rowIds: ({ vehiculos }) =>
    vehiculos
      ? [
          ...partsOf(vehiculos.data).map(({ id }) => id),
          ...vehiculos.data.preguntas.map(({ pregunta }) => preguntaId(pregunta)),
        ]
      : [],
  body: ({ content }) => {
    const entry = needed(content.vehiculos);
    const { titulo, descripcion, pregunta } = entry.data;
    const { siglasVehiculos, muestra } = content.sitio.data;
    return {
      head: { descripcion },
      frame: {
        pregunta,
        clave: siglasVehiculos,
        contents: partsOf(entry.data),
        call: arrastreView(content),
        titulo: `${siglasVehiculos}. ${titulo}`,
        marca: muestra.includes('siglasVehiculos')
          ? `${siglasVehiculos}: siglas de muestra`
          : undefined,
        pie: pieOf(content, entry.data, [entry]),
      },
      view: vehiculosView(content),
    };
  },
} satisfies Kind;
