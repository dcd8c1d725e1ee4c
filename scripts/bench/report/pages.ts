import { limitsOf, scoresOf, type Limit } from '../pages/limits';
import {
  median,
  medianOf,
  ratioOf,
  type Measured,
  type PagesRun,
  type PageClass,
} from '../pages/results';
import { table } from './table';
import { count, ratio, seconds } from './units';

/** Above this share of the machine taken by others, times say nothing. */
const BUSY = 0.1;

const CLASSES: Record<PageClass, string> = {
  text: 'text',
  tabs: 'tabs',
  form: 'form',
  directory: 'directory',
  picture: 'opens with a picture',
  home: 'home',
  onward: 'goes on to home',
};

/** What the pages weigh and when they paint, as a part of docs/rendimiento.md. */
export function pagesSection(run: PagesRun): string[] {
  const measured = run.pages.filter(({ samples }) => samples.length > 0);
  const own = measured.filter(({ who }) => who === 'own');
  return [
    '## Pages',
    intro(run),
    '### What was promised',
    'The worst page of each. A page’s HTML has besides its kind’s own budget (`scripts/make/checks/budgets.ts`), which is what the build refuses to pass at the usual length of its words: it is wider than the promise where that is not met. The scores after the first are of one round.',
    table(['Promise', 'At most:', 'Worst:', 'Page', ''], limitsOf(run).map(limitRow)),
    '### Every kind of page',
    'Of each kind the page that weighs most. «#» is the shift at the address of its last section.',
    table(
      ['Page', 'Opens as', ...COLUMNS, '#:', ...SCORES],
      own.map((page) => [
        page.name,
        page.class ? CLASSES[page.class] : '',
        ...cells(run, page),
        page.fragment ? page.fragment.cls.toFixed(3) : '',
        ...scores(page),
      ]),
    ),
    '![Largest paint of each page, divided by the floor’s.](rendimiento/lcp.svg)',
    '![What the first visit to each page transfers.](rendimiento/bytes.svg)',
    '### Beside other templates',
    'The words of this site’s heaviest text page in the page templates of others, each from its own package and out of the box, all served by the same server, compressed as hard as ours; and in none, which is the least that these words can take.',
    table(
      ['Page', ...COLUMNS, ...SCORES],
      measured
        .filter((page) => page.who !== 'own' || page.class === 'text')
        .map((page) => [page.name, ...cells(run, page), ...scores(page)]),
    ),
    ...run.absent.map(({ name, why }) => `${name} could not be had: ${why.split('\n')[0]}.`),
    ...run.pages.flatMap(({ name, why, samples }) =>
      why && samples.length < run.rounds
        ? `${name} was measured ${samples.length} times of ${run.rounds}: ${why.split('\n')[0]}.`
        : [],
    ),
    '### Used',
    'KB fetched in all, as a page opens and after the first thing that a reader does there: a form’s first field, a word in the directory’s filter.',
    table(
      ['Page', 'Opened:', 'Used:', 'More:'],
      run.uses.map(({ name, before, after = NaN }) => [
        name,
        kb(before),
        kb(after),
        kb(after - before),
      ]),
    ),
    '### Answered',
    'Milliseconds from the first touch or key to the frame that shows what it did, on a phone four times slower with Lighthouse’s slow 4G for real: in a page that stands, and the moment its text has come, when what needs a script waits for it: to the frame that says that it was heard, and to the one that shows what it did. Medians.',
    table(
      ['First', 'Page', 'Standing:', 'At once, heard:', 'Done:'],
      run.answers.map(({ what, page, standing, heard, early }) => [
        what,
        page,
        median(standing).toFixed(0),
        median(heard).toFixed(0),
        median(early).toFixed(0),
      ]),
    ),
  ];
}

function intro({ day, rounds, others, versions, cores }: PagesRun): string {
  const most = Math.max(0, ...others);
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const busy =
    most > BUSY
      ? '\n\n**The machine was busy with other things: a page takes longer than the floor than it would on a quiet one. Measure again.**'
      : '';
  return `Measured on ${day} with ${names.join(', ')}: a phone on slow 4G as Lighthouse simulates it, Brotli, ${cores} cores. Medians of ${rounds} rounds, each of which measures every page once. «÷ floor» is the largest paint divided by that of a page of one line, in the same run: machines differ, and the ratio less. A slow processor shows in it, since the floor hardly needs one: «The words alone», below, says how much. KB are those transferred, headers included; «HTML» is the page’s file. Between rounds other programs took ${percent(most)} of the machine at most.${busy}`;
}

const COLUMNS = [
  'KB:',
  'HTML, KB:',
  'Script, KB:',
  'Requests:',
  'FCP, s:',
  'LCP, s:',
  '÷ floor:',
  'TBT, ms:',
  'CLS:',
];
const SCORES = ['Perf.:', 'Acc.:', 'Best:', 'SEO:'];

const cells = (run: PagesRun, page: Measured): string[] => [
  kb(medianOf(page, 'bytes')),
  kb(page.html),
  kb(medianOf(page, 'script')),
  count(medianOf(page, 'requests')),
  seconds(medianOf(page, 'fcp')),
  seconds(medianOf(page, 'lcp')),
  ratio(ratioOf(run, page)),
  medianOf(page, 'tbt').toFixed(0),
  Math.max(...page.samples.map(({ cls }) => cls)).toFixed(3),
];
const scores = (page: Measured) => Object.values(scoresOf(page)).map(score);

const limitRow = ({ what, unit, limit, worst, page, met }: Limit): string[] => [
  what,
  PRINT[unit](limit),
  PRINT[unit](worst),
  page,
  met ? 'met' : '**not met**',
];
const kb = (bytes: number) => (Number.isNaN(bytes) ? '–' : (bytes / 1024).toFixed(1));
const score = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const PRINT: Record<Limit['unit'], (value: number) => string> = {
  ratio: (value) => value.toFixed(2),
  KB: kb,
  shift: (value) => value.toFixed(3),
  ms: score,
  'of 100': score,
};
const percent = (share: number) => `${Math.round(100 * share)} %`;
