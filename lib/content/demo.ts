import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisedPdfs } from '@/lib/site/documents';
import { allEntries, type Content } from './model';
import type { Problem } from './problems';
import { lineFinder } from './read';
import { Report } from './report';
import { textsOf } from './texts';

/** Values that only a demonstration may hold: reserved hosts, the fictional phone range (D3). */
const SAMPLE = /\.example\b|\b555 01\d\d\b/;

/**
 * With `demostracion: false`, a problem for each sample value that is left and each promised
 * document that the office has not supplied (D3, D24). Those made from `content/` do not count.
 * @param root the folder that holds `content/` and `public/`
 */
export function checkDemo(content: Content, root: string): Problem[] {
  if (content.sitio.data.demostracion) return [];
  const report = new Report(lineFinder(root));
  for (const entry of allEntries(content)) {
    for (const { text, field } of textsOf(entry.data).filter((one) => SAMPLE.test(one.text)))
      report.field(
        entry,
        field,
        `queda el dato de muestra «${text.slice(0, 60)}». Escriba el verdadero, o deje demostracion: true.`,
      );
    entry.body.split('\n').forEach((text, index) => {
      if (SAMPLE.test(text))
        report.body(
          entry,
          index + 1,
          'queda un dato de muestra en el texto. Escriba el verdadero.',
        );
    });
  }
  for (const catalogo of content.normas)
    if (catalogo.data.muestra)
      report.field(
        catalogo,
        ['muestra'],
        'es un catálogo de muestra. Ponga el verdadero y muestra: false.',
      );
  for (const { path: pdf, file, field, genuine } of promisedPdfs(content))
    if (!genuine && !existsSync(path.join(root, 'public', pdf)))
      report.near(file, field, `falta el documento public${pdf}.`);
  return report.problems;
}
