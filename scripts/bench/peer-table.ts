import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { astroComponents, braces, reactComponents } from './dialects';
import type { Tool } from './results';
import type { Blank, Template } from './template';

export type PeerName = Exclude<Tool, 'own'>;

interface Peer {
  command: (dir: string) => readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Where it writes the site, and where it looks for pictures. */
  out: string;
  pictures: string;
  /** Caches that it keeps among its packages; all else in its folder is made anew. */
  caches: string[];
  /** The template in its language. */
  files: (template: Template) => Record<string, string>;
  /** @throws when it is not there */
  version: (dir: string) => string;
}

const packageVersion = (dir: string, name: string) =>
  (
    JSON.parse(readFileSync(path.join(dir, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** How each peer builds and what it takes the template in. */
export const PEERS: Record<PeerName, Peer> = {
  next: {
    // The project's own Next and React, found in the folder above.
    command: () => [process.execPath, path.resolve('node_modules/next/dist/bin/next'), 'build'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    out: 'out',
    pictures: 'public',
    caches: [],
    files: (template) => {
      const { Release, List } = reactComponents(template);
      return {
        'components/Release.jsx': Release,
        'components/List.jsx': List,
        'app/style.css': template.style,
      };
    },
    version: () => packageVersion('.', 'next'),
  },
  astro: {
    command: (dir) => [process.execPath, path.join(dir, 'node_modules/astro/astro.js'), 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    out: 'dist',
    pictures: 'public',
    caches: ['node_modules/.astro', 'node_modules/.vite'],
    files: (template) => {
      const { Release, List } = astroComponents(template);
      return {
        'src/components/Release.astro': Release,
        'src/components/List.astro': List,
        'src/style.css': template.style,
        'src/script.js': template.script,
      };
    },
    version: (dir) => packageVersion(dir, 'astro'),
  },
  eleventy: {
    command: (dir) => [
      process.execPath,
      path.join(dir, 'node_modules/@11ty/eleventy/cmd.cjs'),
      '--quiet',
    ],
    out: 'dist',
    pictures: 'public',
    caches: [],
    files: eleventyTemplates,
    version: (dir) => packageVersion(dir, '@11ty/eleventy'),
  },
  hugo: {
    command: () => ['hugo', '--quiet'],
    out: 'dist',
    pictures: 'static',
    caches: [],
    files: hugoTemplates,
    version: hugoVersion,
  },
};

function hugoVersion(): string {
  try {
    const said = execFileSync('hugo', ['version'], { encoding: 'utf8' });
    return /v([\d.]+)/.exec(said)?.[1] ?? said;
  } catch (cause) {
    throw new Error('is not installed here', { cause });
  }
}

function eleventyTemplates(template: Template): Record<string, string> {
  const inPage: Partial<Record<Blank, string>> = {
    slug: '{{ page.fileSlug }}',
    fecha: '{{ fecha | day }}',
    fechaLarga: '{{ fecha | longDate }}',
    body: '{{ content | safe }}',
    newerSlug: '{{ newer.fileSlug }}',
    newerTitulo: '{{ newer.data.titulo }}',
    olderSlug: '{{ older.fileSlug }}',
    olderTitulo: '{{ older.data.titulo }}',
  };
  const inCard: typeof inPage = {
    slug: '{{ item.fileSlug }}',
    fecha: '{{ item.data.fecha | day }}',
    fechaLarga: '{{ item.data.fecha | longDate }}',
  };
  const card = braces(template.card, (blank) => inCard[blank] ?? `{{ item.data.${blank} }}`);
  const list = inline(template, template.list);
  const release = inline(template, template.release);
  return {
    '_includes/release.njk': `{% set newer = collections.prensa | getNextCollectionItem %}{% set older = collections.prensa | getPreviousCollectionItem %}${braces(
      release,
      (blank) => inPage[blank] ?? `{{ ${blank} }}`,
    )}`,
    '_includes/list.njk': braces(list, () => `{% for item in cards %}${card}{% endfor %}`),
  };
}

function hugoTemplates(template: Template): Record<string, string> {
  const neighbour = (which: string, what: string) => `{{ with .${which} }}{{ ${what} }}{{ end }}`;
  const slug = '.File.ContentBaseName';
  const spelled: Partial<Record<Blank, string>> = {
    slug: `{{ ${slug} }}`,
    fecha: '{{ .Date.Format "2006-01-02" }}',
    fechaLarga: '{{ .Date | time.Format ":date_long" }}',
    body: '{{ .Content }}',
    newerSlug: neighbour('NextInSection', slug),
    newerTitulo: neighbour('NextInSection', '.Params.titulo'),
    olderSlug: neighbour('PrevInSection', slug),
    olderTitulo: neighbour('PrevInSection', '.Params.titulo'),
  };
  const spell = (blank: Blank) => spelled[blank] ?? `{{ .Params.${blank} }}`;
  const card = braces(template.card, spell);
  const list = (pages: string) =>
    braces(inline(template, template.list), () => `{{ range ${pages} }}${card}{{ end }}`);
  return {
    'layouts/prensa/single.html': braces(inline(template, template.release), spell),
    'layouts/prensa/list.html': list('.Paginator.Pages'),
    'layouts/index.html': list('first 10 (where .Site.RegularPages "Section" "prensa")'),
  };
}

/** The inline parts, where the language takes them as they are. */
const inline = ({ style, script }: Template, html: string) =>
  html.replace('[[style]]', () => style).replace('[[script]]', () => script);
