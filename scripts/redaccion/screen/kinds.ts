import { longDate } from '@/lib/office/dates';
import type { Person, Piece } from '../api';

type Name = Piece['collection'];

const KINDS: Record<Name, string> = {
  comunicados: 'Comunicados',
  avisos: 'Avisos',
  paginas: 'Páginas',
  ingles: 'Páginas en inglés',
  facil: 'Páginas en lectura fácil',
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

/** Other words by which people look for a kind of piece. */
const CALLED: Partial<Record<Name, string>> = {
  comunicados: 'boletín prensa noticias notas',
  inicio: 'página de inicio fotos carrusel mosaicos banner',
  sitio:
    'menú teléfono horario días inhábiles dirección de la oficina domicilio redes sociales facebook pie de página',
  identidad: 'logo escudo color',
  directorio: 'personal extensiones correos nombres organigrama empleados nueva persona unidad',
  normas: 'nueva norma',
  titulares: 'síndica síndico contralora fotografía fotos currículum',
  documentos: 'PDF formatos nuevo documento',
  vehiculos: 'grúa corralón',
  declaraciones: 'DeclaraNet nueva pregunta',
  formularios: 'queja denuncia',
  direcciones: 'áreas departamentos',
  avisos: 'urgente cerrado',
};

export const wordsOfKind = (collection: Name): string =>
  `${KINDS[collection]} ${CALLED[collection] ?? ''}`;

export const kindName = (collection: Name): string => KINDS[collection];

/**
 * The name of a piece: a file without a title of its own, or whose title the office's values fill, as its
 * kind.
 */
export const pieceName = ({
  file,
  title,
  collection,
}: Pick<Piece, 'file' | 'title' | 'collection'>): string =>
  file.endsWith(`/${title}.yml`) || title.includes('{{') ? kindName(collection) : title;

/** The kinds of which there are several pieces, each by its title. */
const ONE: Partial<Record<Name, string>> = {
  comunicados: 'Comunicado',
  avisos: 'Aviso',
  paginas: 'Página',
  ingles: 'Página en inglés',
  facil: 'Página en lectura fácil',
  direcciones: 'Dirección',
  normas: 'Catálogo',
  formularios: 'Formulario',
};

/** The name of a piece with its kind: «Comunicado «Abren…»». */
export function fullName(piece: Pick<Piece, 'file' | 'title' | 'collection'>): string {
  const [name, kind] = [pieceName(piece), kindName(piece.collection)];
  return name === kind ? `«${kind}»` : `${ONE[piece.collection] ?? kind} «${name}»`;
}

export function byKind(one: Name, other: Name): number {
  const order = Object.keys(KINDS);
  return order.indexOf(one) - order.indexOf(other);
}

/** Collections to which pieces are added, with the button's label and the folder. */
export const NEW: Partial<Record<Name, { label: string; folder: string }>> = {
  comunicados: { label: 'Nuevo comunicado', folder: 'content/prensa' },
  avisos: { label: 'Nuevo aviso', folder: 'content/avisos' },
  direcciones: { label: 'Nueva dirección', folder: 'content/direcciones' },
  ingles: { label: 'Nueva página en inglés', folder: 'content/ingles' },
  facil: { label: 'Nueva página en lectura fácil', folder: 'content/facil' },
};

export const WITH_ADDRESS: readonly Name[] = ['comunicados', 'direcciones', 'ingles', 'facil'];

export const OFTEN = ['comunicados', 'avisos'] as const;

export const ROLE_NAMES: Record<Person['role'], string> = {
  redacta: 'Redacta',
  publica: 'Publica',
};

const OUT: Record<NonNullable<Piece['out']>, string> = {
  igual: 'En el sitio',
  cambiado: 'Guardado, falta publicarlo',
  nuevo: 'Guardado, falta publicarlo',
};

type Stated = Pick<Piece, 'state' | 'stateDay' | 'out'>;

/** The state of a piece, by the last publication and never by the last save (D73). */
export function standingOf({ state, stateDay, out }: Stated): string {
  const day = stateDay && longDate(stateDay);
  if (state === 'borrador') return 'Borrador';
  if (state === 'revision') return 'En revisión';
  if (state === 'programado') return `Programado para el ${day}`;
  if (state === 'retirado') return `Retirado el ${day}`;
  const now = out ? OUT[out] : 'Guardado';
  return day ? `${now}; se retira el ${day}` : now;
}

/** The daily publication is set where the site is built; no file of the office says whether. */
export const BY_WHOM =
  'Ese día alguien pulsa «Publicar»; sale solo si la oficina pidió la publicación diaria.';

export const isDraftOrUnsaved = ({ state, unsaved }: Piece): boolean =>
  state === 'borrador' || unsaved;

/** Whether visitors do not see it yet as it is saved. */
export const isUnpublished = ({ out }: Piece): boolean => out === 'cambiado' || out === 'nuevo';
