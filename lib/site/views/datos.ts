export interface DataView {
  titulo: string;
  descripcion: string;
  cuantos?: number | undefined;
  muestra: boolean;
  columnas: { nombre: string; significado: string }[];
  archivos: { nombre: string; csv: string; json: string }[];
  esquema: string;
}
