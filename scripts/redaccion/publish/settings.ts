import path from 'node:path';
import { isWithin } from '@/lib/files/address';
import { OFFICE_FILE, readOffice } from '@/lib/office-folder/settings';
import { parseTarget, type Target } from '../../publicar/target';

export type SiteDelivery = { folder: string } | { target: Target };

/** Undefined when nobody has said it yet. @throws Error in Spanish when it is said wrongly */
export function readDelivery(root: string): SiteDelivery | undefined {
  const entrega = readOffice(root)?.entrega;
  if (!entrega) return undefined;
  if ('servidor' in entrega) return { target: parseTarget(entrega.servidor) };
  const folder = path.resolve(root, entrega.carpeta);
  if (isWithin(root, folder) || isWithin(folder, root))
    throw new Error(
      `${OFFICE_FILE}: la carpeta ${entrega.carpeta} está dentro de la de la oficina, o la contiene. Diga otra, que sea sólo del sitio.`,
    );
  return { folder };
}

export const meansSilentForms = (root: string): boolean =>
  readOffice(root)?.sinFormularios === true;

export const deliveryWords = (delivery: SiteDelivery): string =>
  'folder' in delivery ? `la carpeta ${delivery.folder}` : `el servidor ${delivery.target.host}`;
