import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { searchAnswer } from '../../../components/islands/search/answer.ts';

const { files, archives, asked } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const SCRIPT = 'pagefind/pagefind.js';
const script = pathToFileURL(files[SCRIPT]).href;
const pagefind = await import(script);
const FIRST = 8;

const read = (address) => {
  const bytes = readFileSync(files[new URL(address, 'http://localhost').pathname.slice(1)]);
  return {
    bytes,
    travels:
      /\.js/.test(address) && bytes.length > 300 ? brotliCompressSync(bytes).length : bytes.length,
  };
};
let fetched = 0;
globalThis.fetch = async (address) => {
  const { bytes, travels } = read(address);
  fetched += travels;
  return new Response(bytes);
};
globalThis.document = {
  currentScript: null,
  querySelector: () => ({ getAttribute: () => 'es' }),
};

const plain = (pieces) => pieces.map(([text]) => text).join('');
const answers = [];
for (const [at, words] of asked.entries()) {
  const { load } = await import(`../../../components/islands/search/pagefind.ts?${at}`);
  await pagefind.destroy();
  fetched = read(`/${SCRIPT}`).travels;
  const index = await load(archives, script);
  const { total, kinds, of, instead, missing, tell } = await searchAnswer(words, index);
  const hits = (await tell(of().slice(0, FIRST))).map(({ url, kind, title, excerpt }) => ({
    ...{ url, kind, title: plain(title), excerpt: plain(excerpt) },
    marks: [...title, ...excerpt].flatMap(([text, mark]) => (mark ? [text] : [])),
  }));
  answers.push({ hits, total, kinds, instead, missing, bytes: fetched });
}
console.log(JSON.stringify(answers));
