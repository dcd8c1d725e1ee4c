import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { validateContent } from '@/lib/check';
import { ENGINE } from '@/lib/office-folder/engine';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { fileOf } from '@/lib/site/pages';
import { brotli } from '../make/compress';
import { officeOptions, pathsOf } from '../make/paths';
import { serveSite } from '../serve/serve';
import { installLighthouse, lighthouse } from './lighthouse';
import { choosePages, medianOf, promisesOf, ratioOf, wordsAlone, type Measured } from './targets';

/**
 * `npm run bench -- paginas [--rounds 5 --only /sindico/,/denuncia/]`: weight and paint of every kind of page,
 * beside its words alone (docs/rendimiento.md); needs a built `out/`.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const only = values.only.split(',').filter(Boolean);
const { out, cache, hostRules } = pathsOf(officeOptions(ENGINE));
const bench = path.join(cache, 'bench');
const wordsFolder = path.join(bench, 'words');
const pages = choosePages(validateContent(ENGINE).content, out).filter(
  ({ address }) => only.length === 0 || only.includes(address),
);
rmSync(wordsFolder, { recursive: true, force: true });
for (const { address, html } of pages) {
  const to = path.join(wordsFolder, decodeURI(fileOf(address)));
  const bare = wordsAlone(html);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, bare);
  writeFileSync(`${to}.br`, await brotli(bare));
}

const command = installLighthouse(bench);
const site = await serveSite({ dir: out, rules: hostRules, port: 0 });
const words = await serveSite({ dir: wordsFolder, rules: NO_RULES, port: 0 });
const all = pages.map((page): Measured => ({ page, site: [], words: [] }));
for (let round = 1; round <= Number(values.rounds); round += 1)
  for (const measured of all) {
    const { address } = measured.page;
    measured.site.push(await lighthouse(command, site.url + address));
    measured.words.push(await lighthouse(command, words.url + address));
    console.log(`[${round}/${values.rounds}] ${address}`);
  }
await Promise.all([site.close(), words.close()]);

const table = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(2);
const rows = all.map((one) => [
  one.page.address,
  ...[kb(medianOf(one, 'bytes')), kb(medianOf(one, 'html'))],
  ...[seconds(medianOf(one, 'fcp')), ratioOf(one, 'fcp').toFixed(2)],
  ...[seconds(medianOf(one, 'lcp')), ratioOf(one, 'lcp').toFixed(2)],
  ...[medianOf(one, 'cls').toFixed(3), String(medianOf(one, 'score'))],
]);
const HEAD = [
  ...['Page', 'KB', 'HTML, KB', 'FCP, s', '÷ words', 'LCP, s', '÷ words', 'CLS', 'Score'],
];
console.log(`\n${table([['Promise', 'At most', 'Worst', 'Page', ''], ...promisesOf(all)])}`);
console.log(`\n${table([HEAD, ...rows])}`);
