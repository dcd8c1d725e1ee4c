import { movesOf, rewritesOf } from '@/lib/site/hosts/match';
import type { HostRules } from '@/lib/site/hosts/rules';
import { bothSpellings } from './cloudflare';

/** `vercel.json`. Among headers that match, the last one holds there too; sources are case-sensitive. */
export function toVercel(rules: HostRules): string {
  const source = (path: string) => (path.endsWith('*') ? `${path.slice(0, -1)}(.*)` : path);
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: false,
    headers: rules.headers.flatMap(({ path, headers }) =>
      bothSpellings(path).map((one) => ({
        source: source(one),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    ),
    redirects: movesOf(rules).flatMap(({ from, to, status }) =>
      bothSpellings(from).map((one) => ({ source: one, destination: to, statusCode: status })),
    ),
    rewrites: rewritesOf(rules).map(({ prefix, file }) => ({
      source: source(`${prefix}*`),
      destination: file,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
