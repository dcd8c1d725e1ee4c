import type { Content } from '@/lib/content/model';
import { showsMuestra } from './muestra';
import { fuenteInWords, preguntaView } from './pie';

export type VehiculosView = ReturnType<typeof vehiculosView>;

/** Towed vehicles (sections 2.5 and 9): the search, what to know, and whom to call. */
export function vehiculosView(content: Content) {
  const { vehiculos, sitio } = content;
  const {
    presentacion,
    arrastre,
    fundamento,
    supuestos,
    fuente,
    recuperar,
    nacional,
    extranjero,
    preguntas,
  } = vehiculos.data;
  const { telefono, correoVehiculos, horario, busquedaVehiculos, muestra } = sitio.data;
  return {
    presentacion,
    fundamento,
    supuestos,
    arrastre: arrastre && { ...arrastre, muestra: showsMuestra(content, arrastre) },
    recuperar: { ...recuperar, muestra: showsMuestra(content, recuperar) },
    nacional,
    extranjero,
    fuente: fuenteInWords(fuente),
    preguntas: preguntas.map((row) => preguntaView(content, row)),
    contacto: {
      telefono,
      correo: correoVehiculos,
      horario,
      muestra: muestra.some((key) => key === 'telefono' || key === 'correoVehiculos'),
    },
    busqueda: busquedaVehiculos,
  };
}
