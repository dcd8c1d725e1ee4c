import type { Name } from '.';

/** A file of `content/`, as people are told of it. */
interface NamedPiece {
  file: string;
  title: string;
  collection: Name;
}

interface Kind {
  all: string;
  /** Of the kinds of which there are several pieces, each with its title. */
  one?: string;
  /** Its pieces have no title: «Queja», of `queja.yml`. */
  isNamedByFile?: boolean;
  /** Other words by which people look for it. */
  called?: string;
}

const KINDS: Record<Name, Kind> = {
  comunicados: { all: 'Comunicados', one: 'Comunicado', called: 'boletín prensa noticias notas' },
  avisos: { all: 'Avisos', one: 'Aviso', called: 'urgente cerrado' },
  paginas: { all: 'Páginas', one: 'Página' },
  ingles: { all: 'Páginas en inglés', one: 'Página en inglés' },
  facil: { all: 'Páginas en lectura fácil', one: 'Página en lectura fácil' },
  direcciones: { all: 'Direcciones', one: 'Dirección', called: 'áreas departamentos' },
  declaraciones: { all: 'Preguntas y declaraciones', called: 'DeclaraNet nueva pregunta' },
  directorio: {
    all: 'Directorio',
    called: 'personal extensiones correos nombres organigrama empleados nueva persona unidad',
  },
  normas: { all: 'Normas', one: 'Catálogo', called: 'nueva norma' },
  titulares: { all: 'Titulares', called: 'síndica síndico contralora fotografía fotos currículum' },
  documentos: { all: 'Documentos', called: 'PDF formatos nuevo documento' },
  vehiculos: { all: 'Vehículos remolcados', called: 'grúa corralón' },
  inicio: { all: 'Portada', called: 'página de inicio fotos carrusel mosaicos banner' },
  sitio: {
    all: 'Datos del sitio',
    called:
      'menú teléfono horario días inhábiles dirección de la oficina domicilio redes sociales facebook pie de página',
  },
  oficina: { all: 'Datos de la oficina' },
  identidad: { all: 'Colores y emblema', called: 'logo escudo color' },
  canales: { all: '¿Queja o denuncia?' },
  recomendaciones: { all: 'Recomendaciones' },
  atribuciones: { all: 'Atribuciones' },
  historia: { all: 'Historia' },
  leyesFederales: { all: 'Leyes federales' },
  leyesEstatales: { all: 'Leyes del estado' },
  leyesMunicipales: { all: 'Reglamentos del municipio' },
  textosPorEstado: { all: 'Textos que cambian con el estado' },
  correo: { all: 'Correo de los formularios' },
  formularios: { all: 'Formularios', one: 'Formulario', called: 'queja denuncia' },
  formulariosIngles: {
    ...{ all: 'Formularios en inglés', one: 'Formulario en inglés' },
    isNamedByFile: true,
  },
  bitacora: { all: 'Bitácora de documentos' },
  retirados: { all: 'Formularios retirados' },
};

export const wordsOfKind = (collection: Name): string =>
  `${KINDS[collection].all} ${KINDS[collection].called ?? ''}`;

export const kindName = (collection: Name): string => KINDS[collection].all;

/**
 * The name of a piece: a file without a title of its own, or whose title the office's values fill, as its
 * kind; of several such files, by the file.
 */
export function pieceName({ file, title, collection }: NamedPiece): string {
  if (KINDS[collection].isNamedByFile) return title.charAt(0).toUpperCase() + title.slice(1);
  return file.endsWith(`/${title}.yml`) || title.includes('{{') ? kindName(collection) : title;
}

export function fullName(piece: NamedPiece): string {
  const [name, kind] = [pieceName(piece), kindName(piece.collection)];
  return name === kind ? `«${kind}»` : `${KINDS[piece.collection].one ?? kind} «${name}»`;
}

/** In the order in which people see them. */
export const ALL_KINDS = Object.keys(KINDS) as Name[];

/** Collections to which pieces are added, with the button's label and the folder. */
export const NEW_PIECES: Partial<Record<Name, { label: string; folder: string }>> = {
  comunicados: { label: 'Nuevo comunicado', folder: 'content/prensa' },
  avisos: { label: 'Nuevo aviso', folder: 'content/avisos' },
  direcciones: { label: 'Nueva dirección', folder: 'content/direcciones' },
  ingles: { label: 'Nueva página en inglés', folder: 'content/ingles' },
  facil: { label: 'Nueva página en lectura fácil', folder: 'content/facil' },
};

export const WITH_ADDRESS: readonly Name[] = ['comunicados', 'direcciones', 'ingles', 'facil'];
