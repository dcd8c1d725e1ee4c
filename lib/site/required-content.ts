import type { Content } from '@/lib/content/model';

/**
 * What the site's code asks for by name. The check requires all of it: without this, a file taken
 * away would take a link or a notice off a page, and the build would stay green.
 */
/** Who answers for the releases: the unit of the directory that writes them. */
export const UNIDAD_PRENSA = 'comunicacion';

/** Whom to call at any hour when the danger is the police: a datum of content/oficina.yml, if it has it. */
export const TELEFONO_GUARDIA = 'telefonoGuardia';

export const FORMULARIOS = ['queja', 'denuncia', 'sugerencia'] as const;

/** Documents by their `id`, and where the site shows each. */
export const DOCUMENTOS = {
  'aviso-quejas-denuncias': 'junto a los formularios',
  'aviso-situacion-patrimonial': 'en la página de DeclaraNet',
  'manual-entrega-recepcion': 'al pie de cada página',
} as const;

/** Groups of documents that a page lists whole, and where: each needs one at least. */
export const GRUPOS = {
  tabla: 'la página de documentos',
  aviso: 'el pie de cada página',
  guia: 'la página de DeclaraNet',
} as const satisfies Partial<Record<Documento['grupo'], string>>;

export type DocumentoId = keyof typeof DOCUMENTOS;
type Documento = Content['documentos']['data']['documentos'][number];

/** A document that the code needs. @throws when it is missing, which the check reports */
export function findDocumento({ documentos }: Content, id: DocumentoId): Documento {
  const found = documentos.data.documentos.find((documento) => documento.id === id);
  if (!found) throw new Error(`There is no document «${id}» in ${documentos.file}.`);
  return found;
}
