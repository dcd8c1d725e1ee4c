import { ToldError, withDetails } from '../told-words';

/** A failed publication, with its cause in plain Spanish; visitors still have the former version. */
export class Failed extends ToldError {}

export const unwritable = (folder: string, why: string): Failed =>
  new Failed(withDetails(UNWRITABLE, `${folder}: ${why}`));

const UNWRITABLE =
  'No se pudo escribir en la carpeta del sitio: vea que exista el disco, que tenga espacio y que se permita escribir en él.';
