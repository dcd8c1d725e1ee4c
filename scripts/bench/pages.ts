import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { validateContent } from '@/lib/check';
import { ENGINE } from '@/lib/office-folder/engine';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { fileOf } from '@/lib/site/pages';
import { brotli } from '../make/compress';
import { officeOptions, pathsOf } from '../make/paths';
import { serveSite } from '../serve/serve';
import { choosePages, wordsAlone, type Chosen } from './choose';
import { installLighthouse, lighthouse } from './lighthouse';
import { medianOf, promisesOf, ratioOf, scoreOf, type Measured } from './promises';
import { BENCH } from './root';
import { kb, seconds, table } from './table';

const WORDS = path.join(BENCH, 'words');

/**
 * `npm run bench -- paginas`: the weight and paint of every kind of page, beside its words alone. Each round
 * measures every page once, so that other work of the machine falls on all alike.
 * @throws when `out/` is not built
 */
export async function benchPages(args: string[]): Promise<void> {
  const { rounds, only } = optionsOf(args);
  const { out, hostRules } = pathsOf(officeOptions(ENGINE));
  const pages = choosePages(validateContent(ENGINE).content, out).filter(
    ({ address }) => only.length === 0 || only.includes(address),
  );
  writeWords(pages);
  const command = await installLighthouse();
  const [site, words] = await Promise.all([
    serveSite({ dir: out, rules: hostRules, port: 0 }),
    serveSite({ dir: WORDS, rules: NO_RULES, port: 0 }),
  ]);
  const all = pages.map((page): Measured => ({ page, site: [], words: [] }));
  try {
    for (let round = 1; round <= rounds; round += 1)
      for (const measured of all) {
        const { address } = measured.page;
        measured.site.push(await lighthouse(command, site.url + address));
        measured.words.push(await lighthouse(command, words.url + address));
        console.log(`[${round}/${rounds}] ${address}`);
      }
  } finally {
    await Promise.all([site.close(), words.close()]);
  }
  console.log(`\n${report(all)}`);
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is a whole number, not «${values.rounds}».`);
  return { rounds, only: values.only.split(',').filter(Boolean) };
}

function writeWords(pages: readonly Chosen[]): void {
  rmSync(WORDS, { recursive: true, force: true });
  for (const { address, file } of pages) {
    const to = path.join(WORDS, decodeURI(fileOf(address)));
    const html = wordsAlone(readFileSync(file, 'utf8'));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, html);
    writeFileSync(`${to}.br`, brotli(html));
  }
}

function report(all: readonly Measured[]): string {
  const promises = promisesOf(all).map(({ what, limit, worst, address, isMet }) => [
    what,
    String(limit),
    String(Number(worst.toFixed(3))),
    address,
    isMet ? 'met' : '**not met**',
  ]);
  const pages = all.map((one) => [
    one.page.address,
    kb(medianOf(one.site, 'bytes')),
    kb(medianOf(one.site, 'html')),
    seconds(medianOf(one.site, 'fcp')),
    ratioOf(one, 'fcp').toFixed(2),
    seconds(medianOf(one.site, 'lcp')),
    ratioOf(one, 'lcp').toFixed(2),
    medianOf(one.site, 'cls').toFixed(3),
    String(scoreOf(one)),
  ]);
  return [
    table(['Promise', 'At most:', 'Worst:', 'Page', ''], promises),
    table(
      ['Page', 'KB:', 'HTML, KB:', 'FCP, s:', '÷ words:', 'LCP, s:', '÷ words:', 'CLS:', 'Score:'],
      pages,
    ),
  ].join('\n\n');
}
