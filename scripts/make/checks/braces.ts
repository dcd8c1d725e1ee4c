import { allEntries, type Content } from '@/lib/content/model';
import { lineFinder } from '@/lib/content/parse/read';
import { rawReference } from '@/lib/content/lint/shown-braces';
import { textsOf } from '@/lib/content/model/texts';

/** As `rawReference`, of an attribute or script that may hold JSON, whose own braces are none. */
export function rawReferenceInData(value: string): string | undefined {
  if (!rawReference(value)) return undefined;
  try {
    return textsOf([JSON.parse(value)])
      .map(({ text }) => rawReference(text))
      .find(Boolean);
  } catch {
    return rawReference(value);
  }
}

export const showsRaw = (found: string) =>
  `muestra «${found}» a quien la lee: una referencia que nada cambió, o llaves de más`;
const SHOWS_RAW = /muestra «(.*?)» a quien la lee/;

/**
 * Where in the content a problem's braces are, and how to mend them.
 * @param own the author's file that gives the page its text: it is looked at first
 * @returns in Spanish; undefined for another problem
 */
export function whereRaw(
  problem: string,
  content: Content,
  root: string,
  own: string | undefined,
): string | undefined {
  const found = SHOWS_RAW.exec(problem)?.[1];
  if (found === undefined) return undefined;
  const entries = [...allEntries(content)].sort(
    (a, b) => Number(b.file === own) - Number(a.file === own),
  );
  for (const { file, data, body, bodyLine } of entries) {
    const field = textsOf(data).find(({ text }) => text.includes(found))?.field;
    const at = body.indexOf(found);
    if (!field && at < 0) continue;
    const line = field
      ? lineFinder(root)(file, field)
      : bodyLine + body.slice(0, at).split('\n').length - 1;
    return `Está en ${file}:${line}. Escriba ahí el dato, o la referencia a uno que exista.`;
  }
  return 'Ningún archivo de content/ lo dice: viene del código del sitio.';
}
