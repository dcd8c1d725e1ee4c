import type { Content } from '@/lib/content/model';
import { fuenteInWords, preguntaView } from './pie';

export type VehiculosView = ReturnType<typeof vehiculosView>;

/** Towed vehicles (sections 2.5 and 9): the search, what to know, and whom to call. */
export function vehiculosView({ vehiculos, sitio }: Content) {
  const {
    presentacion,
    fundamento,
    supuestos,
    fuente,
    recuperar,
    nacional,
    extranjero,
    preguntas,
  } = vehiculos.data;
  const { telefono, correoVehiculos, horario, busquedaVehiculos } = sitio.data;
  return {
    presentacion,
    fundamento,
    supuestos,
    recuperar,
    nacional,
    extranjero,
    fuente: fuenteInWords(fuente),
    preguntas: preguntas.map(preguntaView),
    contacto: { telefono, correo: correoVehiculos, horario },
    busqueda: busquedaVehiculos,
  };
}
