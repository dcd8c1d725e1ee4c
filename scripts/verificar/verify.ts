import { randomUUID } from 'node:crypto';
import { headersFor, isUnserved, moveFor, movesOf } from '@/lib/site/hosts/match';
import { NO_RULES, type HostRules } from '@/lib/site/hosts/rules';
import { ALIASES } from '@/lib/site/pages';
import { forEachConcurrently } from '../make/files';
import { HUELLAS, sha256, type Huellas } from '../make/huellas';

export interface VerifyOptions {
  origin: string;
  huellas: Huellas;
  /** Without them neither headers nor redirects are looked at. */
  rules: HostRules | undefined;
  /** Redirected addresses, which have a file for hosts that can't redirect; for when there are no rules. */
  former?: readonly string[];
  timeout?: number;
}

export interface SiteVerdict {
  asked: number;
  /** Each fault → the addresses that have it. */
  faults: Map<string, string[]>;
}

/** A request, and its only right answer. */
interface Question {
  path: string;
  encoding: string;
  status: number;
  hash?: string | undefined;
  location?: string;
}

const NOT_FOUND = '404.html';
/** Addresses that have a file for hosts that can't redirect. */
const REDIRECTED = new Set(['/', ...ALIASES.map(({ from }) => from)]);
/** After as many requests without an answer, no more are made. */
const PATIENCE = 10;

/** Asks for each file in each encoding; each redirect; and an address that nobody can have prepared. */
function questionsOf({ huellas, rules, former = [] }: VerifyOptions): Question[] {
  const redirected = new Set([...REDIRECTED, ...former]);
  const files = [...huellas].flatMap(([file, hash]) => {
    const path = `/${file}`.replace(/\/index\.html$/, '/');
    if (isUnserved(`/${file}`) || (rules ? moveFor(rules, path) : redirected.has(path))) return [];
    const encodings = ['identity', ...(huellas.has(`${file}.br`) ? ['br', 'gzip'] : [])];
    return encodings.map((encoding) => ({ path, encoding, status: 200, hash }));
  });
  const redirects = movesOf(rules ?? NO_RULES).map(({ from: path, to: location, status }) => {
    return { path, encoding: 'identity', status, location };
  });
  const missing = { path: `/no-existe-${randomUUID()}/`, encoding: 'identity', status: 404 };
  // With it the server says which of its own files it has.
  const list = { path: `/${HUELLAS}`, encoding: 'identity', status: 200 };
  return [
    ...files,
    ...(rules ? [list] : []),
    ...redirects,
    { ...missing, hash: huellas.get(NOT_FOUND) },
  ];
}

/** Compares a live site with a list of hashes, and its headers and redirects with the host's rules. */
export async function verify(options: VerifyOptions): Promise<SiteVerdict> {
  const { origin, rules, timeout = 20_000 } = options;
  const all = questionsOf(options);
  const faults = new Map<string, string[]>();
  const add = (fault: string, { path, encoding }: Question) => {
    const where = encodeURI(path) + (encoding === 'identity' ? '' : ` (${encoding})`);
    faults.set(fault, [...(faults.get(fault) ?? []), where]);
  };
  let asked = 0;
  let silent = 0;
  await forEachConcurrently(all, async (question) => {
    if (silent >= PATIENCE) return;
    try {
      const answer = await ask(origin, question, timeout);
      asked += 1;
      const headers = rules ? headerFaults(question, answer, rules, origin) : [];
      for (const fault of [...bodyFaults(question, answer, origin), ...headers])
        add(fault, question);
    } catch (error) {
      silent += 1;
      add(`sin respuesta (${errorText(error as Error)})`, question);
    }
  });
  const unseen = all.length - asked - silent;
  if (unseen > 0) faults.set(`se dejó de preguntar: quedaron ${unseen} sin ver`, []);
  return { asked, faults };
}

const NAMED = 10;

/** The findings of a comparison, a paragraph for each fault. */
export const faultLines = ({ faults }: Pick<SiteVerdict, 'faults'>): string[] =>
  [...faults].flatMap(([fault, where]) => [
    `✖ ${fault}${where.length > 0 ? ':' : ''}`,
    ...where.slice(0, NAMED).map((one) => `    ${one}`),
    ...(where.length > NAMED ? [`    y ${where.length - NAMED} más`] : []),
  ]);

interface Answer {
  status: number;
  headers: Headers;
  hash: string;
}

async function ask(origin: string, { path, encoding }: Question, timeout: number): Promise<Answer> {
  const response = await fetch(origin + encodeURI(path).replace(/[?#]/g, encodeURIComponent), {
    headers: { 'Accept-Encoding': encoding },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  const { status, headers } = response;
  return { status, headers, hash: sha256(Buffer.from(await response.arrayBuffer())) };
}

function bodyFaults({ path, status, hash, location }: Question, answer: Answer, origin: string) {
  if (answer.status !== status) return [`responde ${answer.status} y debe responder ${status}`];
  if (location !== undefined) {
    const leads = new URL(answer.headers.get('location') ?? '', origin + path).href;
    return leads === new URL(location, origin).href ? [] : [`lleva a ${leads}`];
  }
  return hash === undefined || answer.hash === hash ? [] : ['no es lo publicado'];
}

const tidy = (value: string | null) => value?.replace(/\s+/g, ' ').trim();

function headerFaults(
  { path, status }: Question,
  answer: Answer,
  rules: HostRules,
  origin: string,
) {
  if (status !== 200 && status !== 404) return [];
  const wanted = headersFor(rules, status === 404 ? `/${NOT_FOUND}` : path);
  const listed = answer.headers.get('x-robots-tag');
  const hidden =
    listed && !('X-Robots-Tag' in wanted)
      ? [`sobra el encabezado X-Robots-Tag, que dice «${listed}»: los buscadores no lo muestran`]
      : [];
  const others = Object.entries(wanted).flatMap(([name, value]) => {
    // Browsers ignore Strict-Transport-Security without https.
    if (name === 'Strict-Transport-Security' && !origin.startsWith('https:')) return [];
    // Each host says in its own way that a failure is not kept.
    if (name === 'Cache-Control' && status === 404) return [];
    const got = tidy(answer.headers.get(name));
    if (got === undefined) return [`falta el encabezado ${name}`];
    return got === tidy(value) ? [] : [`el encabezado ${name} dice «${got}»`];
  });
  return [...hidden, ...others];
}

function errorText({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'no llegó a tiempo';
  const { code, message: deeper } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? deeper ?? message;
}
