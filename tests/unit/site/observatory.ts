/**
 * The scoring of MDN's HTTP Observatory, as data: what each check may find, from best to worst, and the
 * points that it gives or takes. From github.com/mdn/mdn-http-observatory (src/grader/charts.js and
 * src/analyzer/tests, version of 2026). Cookies, redirects and CORS are not here: the site sets no
 * cookie and no CORS header (below), and redirects to https are the host's.
 */
type Headers = Record<string, string>;

interface Finding {
  is: string;
  points: number;
  when: (headers: Headers) => boolean;
}

interface Check {
  name: string;
  findings: readonly Finding[];
}

/** A policy as directives and their values. */
function parsePolicy(header = ''): Map<string, string[]> {
  const parts = header.split(';').map((part) => part.trim().split(/\s+/));
  const names = parts.map(([name = '']) => name.toLowerCase());
  if (new Set(names).size !== names.length) throw new Error(`A directive is repeated: ${header}`);
  return new Map(parts.map(([, ...values], at) => [names[at] ?? '', values]));
}

const BROAD = [
  ...['ftp:', 'http:', 'https:', '*'],
  ...['http://*', 'http://*.*', 'https://*', 'https://*.*'],
];
const UNSAFE = ["'unsafe-inline'", 'data:'];
const HASHED = /^'(?:sha(?:256|384|512)|nonce)-/;

/** The sources of a directive, as they count: a hash makes browsers pass over 'unsafe-inline'. */
function sources(headers: Headers, directive: string): string[] {
  const policy = parsePolicy(headers['Content-Security-Policy']);
  const values = policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  return values.some((value) => HASHED.test(value))
    ? values.filter((value) => value !== "'unsafe-inline'")
    : values;
}

const has = (values: string[], some: readonly string[]) => values.some((one) => some.includes(one));
const insecure = (values: Iterable<string>) =>
  [...values].some((value) => /^(?:http|ftp):/.test(value));
const active = (headers: Headers) =>
  [...parsePolicy(headers['Content-Security-Policy'])].flatMap(([name, values]) =>
    ['img-src', 'media-src'].includes(name) ? [] : values,
  );

const maxAge = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? -1);
const is =
  (name: string, ...values: string[]) =>
  (headers: Headers) =>
    values.includes(headers[name] ?? '');

const CHECKS: readonly Check[] = [
  {
    name: 'content-security-policy',
    findings: [
      { is: 'missing', points: -25, when: (all) => !all['Content-Security-Policy'] },
      {
        is: 'unsafe scripts or objects',
        points: -20,
        when: (all) =>
          has(sources(all, 'script-src'), [...BROAD, ...UNSAFE]) ||
          has(sources(all, 'object-src'), BROAD),
      },
      { is: 'insecure scheme', points: -20, when: (all) => insecure(active(all)) },
      {
        is: 'unsafe-eval',
        points: -10,
        when: (all) =>
          has([...sources(all, 'script-src'), ...sources(all, 'style-src')], ["'unsafe-eval'"]),
      },
      {
        is: 'insecure pictures',
        points: -10,
        when: (all) => insecure([...sources(all, 'img-src'), ...sources(all, 'media-src')]),
      },
      {
        is: 'unsafe styles',
        points: 0,
        when: (all) => has(sources(all, 'style-src'), [...BROAD, ...UNSAFE]),
      },
      {
        is: 'nothing by default',
        points: 10,
        when: (all) => sources(all, 'default-src').join() === "'none'",
      },
      { is: 'something by default', points: 5, when: () => true },
    ],
  },
  {
    name: 'strict-transport-security',
    findings: [
      { is: 'six months', points: 0, when: (all) => maxAge(all) >= 15768000 },
      { is: 'less', points: -10, when: (all) => maxAge(all) >= 0 },
      { is: 'missing', points: -20, when: () => true },
    ],
  },
  {
    name: 'referrer-policy',
    findings: [
      {
        is: 'private',
        points: 5,
        when: is(
          'Referrer-Policy',
          ...['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
        ),
      },
      { is: 'missing', points: 0, when: is('Referrer-Policy', '') },
      { is: 'unsafe', points: -5, when: () => true },
    ],
  },
  {
    name: 'x-content-type-options',
    findings: [
      { is: 'nosniff', points: 0, when: is('X-Content-Type-Options', 'nosniff') },
      { is: 'missing', points: -5, when: () => true },
    ],
  },
  {
    name: 'x-frame-options',
    findings: [
      {
        is: 'by the policy',
        points: 5,
        when: (all) =>
          parsePolicy(all['Content-Security-Policy']).has('frame-ancestors') &&
          !has(sources(all, 'frame-ancestors'), BROAD),
      },
      { is: 'by its header', points: 5, when: is('X-Frame-Options', 'DENY', 'SAMEORIGIN') },
      { is: 'missing', points: -20, when: () => true },
    ],
  },
  {
    name: 'cross-origin-resource-policy',
    findings: [
      {
        is: 'kept to the site',
        points: 10,
        when: is('Cross-Origin-Resource-Policy', 'same-origin', 'same-site'),
      },
      { is: 'open', points: 0, when: () => true },
    ],
  },
  {
    name: 'cross-origin-opener-policy',
    findings: [
      {
        is: 'alone',
        points: 10,
        when: is(
          'Cross-Origin-Opener-Policy',
          ...['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
        ),
      },
      { is: 'open', points: 0, when: () => true },
    ],
  },
  {
    name: 'cross-origin-embedder-policy',
    findings: [
      {
        is: 'required',
        points: 10,
        when: is('Cross-Origin-Embedder-Policy', 'require-corp', 'credentialless'),
      },
      { is: 'missing', points: 0, when: () => true },
    ],
  },
];

/** From 100 up; the marks below do not matter here. */
export const TOP = 'A+';
const GRADES: [from: number, grade: string][] = [
  [100, TOP],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
];
/** What is above 100 counts only for who has 90 without it. */
const EXTRA_FROM = 90;

/** @returns the grade of an answer's headers, and what each check found */
export function gradeOf(headers: Headers): { grade: string; found: Record<string, string> } {
  const results = CHECKS.map(({ name, findings }) => {
    const finding = findings.find(({ when }) => when(headers));
    return { name, is: finding?.is ?? '', points: finding?.points ?? 0 };
  });
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const base = 100 + sum(results.map(({ points }) => Math.min(0, points)));
  const extra = base >= EXTRA_FROM ? sum(results.map(({ points }) => Math.max(0, points))) : 0;
  const grade = GRADES.find(([from]) => base + extra >= from)?.[1] ?? 'C o menos';
  return { grade, found: Object.fromEntries(results.map((one) => [one.name, one.is])) };
}
