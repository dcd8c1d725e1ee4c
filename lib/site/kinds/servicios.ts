import type { Content, EntryOf } from '@/lib/content/model';
import { officeHours } from '@/lib/office/hours';
import { declaracionesPath, vehiculosPath } from '@/lib/routes';
import { documentosOf } from '@/lib/routes/lacked';
import { preguntaId } from '@/lib/routes/row-ids';
import { VEHICLES } from '@/lib/ui-texts';
import { needed } from '../required-content';
import { showsMuestra } from '../views/muestra';
import { documentView } from '../views/parts';
import { fuenteInWords, pieOf, preguntaView, withFuente } from '../views/pie';
import type { Kind } from './kind';

const partsOf = ({ arrastre }: EntryOf<'vehiculos'>['data']) =>
  Object.entries(VEHICLES.parts)
    .map(([id, titulo]) => ({ id, titulo }))
    .filter(({ id }) => id !== 'arrastre' || arrastre);

const idsOf = (preguntas: { pregunta: string }[] = []) =>
  preguntas.map(({ pregunta }) => preguntaId(pregunta));

export const vehiculos = {
  routes: ({ vehiculos, sitio }) => (vehiculos ? [vehiculosPath(sitio.data)] : []),
  single: true,
  source: 'vehiculos.yml',
  needs: ['social', 'vehiculos'],
  read: true,
  ids: ['cuando-se-remolca', 'como-recuperar', 'papeles'],
  rowIds: ({ vehiculos }) =>
    vehiculos
      ? [...partsOf(vehiculos.data).map(({ id }) => id), ...idsOf(vehiculos.data.preguntas)]
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

/** Returns the office that returns towed vehicles, with its own hours. */
export function arrastreView(content: Content) {
  const arrastre = content.vehiculos?.data.arrastre;
  if (!arrastre) return undefined;
  const { diasInhabiles, muestra, ...office } = arrastre;
  return {
    ...office,
    titulo: VEHICLES.parts.arrastre,
    atencion: officeHours({ ...content.sitio.data, horario: office.horario, diasInhabiles }),
    muestra: Boolean(muestra) || showsMuestra(content, office),
  };
}

function vehiculosView(content: Content) {
  const {
    presentacion,
    fundamento,
    supuestos,
    fuente,
    recuperar,
    nacional,
    extranjero,
    preguntas,
  } = needed(content.vehiculos).data;
  const { telefono, correoVehiculos, horario, busquedaVehiculos, muestra } = content.sitio.data;
  const arrastre = arrastreView(content);
  return {
    presentacion,
    fundamento,
    supuestos,
    arrastre,
    recuperar: { ...recuperar, muestra: showsMuestra(content, recuperar) },
    nacional,
    extranjero,
    fuente: fuenteInWords(fuente),
    preguntas: preguntas.map((row) => preguntaView(content, row)),
    contacto: {
      telefono: arrastre?.telefono ?? telefono,
      correo: needed(correoVehiculos),
      horario: arrastre?.horario ?? horario,
      muestra: muestra.some((key) => key === 'telefono' || key === 'correoVehiculos'),
    },
    busqueda: needed(busquedaVehiculos),
  };
}

export const declaraciones = {
  routes: ({ declaraciones, sitio }) => (declaraciones ? [declaracionesPath(sitio.data)] : []),
  single: true,
  source: 'declaraciones.yml',
  rowIds: ({ declaraciones }) => idsOf(declaraciones?.data.preguntas),
  body: (sources) => {
    const { content } = sources;
    const entry = needed(content.declaraciones);
    const { titulo, descripcion, presentacion, tipos, formatos, preguntas } = entry.data;
    return {
      head: { descripcion },
      frame: { titulo, pie: pieOf(content, entry.data, [entry]) },
      view: {
        presentacion,
        tipos: tipos.map(withFuente),
        formatos,
        preguntas: preguntas.map((row) => preguntaView(content, row)),
        sistema: needed(content.sitio.data.declaraciones),
        documentos: documentosOf(content)
          .filter(({ grupo, donde }) => grupo === 'guia' || donde === 'declaraciones')
          .map((documento) => ({ id: documento.id, pdf: documentView(sources, documento) })),
      },
    };
  },
} satisfies Kind;
