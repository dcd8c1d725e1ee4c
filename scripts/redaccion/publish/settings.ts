import path from 'node:path';
import { OFFICE_FILE, readOffice } from '@/lib/office-folder/settings';
import { parseTarget, refuseOffice, type Target } from '../../publicar/target';

/** Undefined when nobody has said it yet. @throws Error in Spanish when it is said wrongly */
export function readTarget(root: string): Target | undefined {
  const entrega = readOffice(root)?.entrega;
  if (!entrega) return undefined;
  const target =
    'servidor' in entrega
      ? parseTarget(entrega.servidor)
      : { folder: path.resolve(root, entrega.carpeta) };
  try {
    refuseOffice(root, target);
  } catch (error) {
    throw new Error(`${OFFICE_FILE}: ${(error as Error).message}`, { cause: error });
  }
  return target;
}

export const meansSilentForms = (root: string): boolean =>
  readOffice(root)?.sinFormularios === true;

export const targetWords = ({ host, folder }: Target): string =>
  host === undefined ? `la carpeta ${folder}` : `el servidor ${host}`;
