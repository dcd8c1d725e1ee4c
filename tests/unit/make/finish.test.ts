/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFacts } from '@/scripts/make/checks/site';
import { distil } from '@/scripts/make/pages/distil';
import { finishPage, type FinishTask } from '@/scripts/make/pages';
import { PAGE_FILES } from '@/scripts/make/pages/plan';
import { Store } from '@/lib/store';
import { tempFolder } from './folder';
import { exportedPage, PARTS, policyOf } from './page';

const folder = tempFolder();

let made = 0;
function task(name: string, change: Partial<FinishTask> = {}, main?: string): FinishTask {
  made += 1;
  return {
    kind: 'documentos',
    file: `${name}/index.html`,
    exported: folder.write(`exported/${made}.html`, exportedPage({ main, title: name })),
    key: `a${made}`,
    searched: true,
    whole: true,
    words: () => '',
    policyOf,
    quality: 6,
    ...change,
  };
}
const store = new Store(folder.at('store'));
const finish = async (...tasks: FinishTask[]) =>
  (await Promise.all(tasks.map((one) => finishPage(one, PARTS, store)))).flat();
const itemOf = ({ key }: FinishTask) => store.get<PageFacts>('pages', key);
const kept = (one: FinishTask) => Object.keys(itemOf(one)?.files ?? {});
const read = (one: FinishTask, name: string) =>
  readFileSync(path.join(store.at('pages', one.key), name));
const factsOf = (one: FinishTask) => itemOf(one)?.value;

describe('una página en regla', () => {
  it('se guarda con sus cuatro archivos: ella, comprimida dos veces, lo que dice y lo que se busca', async () => {
    const one = task('quejas');
    expect(await finish(one)).toEqual([]);
    const files = Object.values(PAGE_FILES);
    expect(kept(one)).toEqual(files.sort());
    const html = distil(readFileSync(one.exported, 'utf8'), one.file, PARTS, policyOf);
    expect(read(one, PAGE_FILES.html).toString()).toBe(html);
    expect(brotliDecompressSync(read(one, PAGE_FILES.br)).toString()).toBe(html);
    expect(gunzipSync(read(one, PAGE_FILES.gz)).toString()).toBe(html);
    expect(read(one, PAGE_FILES.search).toString()).toBe('<h1>Quejas</h1><div>Texto.</div>');
  });

  it('de sus direcciones guarda las del sitio, una vez cada una', async () => {
    const one = task(
      'enlaces',
      {},
      '<h1>A</h1><p><a href="/b/">uno</a> <a href="/b/">dos</a> <a href="#c" id="c">tres</a>' +
        ' <a href="https://a.example/">fuera</a> <a href="tel:070">070</a> <a href="mailto:a@b.example">correo</a></p>',
    );
    expect(await finish(one)).toEqual([]);
    expect(factsOf(one)).toEqual({
      file: 'enlaces/index.html',
      ids: ['c'],
      references: [
        { address: '/b/', text: 'uno' },
        { address: '#c', text: 'tres' },
      ],
    });
  });

  it('puede traer muchas palabras de la oficina; lo demás pesa lo de siempre', async () => {
    const words = Array.from({ length: 3000 }, (_, n) => (n * 7919 * 104729).toString(36)).join(
      ' ',
    );
    const main = `<h1>A</h1><p>${words}</p>`;
    expect(
      await finish(task('comunicado', { words: () => words }, main), task('pesada', {}, main)),
    ).toEqual([expect.stringMatching(/^pesada\/index\.html: la página pesa \d+ bytes/)]);
  });
});
