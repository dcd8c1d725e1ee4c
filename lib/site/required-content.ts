import type { Content } from '@/lib/content/model';
import { documentosOf } from '@/lib/routes/lacked';

// Content that the code names. The check requires it: a removed file would silently drop a link or notice.

export const pressUnit = ({ paginas }: Pick<Content, 'paginas'>): string | undefined =>
  paginas.find(({ slug }) => slug === 'prensa')?.data.responsable;

/** Round-the-clock phone in content/oficina.yml, for danger from the police; optional. */
export const TELEFONO_GUARDIA = 'telefonoGuardia';

export const FORMULARIOS = ['queja', 'denuncia', 'sugerencia'] as const;

type Documento = Content['documentos']['data']['documentos'][number];
type Donde = NonNullable<Documento['donde']>;

export const DOCUMENTOS: [row: Pick<Documento, 'donde'> & Partial<Documento>, where: string][] = [
  [{ donde: 'formularios' }, 'junto a los formularios'],
  [{ donde: 'declaraciones' }, 'en la página de la declaración patrimonial'],
  [{ donde: 'entregaRecepcion' }, 'al pie de cada página'],
  [{ grupo: 'aviso' }, 'al pie de cada página'],
  [{ grupo: 'guia' }, 'en la página de la declaración patrimonial'],
];

/** Asserts content that the check guarantees. @throws when it is missing */
export function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content has not what this page is made of.');
  return value;
}

/** Returns the document of a place in the site. @throws when there is none, which the check reports */
export function findDocumento(content: Content, donde: Donde): Documento {
  const found = documentosOf(content).find((documento) => documento.donde === donde);
  if (!found) throw new Error(`No document of ${content.documentos.file} is «donde: ${donde}».`);
  return found;
}
