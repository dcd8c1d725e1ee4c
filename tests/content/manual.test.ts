/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { linksIn, parseMarkdown } from '@/lib/content/parse/markdown';
import { MANUAL, fieldTables, withFieldTables } from '@/scripts/manual';

const DOCUMENTS = [MANUAL, ...globSync(['*.md', 'docs/**/*.md']).sort()];
const read = (file: string) => readFileSync(file, 'utf8');

/** The links of a file that lead to no file of the project, as `file:line address`. */
function deadLinks(file: string): string[] {
  // An example inside a block of code is no link of the document: the parser leaves it out.
  return linksIn(parseMarkdown(read(file)))
    .filter(({ url }) => !/^([a-z][a-z+.-]*:|#)/i.test(url))
    .filter(
      ({ url }) => !existsSync(path.join(path.dirname(file), decodeURI(url.replace(/#.*/, '')))),
    )
    .map(({ url, line }) => `${file}:${line} ${url}`);
}

describe('el manual de los autores', () => {
  it('enumera los campos que los contenidos tienen hoy', () => {
    const manual = read(MANUAL);
    if (withFieldTables(manual) !== manual)
      throw new Error(`${MANUAL} is stale. Run: npm run manual`);
  });

  it.each([
    '| `fecha`\\* | fecha | `2025-01-27` Año, mes y día con guiones. |',
    '`estado` `vigente`, `derogada`, `abrogada` o `sustituida`; si falta, `vigente`',
    '`leyenda` texto. `DEROGADA` La lleva toda norma que no está vigente.',
    'De los campos de este formulario; un modo anónimo',
    '| `lugar` | texto |',
    '`depende` texto',
    '| `telefono`\\*, `telefonoSocial`, `lineaQuejas` | texto |',
  ])('dice de cada campo qué se escribe, si hace falta, un ejemplo y una ayuda: %s', (row) =>
    expect(fieldTables()).toContain(row),
  );

  it('cabe en 430 líneas', () => {
    expect(read(MANUAL).trimEnd().split('\n').length).toBeLessThanOrEqual(430);
  });

  it('no se escribe en un manual sin las marcas de su lugar', () => {
    expect(() => withFieldTables('# Manual\n')).toThrow('<!-- campos -->');
  });
});

describe('los documentos del proyecto', () => {
  it('README.md cabe en 80 líneas', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });

  it.each(DOCUMENTS)('enlazan sólo archivos que existen: %s', (file) => {
    expect(deadLinks(file)).toEqual([]);
  });

  it.each(DOCUMENTS)('no llevan marcas de dos versiones sin unir: %s', (file) => {
    const marks = /^(?:<{7} |>{7} |={7}$)/;
    expect(
      read(file)
        .split('\n')
        .filter((line) => marks.test(line)),
    ).toEqual([]);
  });

  it('cada decisión está en el índice', () => {
    const index = read('docs/decisions/README.md');
    const missing = globSync('[0-9]*.md', { cwd: 'docs/decisions' }).filter(
      (file) => !index.includes(`(${file})`),
    );
    expect(missing).toEqual([]);
  });
});
