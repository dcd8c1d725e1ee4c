import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { validateContent } from '@/lib/content';
import { HUELLAS, sha256 } from '../../make/huellas';
import { placesOf, projectOptions } from '../../make/places';
import { machineCpuMs } from '../proc';
import { measureAnswers } from './answers';
import { openLighthouse, type Lighthouse } from './lighthouse';
import { readPagesRun, writePagesRun, type Measured, type PagesRun } from './results';
import { openTargets, type Target } from './targets';
import { measureUses } from './uses';

const ROUNDS = 5;

/**
 * `npm run bench -- paginas`: what every kind of page weighs and when it paints, beside a page of one
 * line and the templates of other administrations. Each round measures every page once, so that what
 * else the machine does falls on all alike. Each measurement is kept at once.
 */
export async function benchPages(args: string[]): Promise<void> {
  const { rounds, only, peers, resume } = optionsOf(args);
  const places = placesOf(projectOptions());
  const { content } = validateContent();
  const site = sha256(readFileSync(path.join(places.out, HUELLAS)));
  const { targets, origin, absent, close } = await openTargets(content, places, peers);
  const lighthouse = await openLighthouse();
  const run = begin({ site, rounds, absent, resume, versions: lighthouse.versions });
  try {
    const wanted = targets.filter(({ page }) => page.who === 'floor' || only(page.name));
    for (const target of wanted) target.page = keep(run, target.page);
    for (let round = 0; round < rounds; round += 1) {
      run.others.push(await othersShare());
      for (const target of wanted) await measureOnce(lighthouse, run, target, round);
    }
    run.versions = { ...run.versions, ...lighthouse.versions };
    for (const { page, url, fragment } of wanted)
      if (fragment && !page.fragment) {
        page.fragment = { id: fragment, cls: await lighthouse.shift(`${url}#${fragment}`) };
        writePagesRun(run);
      }
    run.uses = await measureUses(wanted);
    run.answers = await measureAnswers(origin);
    writePagesRun(run);
    console.log('All measured. Next: npm run bench -- report');
  } finally {
    await lighthouse.close();
    await close();
  }
}

async function measureOnce(
  lighthouse: Lighthouse,
  run: PagesRun,
  { page, url }: Target,
  round: number,
): Promise<void> {
  if (page.samples.length > round) return;
  const first = page.samples.length === 0;
  const result = await lighthouse
    .measure(url, first, page.excused ?? [])
    .catch((error: Error) => void (page.why = error.message));
  if (!result) return console.error(`${page.name}: ${page.why}`);
  const { sample, scores } = result;
  page.samples.push(sample);
  if (first) page.scores = scores;
  writePagesRun(run);
  const { lcp, cls, bytes, performance } = sample;
  console.log(
    `[${round + 1}/${run.rounds}] ${page.name}: ${(lcp / 1000).toFixed(2)} s, ${(bytes / 1024).toFixed(1)} KB, ${cls.toFixed(3)}, ${performance}`,
  );
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      rounds: { type: 'string', default: String(ROUNDS) },
      only: { type: 'string', default: '' },
      peers: { type: 'boolean', default: true },
      resume: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is a whole number, not «${values.rounds}».`);
  const names = values.only.split(',').filter(Boolean);
  const only = (name: string) => names.length === 0 || names.includes(name);
  return { rounds, only, peers: values.peers, resume: values.resume };
}

/** A new run, or the last one when it was of the same site and is to go on. */
function begin({
  resume,
  ...fresh
}: Pick<PagesRun, 'site' | 'rounds' | 'absent' | 'versions'> & { resume: boolean }): PagesRun {
  const kept = resume ? readPagesRun() : undefined;
  if (kept && kept.site !== fresh.site)
    throw new Error('The site has been built anew since: measure it from the beginning.');
  const day = new Date().toISOString().slice(0, 10);
  if (kept) return { ...kept, rounds: fresh.rounds, absent: fresh.absent };
  return {
    day,
    cores: availableParallelism(),
    others: [],
    pages: [],
    uses: [],
    answers: [],
    ...fresh,
  };
}

/** What the run has of a page already, or a new row. */
function keep(run: PagesRun, page: Measured): Measured {
  const kept = run.pages.find(({ id }) => id === page.id);
  if (!kept) run.pages.push(page);
  return kept ?? page;
}

/** The share of the machine that others take, while nothing of ours runs. */
async function othersShare(): Promise<number> {
  const [cpu, start] = [machineCpuMs(), performance.now()];
  await wait(1000);
  return (machineCpuMs() - cpu) / ((performance.now() - start) * availableParallelism());
}
