import { median, medianOf, ratioOf, type Measured, type PageClass, type PagesRun } from './results';

const KB = 1024;

/** What a page of a class may take at most: its largest paint beside the floor's; its first visit and its HTML in bytes. */
const OF_CLASS: Record<PageClass, { what: string; ratio: number; bytes?: number; html?: number }> =
  {
    text: { what: 'text pages', ratio: 1.05, bytes: 12 * KB, html: 9 * KB },
    tabs: { what: 'tabbed pages', ratio: 1.25, bytes: 20 * KB, html: 14 * KB },
    // Nobody asked for these two paints, nor for a form page's first visit: they are held to what tabs are.
    form: { what: 'form pages, until used', ratio: 1.25, bytes: 20 * KB },
    directory: { what: 'the directory, until used', ratio: 1.25, bytes: 25 * KB },
    picture: { what: 'pages that open with a picture', ratio: 1.5 },
    home: { what: 'home', ratio: 1.5, bytes: 60 * KB, html: 14 * KB },
    // Nor for these: who comes by an unknown address is taken to home (D7).
    onward: { what: 'an unknown address, to home', ratio: 1.5, bytes: 60 * KB },
  };
const CLS = 0.01;
/** What a form fetches besides its page. */
const FORM_BYTES = 95 * KB;
/** To the frame that shows what a touch or a key did, or that it was heard and is waited for. */
const ANSWER_MS = 100;

/** A promise, and the page that is farthest from it, or nearest to break it. */
export interface Limit {
  what: string;
  unit: 'ratio' | 'KB' | 'shift' | 'ms' | 'of 100';
  limit: number;
  worst: number;
  page: string;
  met: boolean;
}

/** Every promise of what a page may take, beside the worst page of the run. */
export function limitsOf(run: PagesRun): Limit[] {
  const own = run.pages.filter(({ who }) => who === 'own');
  const classes = Object.entries(OF_CLASS).map(([name, limits]) => ({
    name,
    ...limits,
    pages: own.filter((page) => page.class === name),
  }));
  return [
    ...classes.map(({ what, ratio, pages }) =>
      most(`Largest paint ÷ floor, ${what}`, 'ratio', ratio, pages, (page) => ratioOf(run, page)),
    ),
    most('Shift', 'shift', CLS, own, (page) => Math.max(...page.samples.map(({ cls }) => cls))),
    most('Shift at an address within the page', 'shift', CLS, own, ({ fragment }) => fragment?.cls),
    ...classes.map(({ name, what, bytes, pages }) => {
      // A picture at its head takes no page with tabs out of what tabs may weigh.
      const also = name === 'tabs' ? own.filter(({ tabs }) => tabs) : [];
      const all = [...new Set([...pages, ...also])];
      return most(`First visit, ${what}`, 'KB', bytes, all, (page) => medianOf(page, 'bytes'));
    }),
    ...classes.map(({ what, html, pages }) =>
      most(`HTML, ${what}`, 'KB', html, pages, (page) => page.html),
    ),
    most('What opening a form fetches', 'KB', FORM_BYTES, own, ({ name, class: of }) => {
      if (of !== 'form') return undefined;
      const after = run.uses.find((one) => one.name === name)?.after;
      return after === undefined ? NaN : after - htmlOf(run, name);
    }),
    // Each page has its kind's own budget: the worst is the fullest.
    most('HTML ÷ its budget, each kind', 'ratio', 1, own, ({ html, budget }) =>
      budget === undefined ? undefined : html / budget,
    ),
    slowest('Answer to the first touch or key, page at rest', run, 'standing'),
    slowest('A touch or key before its script, heard', run, 'heard'),
    ...(['Performance', 'Accessibility', 'Best practices', 'SEO'] as const).map((name) =>
      least(name, own, (page) => scoresOf(page)[name]),
    ),
  ].flatMap((limit) => limit ?? []);
}

/** Of 100 each, in the order of the tables: the median of the rounds for the first, what the first round said of the others. */
export const scoresOf = (page: Measured) => ({
  Performance: medianOf(page, 'performance'),
  Accessibility: page.scores?.accessibility ?? NaN,
  'Best practices': page.scores?.bestPractices ?? NaN,
  SEO: page.scores?.seo ?? NaN,
});

/** A document as transferred: what a page that fetches nothing else weighs. */
const htmlOf = ({ pages }: PagesRun, name: string) =>
  pages.find((one) => one.name === name)?.html ?? 0;

type Of = (page: Measured) => number | undefined;

function most(
  what: string,
  unit: Limit['unit'],
  limit: number | undefined,
  pages: Measured[],
  of: Of,
): Limit | undefined {
  const worst = farthest(pages, of, (a, b) => a > b);
  if (limit === undefined || !worst) return undefined;
  return { what, unit, limit, ...worst, met: worst.worst <= limit };
}

/** The slowest answer of a page that stands, or the slowest word of one whose script is still to come that it was heard. */
function slowest(
  what: string,
  { answers }: PagesRun,
  when: 'standing' | 'heard',
): Limit | undefined {
  const all = answers.map((one) => ({ page: one.what, worst: median(one[when]) }));
  const worst = all.reduce<(typeof all)[number] | undefined>(
    (most, one) => (most && one.worst <= most.worst ? most : one),
    undefined,
  );
  return worst && { what, unit: 'ms', limit: ANSWER_MS, ...worst, met: worst.worst <= ANSWER_MS };
}

function least(what: string, pages: Measured[], of: Of): Limit | undefined {
  const worst = farthest(pages, of, (a, b) => a < b);
  return worst && { what, unit: 'of 100', limit: 100, ...worst, met: worst.worst >= 100 };
}

function farthest(pages: Measured[], of: Of, worse: (a: number, b: number) => boolean) {
  let found: { worst: number; page: string } | undefined;
  for (const page of pages) {
    const worst = of(page);
    // What was not measured is a failure too: NaN is worse than any figure.
    if (worst === undefined) continue;
    if (!found || Number.isNaN(worst) || worse(worst, found.worst))
      found = { worst, page: page.name };
  }
  return found;
}
