/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { markdownLinks } from '@/lib/content/markdown';
import { MANUAL, fieldTables, withFieldTables } from '@/scripts/manual';

const DOCUMENTS = ['README.md', MANUAL, ...globSync('docs/**/*.md').sort()];
const read = (file: string) => readFileSync(file, 'utf8');

/** The links of a file that lead to no file of the project, as `file:line address`. */
function deadLinks(file: string): string[] {
  // An example inside a block of code is no link of the document: the parser leaves it out.
  return markdownLinks(read(file))
    .filter(({ url }) => !/^([a-z][a-z+.-]*:|#)/i.test(url))
    .filter(
      ({ url }) => !existsSync(path.join(path.dirname(file), decodeURI(url.replace(/#.*/, '')))),
    )
    .map(({ url, line }) => `${file}:${line} ${url}`);
}

describe("the authors' manual", () => {
  it('lists the fields that the schemas have today', () => {
    const manual = read(MANUAL);
    if (withFieldTables(manual) !== manual)
      throw new Error(`${MANUAL} is stale. Run: npx tsx scripts/manual.ts`);
  });

  it('says of a field what to write, whether it is needed, an example and help', () => {
    expect(fieldTables()).toContain(
      '| `fecha` | texto | sí | `2025-01-27` Año, mes y día con guiones. |',
    );
  });

  it('lists the words of a closed choice, and what is taken when the field is missing', () => {
    expect(fieldTables()).toContain(
      '| `normas › estado` | `vigente`, `derogada`, `abrogada` o `sustituida` | no; si falta, `vigente` |',
    );
  });

  it('marks what may be left out', () => {
    expect(fieldTables()).toContain('| `lugar` | texto | no |');
    expect(fieldTables()).toContain('| `unidades › depende` | texto | no |');
  });

  it('refuses a manual without the markers', () => {
    expect(() => withFieldTables('# Manual\n')).toThrow('<!-- campos -->');
  });
});

describe('the documents of the project', () => {
  it('keep README.md within 90 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  });

  it.each(DOCUMENTS)('lead only to files that exist: %s', (file) => {
    expect(deadLinks(file)).toEqual([]);
  });

  it('have every decision in their index', () => {
    const index = read('docs/decisions/README.md');
    const missing = globSync('[0-9]*.md', { cwd: 'docs/decisions' }).filter(
      (file) => !index.includes(`(${file})`),
    );
    expect(missing).toEqual([]);
  });
});
