import type { Content } from '@/lib/content/model';
import { officeHours } from '@/lib/office/hours';
import { needed } from '@/lib/site/required-content';
import { VEHICLES } from '@/lib/ui-texts';
import { showsMuestra } from './muestra';
import { fuenteInWords, preguntaView } from './pie';

/** Returns the office that returns towed vehicles, with its own hours. */
export function arrastreView(content: Content) {
  const arrastre = content.vehiculos?.data.arrastre;
  if (!arrastre) return undefined;
  const { diasInhabiles, muestra, ...office } = arrastre;
  return {
    ...office,
    titulo: VEHICLES.parts.arrastre,
    atencion: officeHours(office.horario, content.sitio.data.zonaHoraria, diasInhabiles),
    muestra: Boolean(muestra) || showsMuestra(content, office),
  };
}

export type VehiculosView = ReturnType<typeof vehiculosView>;

export function vehiculosView(content: Content) {
  const { sitio } = content;
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
  const { telefono, correoVehiculos, horario, busquedaVehiculos, muestra } = sitio.data;
  return {
    presentacion,
    fundamento,
    supuestos,
    arrastre: arrastreView(content),
    recuperar: { ...recuperar, muestra: showsMuestra(content, recuperar) },
    nacional,
    extranjero,
    fuente: fuenteInWords(fuente),
    preguntas: preguntas.map((row) => preguntaView(content, row)),
    contacto: {
      telefono,
      correo: needed(correoVehiculos),
      horario,
      muestra: muestra.some((key) => key === 'telefono' || key === 'correoVehiculos'),
    },
    busqueda: needed(busquedaVehiculos),
  };
}
