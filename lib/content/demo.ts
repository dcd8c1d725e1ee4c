import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisedPdfs } from '@/lib/site/documents';
import type { Content, Entry } from './model';
import type { Problem } from './problems';

/** Values that only a demonstration may hold: reserved hosts, the fictional phone range (D3). */
const SAMPLE = /\.example\b|\b555 01\d\d\b/;

/**
 * With `demostracion: false`, a problem for each sample value that is left and each promised
 * document that the office has not supplied (D3, D24). Those made from `content/` do not count.
 */
export function checkDemo(content: Content, root: string): Problem[] {
  if (content.sitio.data.demostracion) return [];
  const problems: Problem[] = [];
  for (const entry of Object.values(content).flat() as Entry<unknown>[]) {
    eachSample(entry.data, [], (text, field) =>
      problems.push({
        file: entry.file,
        line: entry.line(field),
        field: field.join('.'),
        message: `queda el dato de muestra «${text.slice(0, 60)}». Escriba el verdadero, o deje demostracion: true.`,
      }),
    );
    entry.body.split('\n').forEach((text, index) => {
      if (SAMPLE.test(text))
        problems.push({
          file: entry.file,
          line: entry.bodyLine + index,
          field: '',
          message: 'queda un dato de muestra en el texto. Escriba el verdadero.',
        });
    });
  }
  for (const catalogo of content.normas)
    if (catalogo.data.muestra)
      problems.push({
        file: catalogo.file,
        line: catalogo.line(['muestra']),
        field: 'muestra',
        message: 'es un catálogo de muestra. Ponga el verdadero y muestra: false.',
      });
  for (const { path: pdf, file, line, genuine } of promisedPdfs(content))
    if (!genuine && !existsSync(path.join(root, 'public', pdf)))
      problems.push({ file, line, field: '', message: `falta el documento public${pdf}.` });
  return problems;
}

function eachSample(
  value: unknown,
  field: PropertyKey[],
  visit: (text: string, field: PropertyKey[]) => void,
): void {
  if (typeof value === 'string' && SAMPLE.test(value)) visit(value, field);
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) eachSample(item, [...field, key], visit);
}
