import { jsonPath } from '@/lib/routes';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import type { Sources } from '@/lib/site/sources';
import { LICENCE_URL } from './licencias';

/** Writes records as JSON beside their pages: `/normatividad/nta-33.json`. @returns path in the site → text */
export function emitRecords({ content, assets }: Sources): Map<string, string> {
  const at = (address: string) => new URL(address, content.sitio.data.url).href;
  const files = new Map<string, string>();
  for (const name of RECORD_NAMES.filter((name) => recordKindOf(name).besidePage))
    for (const { url, changed, muestra = false, fields } of recordsOf(content, name)) {
      const { pdf, ...said } = fields as { pdf?: string };
      const facts = pdf ? assets.pdf(pdf) : undefined;
      const archivo = pdf && {
        direccion: at(pdf),
        tipo: 'application/pdf',
        ...(facts && { bytes: facts.bytes, paginas: facts.pages, sha256: facts.sha256 }),
      };
      const whole = {
        ...said,
        archivo: archivo || null,
        pagina: at(url),
        actualizado: changed ?? '',
        muestra,
        licencia: LICENCE_URL,
      };
      files.set(jsonPath(url).slice(1), `${JSON.stringify(whole, null, 2)}\n`);
    }
  return files;
}
