import path from 'node:path';
import { OFFICE_FILE, readOffice } from '@/lib/office-folder/settings';
import { parseTarget, type Target } from '../../publicar/target';

/** Where a site goes. */
export type Delivery =
  | { kind: 'folder'; folder: string }
  | { kind: 'server'; target: Target }
  | { kind: 'repository'; url: string; branch: string };

/**
 * Where the office publishes; undefined when nobody has said it yet.
 * @throws Error in Spanish when it is said wrongly
 */
export function readDelivery(root: string): Delivery | undefined {
  const entrega = readOffice(root)?.entrega;
  if (!entrega) return undefined;
  if ('servidor' in entrega) return { kind: 'server', target: parseTarget(entrega.servidor) };
  if ('repositorio' in entrega)
    return { kind: 'repository', url: entrega.repositorio, branch: entrega.rama };
  const folder = path.resolve(root, entrega.carpeta);
  const [inside, around] = [path.relative(root, folder), path.relative(folder, root)];
  if (!leaves(inside) || !leaves(around))
    throw new Error(
      `${OFFICE_FILE}: la carpeta ${entrega.carpeta} está dentro de la de la oficina, o la contiene. Diga otra, que sea sólo del sitio.`,
    );
  return { kind: 'folder', folder };
}

/** Returns whether the office means to publish forms that send nothing. */
export const meansSilentForms = (root: string): boolean =>
  readOffice(root)?.sinFormularios === true;

const leaves = (way: string): boolean => way.startsWith('..') || path.isAbsolute(way);

/** Where it goes, as the screen says it; never what is secret in an address. */
export function deliveryWords(delivery: Delivery): string {
  if (delivery.kind === 'folder') return `la carpeta ${delivery.folder}`;
  if (delivery.kind === 'server') return `el servidor ${delivery.target.host}`;
  return `el alojamiento de la oficina (${delivery.url.replace(/\/\/[^/@]*@/, '//')})`;
}
