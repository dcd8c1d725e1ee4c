import { RELAY_FRONT } from '@/lib/email/relay';
import {
  addressRegex,
  UNSERVED,
  headersFor,
  movesOf,
  WELL_KNOWN,
  patternRegex,
  rewritesOf,
} from '@/lib/site/hosts/match';
import { METHODS, MISSING_PAGE } from '@/lib/site/hosts/answers';
import { FAILURE_CACHE } from '@/lib/site/hosts/caching';
import { MEDIA_TYPES, OTHER_TYPE, TEXT_ENDINGS } from '@/lib/site/hosts/media-types';
import type { HostRules } from '@/lib/site/hosts/rules';
import { fill, namesOf, quoted } from './template';

/** A `route` keeps the order of directives; addresses are expressions, as `path` ignores case. */
export const toCaddy = (rules: HostRules, host: string): string =>
  fill('Caddyfile', {
    ...namesOf(host),
    failureCache: FAILURE_CACHE,
    otherType: OTHER_TYPE,
    allow: METHODS.join(', '),
    methods: METHODS.join(' '),
    notFound: MISSING_PAGE,
    texts: TEXT_ENDINGS.join('|'),
    open: WELL_KNOWN,
    closed: UNSERVED,
    general: headers(rules, (path) => path === '/*'),
    particular: headers(rules, (path) => path !== '/*'),
    missing: Object.entries(headersFor(rules, MISSING_PAGE)).map(
      ([name, value]) => `header ${name} ${quoted(value)}`,
    ),
    moves: movesOf(rules).flatMap(({ from, to, status }, index) => [
      `@mudanza${index} path_regexp ${addressRegex(from)}`,
      `redir @mudanza${index} ${to}{sitio_pregunta} ${status}`,
    ]),
    rewrites: rewritesOf(rules).flatMap(({ prefix, file }, index) => [
      `@muestra${index} {`,
      `  path_regexp ${patternRegex(`${prefix}*`)}`,
      '  not file {path}',
      '}',
      `rewrite @muestra${index} ${file}`,
    ]),
    anyCase: rules.anyCase
      .filter((route) => route !== '/')
      .map((route) => `~(?i)${addressRegex(route)} ${route}`),
    yearly: [
      ...yearly(rules).map((regex, index) => `@dura${index} path_regexp ${regex}`),
      ...yearly(rules).flatMap((_, index) =>
        ['Range', 'If-Match', 'If-Unmodified-Since'].map(
          (name) => `request_header @dura${index} -${name}`,
        ),
      ),
    ],
    types: Object.entries(MEDIA_TYPES).map(([ending, type]) => `~[.]${ending}$ ${quoted(type)}`),
  });

export const caddyRelay = (host: string): string =>
  fill('relevo.caddy', { ...namesOf(host), ...RELAY_FRONT });

/** Later headers win; checkRules requires rules for all addresses to be first. */
const headers = ({ headers: all }: HostRules, which: (path: string) => boolean) =>
  all.flatMap(({ path, headers: set }, index) => {
    if (!which(path)) return [];
    return [
      `@parte${index} path_regexp ${quoted(patternRegex(path))}`,
      ...Object.entries(set).map(
        ([name, value]) => `header @parte${index} ${name} ${quoted(value)}`,
      ),
    ];
  });

const yearly = ({ headers: all }: HostRules) =>
  all
    .filter(({ headers: set }) => set['Cache-Control']?.includes('immutable'))
    .map(({ path }) => patternRegex(path));
