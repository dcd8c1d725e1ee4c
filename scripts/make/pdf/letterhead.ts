/** The office's data on every PDF. */
export interface Membrete {
  nombre: string;
  ayuntamiento: string;
  domicilio: string;
  telefono: string;
  correo: string;
  horario: string;
  demostracion: boolean;
}

/** The right side of the letterhead: the kind of paper and its number. */
export interface Rotulo {
  clase: string;
  numero?: string;
}
