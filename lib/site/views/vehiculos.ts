import type { Content } from '@/lib/content/model';

export type VehiculosView = ReturnType<typeof vehiculosView>;

/** Towed vehicles (sections 2.5 and 9): the search, what to know, and whom to call. */
export function vehiculosView({ vehiculos, sitio }: Content) {
  const { presentacion, fundamento, supuestos, recuperar, nacional, extranjero } = vehiculos.data;
  const { telefono, correoVehiculos, horario, busquedaVehiculos } = sitio.data;
  return {
    presentacion,
    fundamento,
    supuestos,
    recuperar,
    nacional,
    extranjero,
    contacto: { telefono, correo: correoVehiculos, horario },
    busqueda: busquedaVehiculos,
  };
}
