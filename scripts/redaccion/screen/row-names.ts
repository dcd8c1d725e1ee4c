import type { Piece } from '../api';

interface RowName {
  list: string;
  key: string;
  label: string;
}

const QUESTION: RowName = { list: 'preguntas', key: 'pregunta', label: 'Cambiar la pregunta' };
const KEY = { key: 'id', label: 'Cambiar la clave' };

/** Rows whose name is an address, or a key by which other pieces refer to them. */
export const ROW_NAMES: Partial<Record<Piece['collection'], RowName>> = {
  directorio: { list: 'unidades', ...KEY },
  documentos: { list: 'documentos', ...KEY },
  normas: { list: 'normas', ...KEY, key: 'nombre' },
  declaraciones: QUESTION,
  vehiculos: QUESTION,
};
