import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { mailTemplate } from '@/lib/email/template';
import { putFile } from '../store';

/**
 * The e-mail templates that the office sets up by hand (docs/correo.md), one for all the forms that name
 * it in `plantilla`.
 * @returns file → text
 */
export function emitTemplates({ formularios, correo }: Content): Map<string, string> {
  const names = new Set(formularios.map(({ data }) => data.plantilla));
  return new Map(
    [...names].flatMap((name): [string, string][] => {
      const forms = formularios.map(({ data }) => data).filter((one) => one.plantilla === name);
      const { html, txt } = mailTemplate(forms, correo.data);
      return [
        [`${name}.html`, html],
        [`${name}.txt`, txt],
      ];
    }),
  );
}

/**
 * Writes those that changed.
 * @param folder outside of the site: it is never published
 * @returns the files that it wrote
 */
export async function writeTemplates(
  folder: string,
  templates: ReadonlyMap<string, string>,
): Promise<string[]> {
  const written: string[] = [];
  for (const [name, text] of templates) {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    await putFile(file, text);
    written.push(name);
  }
  return written;
}
