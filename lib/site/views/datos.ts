/** A kind of record as the page of open data offers it. */
export interface DataView {
  titulo: string;
  descripcion: string;
  /** How many rows there are; not said of what grows. */
  cuantos?: number | undefined;
  muestra: boolean;
  columnas: { nombre: string; significado: string }[];
  /** Its files, newest first. */
  archivos: { nombre: string; csv: string; json: string }[];
  esquema: string;
}
