// Asks a built search index in a process of its own, since Pagefind's browser script is a module for
// browsers: what it would fetch is read from disk.
// node --import tsx ask-index.mjs <folder of the index> <JSON: list of searches>
// → JSON: of each search its results, best first: [title, address].
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shown } from '../../../components/islands/search/pagefind.ts';

const [, , folder = '', asked = '[]'] = process.argv;
const BASE = '/pagefind/';
globalThis.fetch = async (address) => {
  const { pathname } = new URL(address, 'http://localhost');
  return new Response(await readFile(path.join(folder, pathname.slice(BASE.length))));
};
globalThis.document = {
  currentScript: null,
  querySelector: () => ({ getAttribute: () => 'es' }),
};

const pagefind = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href);
await pagefind.options({ noWorker: true, basePath: BASE });
const answers = [];
for (const words of JSON.parse(asked)) {
  const { results } = await pagefind.search(words);
  answers.push((await shown(results)).map(({ url, meta }) => [meta.title, url]));
}
console.log(JSON.stringify(answers));
