import type { Person, Piece } from '../api';

/** What the collections are called on the screen, in the order of a day's work. */
const KINDS: Record<string, string> = {
  comunicados: 'Comunicados',
  avisos: 'Avisos',
  paginas: 'Páginas',
  ingles: 'Páginas en inglés',
  direcciones: 'Direcciones',
  declaraciones: 'Preguntas y declaraciones',
  directorio: 'Directorio',
  normas: 'Normas',
  titulares: 'Titulares',
  documentos: 'Documentos',
  vehiculos: 'Vehículos remolcados',
  inicio: 'Portada',
  sitio: 'Datos del sitio',
  oficina: 'Datos de la oficina',
  identidad: 'Colores y emblema',
  canales: '¿Queja o denuncia?',
  recomendaciones: 'Recomendaciones',
  atribuciones: 'Atribuciones',
  historia: 'Historia',
  leyesFederales: 'Leyes federales',
  leyesEstatales: 'Leyes del estado',
  leyesMunicipales: 'Reglamentos del municipio',
  textosPorEstado: 'Textos que cambian con el estado',
  correo: 'Correo de los formularios',
  formularios: 'Formularios',
  formulariosIngles: 'Formularios en inglés',
  bitacora: 'Bitácora de documentos',
  retirados: 'Formularios retirados',
};

/** The collection's name for people; its own when nobody gave it one. */
export const kindName = (collection: string): string => KINDS[collection] ?? collection;

/** What a piece is called: a file without a title of its own, or whose title the office's values fill, as its kind. */
export const pieceName = ({
  file,
  title,
  collection,
}: Pick<Piece, 'file' | 'title' | 'collection'>): string =>
  file.endsWith(`/${title}.yml`) || title.includes('{{') ? kindName(collection) : title;

/** Collections in the order of the list; one without a name stands last. */
export function byKind(one: string, other: string): number {
  const order = Object.keys(KINDS);
  const place = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
  return place(one) - place(other);
}

/** Folders to which pieces are added, what one of them is called, and where it is kept. */
export const NEW: Record<string, { label: string; folder: string }> = {
  comunicados: { label: 'Nuevo comunicado', folder: 'content/prensa' },
  avisos: { label: 'Nuevo aviso', folder: 'content/avisos' },
};

/** What each role is called. */
export const ROLES: Record<Person['role'], string> = { redacta: 'Redacta', publica: 'Publica' };

const STATES: Record<Exclude<Piece['state'], 'publicado'>, string> = {
  borrador: 'Borrador',
  revision: 'En revisión',
  programado: 'Programado',
  retirado: 'Retirado',
};

const OUT: Record<NonNullable<Piece['out']>, string> = {
  igual: 'Publicado',
  cambiado: 'Cambiado, falta publicar',
  nuevo: 'Nuevo, falta publicar',
};

/** Where a piece stands: what is saved is not said to be published. */
export const standingOf = ({ state, out }: Pick<Piece, 'state' | 'out'>): string =>
  state !== 'publicado' ? STATES[state] : out ? OUT[out] : 'Guardado';
