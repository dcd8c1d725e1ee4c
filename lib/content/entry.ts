import path from 'node:path';
import type { z } from 'zod';
import { allowedKeysAt, exampleAt } from './introspect';
import { collections, type Entry, type Name } from './model';
import { lineAt, lineOf, parseSource } from './parse';
import { describeIssue, type Problem } from './problems';
import { replaceReferences } from './references';
import { slugify } from './slug';

/**
 * An author's text checked on its own; what files say of each other is `checkReferences`' matter.
 * Reads nothing from the disk.
 * @param name the collection whose schema rules
 * @param file path from the project's root; it gives the entry's `slug`
 * @param references the values of `sitio.yml` that `{{clave}}` stands for
 * @returns the entry, or undefined when a problem leaves none
 */
export function makeEntry(
  name: Name,
  file: string,
  text: string,
  references: Record<string, unknown>,
): { entry?: Entry<unknown>; problems: Problem[] } {
  const schema: z.ZodType = collections[name].schema;
  const source = parseSource(text, file);
  if (source.problems.length > 0) return { problems: source.problems };
  const problems: Problem[] = [];
  const report = (fieldPath: readonly PropertyKey[], message: string) =>
    problems.push({
      file,
      line: lineOf(text, file, fieldPath),
      field: fieldPath.join('.'),
      message,
    });
  const replaced =
    name === 'sitio' ? source.data : replaceReferences(source.data, references, report);
  const body = replaceReferences(source.body, references, (_, message, offset) =>
    problems.push({
      file,
      line: source.bodyLine + lineAt(source.body, offset) - 1,
      field: '',
      message,
    }),
  ) as string;

  const { success, data, error } = schema.safeParse(replaced, { reportInput: true });
  for (const issue of error?.issues ?? [])
    for (const { key, message } of describeIssue(
      issue,
      exampleAt(schema, issue.path),
      allowedKeysAt(schema, issue.path),
    ))
      report(key === undefined ? issue.path : [...issue.path, key], message);
  if (!success) return { problems };
  const slug = slugify(path.basename(file).replace(/\.[^.]+$/, ''));
  return { entry: { slug, file, data, body, bodyLine: source.bodyLine }, problems };
}
