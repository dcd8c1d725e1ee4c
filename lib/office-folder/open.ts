import nextEnv from '@next/env';
import { officeFolder } from '.';
import { ENGINE, engineVersion } from './engine';
import { OFFICE_FILE, readOffice } from './settings';

/** Loads `.env.local` of the office's folder and names it; exits with the remedy when it is invalid. */
export function openOffice(): string {
  try {
    const root = officeFolder();
    process.env['OFICINA'] = root;
    nextEnv.loadEnvConfig(root);
    if (root !== ENGINE) announce(root);
    return root;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function announce(root: string): void {
  console.log(`Carpeta de la oficina: ${root}`);
  const [asked, here] = [readOffice(root)?.motor, engineVersion()];
  if (asked !== here)
    console.warn(
      `Aviso: ${OFFICE_FILE} pide el programa ${asked}, y este es el ${here}. Si lo actualizó, escriba "motor": "${here}" cuando lo haya revisado con npm run check.`,
    );
}
