export interface Membrete {
  nombre: string;
  ayuntamiento: string;
  domicilio: string;
  telefono: string;
  correo: string;
  horario: string;
  demostracion: boolean;
}

/** Right side of the letterhead: type of paper and number. */
export interface Rotulo {
  clase: string;
  numero?: string;
}
