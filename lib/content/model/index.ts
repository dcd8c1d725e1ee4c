import type { z } from 'zod';
import * as schemas from './schemas';
import type { Entry } from '@/lib/content/types';

/**
 * The content model on a single screen: every collection, its files and their schema. A pattern with `*` is a
 * collection (a file is an entry); a pattern without is a single file.
 */
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

/** The folder of the authors' files, under the project's. */
export const FOLDER = 'content';

/** The addresses last published, a line each: the office's file, of which no page is made. */
export const PUBLICADAS = `${FOLDER}/direcciones-publicadas.txt`;

/** True for a collection: a folder in which each file is an entry. */
export const isFolder = (files: string) => files.includes('*');

/** Single files that an office may lack (apartados.ts). */
type Lackable = 'vehiculos' | 'declaraciones';

export type EntryOf<N extends Name> = Entry<z.infer<Collections[N]['schema']>>;

/**
 * All of `content/`: a list for each folder, an entry for each single file. Lists are by file name, except
 * the releases: newest first, and on the same day the higher number first.
 */
export type Content = {
  [N in Exclude<Name, Lackable>]: Collections[N]['files'] extends `${string}*${string}`
    ? EntryOf<N>[]
    : EntryOf<N>;
} & { [N in Lackable]: EntryOf<N> | undefined } & {
  /** Withdrawn: the site shows only a notice. */
  withdrawn: { comunicados: EntryOf<'comunicados'>[]; direcciones: EntryOf<'direcciones'>[] };
};

/** Every entry that a content publishes, in the order of the model. */
export const allEntries = (content: Content): Entry<unknown>[] =>
  (Object.keys(collections) as Name[]).flatMap(
    (name): Entry<unknown> | Entry<unknown>[] => content[name] ?? [],
  );
