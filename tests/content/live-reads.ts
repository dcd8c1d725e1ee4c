import type { Source } from './imports';

/**
 * Who may look at the demonstration: the test that it is valid, who copies it for that test, and the test of the
 * command that makes other offices' folders of it.
 */
const ALLOWED = [
  ...['tests/authors.ts', 'tests/content/contenido.test.ts'],
  'tests/unit/office/oficina-nueva.test.ts',
];

const ROOT = String.raw`(?:process\.cwd\(\)|__dirname|import\.meta\.dirname)`;
const LIVE = String.raw`(?:content|public)[/'"\`,}]`;
const READS = String.raw`\b(?:readFile|readdir|exists|stat|cp|copyFile|glob|resolve)(?:Sync)?\(`;

/** The ways in which a line would read the office's words or pictures, and not the sample's. */
const WAYS = [
  String.raw`^import \{.*\b(?:loadContent|PROJECT)\b.*\}`,
  String.raw`(?:import\(|from |URL\()'(?:@|(?:\.\./){2,}\.\.)/${LIVE}`,
  String.raw`${ROOT}.*['"\`]/?(?:\.\./)*${LIVE}`,
  String.raw`${READS}\[?['"\`](?:\{?\w+,)?${LIVE}(?!.* cwd: (?!process))`,
  String.raw`\b(?:read(?:Content|Yaml|Source)|validateContent|contentIn)\((?:\)|['"]\.?['"]|${ROOT})`,
].map((way) => new RegExp(way));

/** Where a test that may not do so reads them, as `file:line code`. */
export const liveReads = ({ file, text }: Source): string[] =>
  ALLOWED.includes(file)
    ? []
    : text
        .split('\n')
        .flatMap((line, at) =>
          WAYS.some((way) => way.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
        );
