/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { linksIn, parseMarkdown } from '@/lib/content/parse/markdown';

const MANUAL = 'content/README.md';
const DOCUMENTS = [MANUAL, ...globSync(['*.md', 'docs/**/*.md']).sort()];
const read = (file: string) => readFileSync(file, 'utf8');

function deadLinks(file: string): string[] {
  return linksIn(parseMarkdown(read(file)))
    .filter(({ url }) => !/^([a-z][a-z+.-]*:|#)/i.test(url))
    .filter(
      ({ url }) => !existsSync(path.join(path.dirname(file), decodeURI(url.replace(/#.*/, '')))),
    )
    .map(({ url, line }) => `${file}:${line} ${url}`);
}

it('el manual de los autores cabe en 240 líneas', () => {
  expect(read(MANUAL).trimEnd().split('\n').length).toBeLessThanOrEqual(240);
});

describe('los documentos del proyecto', () => {
  it.each(DOCUMENTS)('enlazan sólo archivos que existen: %s', (file) => {
    expect(deadLinks(file)).toEqual([]);
  });

  it('cada página de decisiones está en el índice', () => {
    const index = read('docs/decisions/README.md');
    const pages = globSync('*.md', { cwd: 'docs/decisions', ignore: ['README.md'] });
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((file) => !index.includes(`(${file})`))).toEqual([]);
  });
});
