import type { z } from 'zod';
import * as schemas from './schemas';
import type { Entry } from '@/lib/content/types';

/** The content model. A pattern with `*` is a folder, others a single file. */
export const collections = {
  sitio: { files: 'sitio.yml', schema: schemas.Sitio },
  correo: { files: 'correo.yml', schema: schemas.Correo },
  oficina: { files: 'oficina.yml', schema: schemas.Oficina },
  identidad: { files: 'identidad.yml', schema: schemas.Identidad },
  canales: { files: 'canales.yml', schema: schemas.CanalesSchema },
  inicio: { files: 'inicio.yml', schema: schemas.Inicio },
  directorio: { files: 'directorio.yml', schema: schemas.Directorio },
  documentos: { files: 'documentos.yml', schema: schemas.Documentos },
  declaraciones: { files: 'declaraciones.yml', schema: schemas.Declaraciones },
  vehiculos: { files: 'vehiculos.yml', schema: schemas.Vehiculos },
  recomendaciones: { files: 'recomendaciones.yml', schema: schemas.Recomendaciones },
  atribuciones: { files: 'sindico/atribuciones.yml', schema: schemas.Atribuciones },
  titulares: { files: 'sindico/titulares.yml', schema: schemas.Titulares },
  historia: { files: 'sindico/historia.yml', schema: schemas.Historia },
  leyesFederales: { files: 'leyes/federales.yml', schema: schemas.LeyesFederales },
  leyesEstatales: { files: 'leyes/estatales.yml', schema: schemas.LeyesEstatales },
  leyesMunicipales: { files: 'leyes/municipales.yml', schema: schemas.LeyesMunicipales },
  textosPorEstado: { files: 'leyes/textos.yml', schema: schemas.TextosPorEstado },
  paginas: { files: 'paginas/*.md', schema: schemas.Pagina },
  ingles: { files: 'ingles/*.md', schema: schemas.Ingles },
  facil: { files: 'facil/*.md', schema: schemas.Facil },
  direcciones: { files: 'direcciones/*.md', schema: schemas.Direccion },
  comunicados: { files: 'prensa/*.md', schema: schemas.Comunicado },
  avisos: { files: 'avisos/*.md', schema: schemas.Aviso },
  normas: { files: 'normas/*.yml', schema: schemas.CatalogoNormas },
  formularios: { files: 'formularios/*.yml', schema: schemas.Formulario },
  formulariosIngles: { files: 'ingles/formularios/*.yml', schema: schemas.FormularioIngles },
  bitacora: { files: 'bitacora/*.yml', schema: schemas.Bitacora },
  retirados: { files: 'formularios-retirados.yml', schema: schemas.Retirados },
} as const satisfies Record<string, { files: string; schema: z.ZodType }>;

type Collections = typeof collections;
export type Name = keyof Collections;

export const FOLDER = 'content';

/** Collections whose pieces can be drafts, scheduled or withdrawn. */
export const WITH_STATES = ['comunicados', 'direcciones', 'ingles', 'facil'] as const;

/** Addresses of the last publication, one per line; no page shows them. */
export const PUBLICADAS = `${FOLDER}/direcciones-publicadas.txt`;

export const isFolder = (files: string) => files.includes('*');

type Lackable = 'vehiculos' | 'declaraciones';

export type EntryOf<N extends Name> = Entry<z.infer<Collections[N]['schema']>>;

/** All of `content/`, sorted by file name; releases by day and number, newest first. */
export type Content = {
  [N in Exclude<Name, Lackable>]: Collections[N]['files'] extends `${string}*${string}`
    ? EntryOf<N>[]
    : EntryOf<N>;
} & { [N in Lackable]: EntryOf<N> | undefined } & {
  /** The site shows only a notice of these. */
  withdrawn: { [N in (typeof WITH_STATES)[number]]: EntryOf<N>[] };
};

export const allEntries = (content: Content): Entry<unknown>[] =>
  (Object.keys(collections) as Name[]).flatMap(
    (name): Entry<unknown> | Entry<unknown>[] => content[name] ?? [],
  );
