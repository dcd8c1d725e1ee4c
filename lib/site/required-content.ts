import type { Content } from '@/lib/content/model';
import { documentosOf } from '@/lib/routes/lacked';

/**
 * Content that the site's code asks for by name. The check requires all of it: without this, a file taken
 * away would take a link or a notice off a page, and the build would stay green.
 */
/** Who answers for the releases: the unit of their page. */
export const pressUnit = ({ paginas }: Pick<Content, 'paginas'>): string | undefined =>
  paginas.find(({ slug }) => slug === 'prensa')?.data.responsable;

/** Whom to call at any hour when the danger is the police: a datum of content/oficina.yml, if it has it. */
export const TELEFONO_GUARDIA = 'telefonoGuardia';

export const FORMULARIOS = ['queja', 'denuncia', 'sugerencia'] as const;

type Documento = Content['documentos']['data']['documentos'][number];
type Donde = NonNullable<Documento['donde']>;

/** Documents that the site links to: by their row, and the place. */
export const DOCUMENTOS: [row: Pick<Documento, 'donde'> & Partial<Documento>, where: string][] = [
  [{ donde: 'formularios' }, 'junto a los formularios'],
  [{ donde: 'declaraciones' }, 'en la página de la declaración patrimonial'],
  [{ donde: 'entregaRecepcion' }, 'al pie de cada página'],
  [{ grupo: 'aviso' }, 'al pie de cada página'],
  [{ grupo: 'guia' }, 'en la página de la declaración patrimonial'],
];

/** Returns content that the check guarantees. @throws when it is missing, or of a part that the office lacks */
export function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content has not what this page is made of.');
  return value;
}

/** The document that is in a place of the site. @throws when there is none, which the check reports */
export function findDocumento(content: Content, donde: Donde): Documento {
  const found = documentosOf(content).find((documento) => documento.donde === donde);
  if (!found) throw new Error(`No document of ${content.documentos.file} is «donde: ${donde}».`);
  return found;
}
