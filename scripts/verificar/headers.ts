import path from 'node:path';
import { headersFor } from '@/lib/site/host-match';
import type { HostRules } from '@/lib/site/host-rules';
import { fileOf, NOT_FOUND } from '@/lib/site/pages';
import type { Answer } from './ask';
import type { Question } from './expected';

/** What no answer of this site carries: it would tell readers apart, or bring in what is not its own. */
const NEVER = ['set-cookie', 'refresh', 'link', 'content-security-policy-report-only'];

const TYPES: Record<string, RegExp> = {
  '': /^text\/html; *charset=utf-8$/i,
  '.html': /^text\/html; *charset=utf-8$/i,
  '.js': /^(?:text|application)\/javascript\b/i,
  '.svg': /^image\/svg\+xml\b/i,
  '.pdf': /^application\/pdf$/i,
  '.txt': /^text\/plain\b/i,
};

const tidy = (value: string) => value.replace(/\s+/g, ' ').trim();

/** What is wrong with the headers of an answer, in Spanish, the same words for the same fault. */
export function headerFaults(
  { path: asked, status }: Question,
  answer: Answer,
  rules: HostRules,
  secure: boolean,
): string[] {
  const served = status === 404 ? `/${fileOf(NOT_FOUND)}` : asked;
  // The rules are of what is sent; a redirect sends nothing, and some hosts give it none.
  const rulesOf = status === 200 || status === 404 ? headersFor(rules, served) : {};
  const wanted = Object.entries(rulesOf).filter(
    ([name]) =>
      // A browser heeds it over https alone.
      (secure || name !== 'Strict-Transport-Security') &&
      // What is not the file itself is never kept; each host says it in its own way.
      (status === 200 || name !== 'Cache-Control'),
  );
  const faults = wanted.flatMap(([name, value]) => {
    const got = answer.headers.get(name);
    if (got === null) return [`falta el encabezado ${name}`];
    return tidy(got) === tidy(value) ? [] : [`el encabezado ${name} dice «${tidy(got)}»`];
  });
  for (const name of NEVER)
    if (answer.headers.has(name)) faults.push(`trae el encabezado ${name}, que nadie puso`);
  if (status !== 200 && /immutable/.test(answer.headers.get('cache-control') ?? ''))
    faults.push('se guardaría como si fuera para siempre, y no es un archivo');
  const type = answer.headers.get('content-type') ?? '';
  if (status === 200 && TYPES[path.posix.extname(asked)]?.test(type) === false)
    faults.push(`es de otra clase: Content-Type «${type}»`);
  return faults;
}
