import type { Content, EntryOf } from '@/lib/content/model';
import { yearlyDay } from '@/lib/office/dates';
import { officeHours } from '@/lib/office/hours';
import { declaracionesPath, FORM_PAGES, vehiculosPath } from '@/lib/routes';
import { documentosOf } from '@/lib/routes/lacked';
import { preguntaId } from '@/lib/routes/row-ids';
import { DECLARATIONS, VEHICLES } from '@/lib/ui-texts';
import { needed } from '../required-content';
import { showsMuestra } from '../views/muestra';
import { documentView } from '../views/parts';
import { fuenteInWords, preguntaView, withFuente } from '../views/pie';
import { entryBody } from '../views/text-page';
import type { Kind } from './kind';

/** That office's card is the contact; a site without it has the site's own. */
const partsOf = ({ arrastre }: EntryOf<'vehiculos'>['data']) =>
  Object.keys(VEHICLES.parts).filter((id) => id !== (arrastre ? 'contacto' : 'arrastre'));

const idsOf = (preguntas: { pregunta: string }[] = []) =>
  preguntas.map(({ pregunta }) => preguntaId(pregunta));

export const vehiculos = {
  routes: ({ vehiculos, sitio }) => (vehiculos ? [vehiculosPath(sitio.data)] : []),
  single: true,
  samplesInWords: true,
  source: 'vehiculos.yml',
  needs: ['social', 'vehiculos'],
  ids: ['cuando-se-remolca', 'como-recuperar', 'papeles'],
  rowIds: ({ vehiculos }) =>
    vehiculos ? [...partsOf(vehiculos.data), ...idsOf(vehiculos.data.preguntas)] : [],
  body: ({ content }) => {
    const entry = needed(content.vehiculos);
    const { titulo, pregunta } = entry.data;
    const { siglasVehiculos, muestra } = content.sitio.data;
    return entryBody(content, entry, vehiculosView(content), {
      pregunta,
      clave: siglasVehiculos,
      call: arrastreView(content),
      titulo: siglasVehiculos ? `${siglasVehiculos}. ${titulo}` : titulo,
      tituloDeMuestra: Boolean(siglasVehiculos) && muestra.includes('siglasVehiculos'),
    });
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
  const { data } = needed(content.vehiculos);
  const { telefono, correoVehiculos, horario, busquedaVehiculos, muestra } = content.sitio.data;
  const arrastre = arrastreView(content);
  return {
    ...data,
    arrastre,
    recuperar: { ...data.recuperar, muestra: showsMuestra(content, data.recuperar) },
    fuente: fuenteInWords(data.fuente),
    preguntas: data.preguntas.map((row) => preguntaView(content, row)),
    contacto: {
      // The site's own, where that office's card does not say another: a change of it then changes this page.
      telefono: arrastre?.telefono ?? telefono,
      horario: arrastre?.horario ?? horario,
      correo: needed(correoVehiculos),
      muestra: muestra.includes('telefono'),
      correoDeMuestra: muestra.includes('correoVehiculos'),
    },
    busqueda: needed(busquedaVehiculos),
    formularios: FORM_PAGES,
  };
}

export const declaraciones = {
  routes: ({ declaraciones, sitio }) => (declaraciones ? [declaracionesPath(sitio.data)] : []),
  single: true,
  samplesInWords: true,
  source: 'declaraciones.yml',
  rowIds: ({ declaraciones }) => idsOf(declaraciones?.data.preguntas),
  body: (sources) => {
    const { content } = sources;
    const entry = needed(content.declaraciones);
    const preguntas = entry.data.preguntas.map((row) => preguntaView(content, row));
    return entryBody(content, entry, {
      ...entry.data,
      tipos: entry.data.tipos.map((tipo) => ({
        ...withFuente(tipo),
        cadaAnio: tipo.ultimoDia && yearlyDay(tipo.ultimoDia),
      })),
      preguntas,
      antes: preguntas.find(({ pregunta }) => pregunta === DECLARATIONS.before),
      sistema: needed(content.sitio.data.declaraciones),
      documentos: documentosOf(content)
        .filter(({ grupo, donde }) => grupo === 'guia' || donde === 'declaraciones')
        .map((documento) => ({ id: documento.id, pdf: documentView(sources, documento) })),
    });
  },
} satisfies Kind;
