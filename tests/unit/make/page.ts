import { LETTERS_SCRIPT } from '@/lib/design/heading-fonts';
import { type Parts } from '@/scripts/make/pages/distil';
import { SPECULATION } from '@/scripts/make/pages/distil';
import type { Outline } from '@/scripts/make/pages/outline';
import { hashOf } from '@/scripts/make/pages/distil';
import type { Inline } from '@/lib/site/policy';

export const STYLE = 'p{color:red}';
export const PARTS: Parts = {
  stylesheet: {
    nodes: [
      { selectors: [{ text: 'p', needs: [] }], body: 'color:red' },
      { selectors: [{ text: '.card', needs: ['.card'] }], body: 'top:0' },
    ],
    islands: {},
  },
  base: 'document.title',
  formsBase: 'document.title;document.forms',
  notFoundUrl: '/_/not-found-1.js',
  islands: { forms: 'forms-1', search: 'search-1', tabs: 'tabs-2' },
};

export const policyOf = ({ styles, scripts }: Inline): string =>
  `script-src ${scripts.join(' ')}; style-src ${styles.join(' ')}`;

const INLINE = [LETTERS_SCRIPT, SPECULATION, PARTS.base];

export const GOOD: Outline = {
  title: 'Quejas | Oficina',
  policy: policyOf({
    styles: [hashOf(STYLE)],
    scripts: INLINE.map(hashOf),
  }),
  encodingAt: 400,
  lang: 'es-MX',
  description: 'Cómo presentar una queja.',
  canonicals: ['https://oficina.example/quejas/'],
  h1: 1,
  ids: ['arriba', 'menu'],
  references: [],
  withoutAlt: [],
  refusedAttributes: [],
  rawReferences: [],
  styles: [STYLE],
  scripts: [
    { type: 'clásico', src: undefined, text: LETTERS_SCRIPT },
    { type: 'speculationrules', src: undefined, text: SPECULATION },
    { type: 'module', src: undefined, text: PARTS.base },
  ],
  search: '',
};

interface Exported {
  main?: string;
  title?: string;
  head?: string;
  end?: string;
}

export const exportedPage = ({
  main = '<h1>Quejas</h1><p>Texto.</p>',
  title = GOOD.title,
  head = '',
  end = '',
}: Exported = {}) =>
  `<!DOCTYPE html><html lang="es-MX"><head><meta charSet="utf-8"/>` +
  `<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script>` +
  `<meta name="next-size-adjust" content=""/><title>${title}</title>` +
  `<meta name="description" content="${GOOD.description}"/>` +
  `<link rel="canonical" href="${GOOD.canonicals[0]}"/>${head}</head>` +
  `<body><div hidden=""><!--$--><!--/$--></div><main>${main}</main><!--$--><!--/$-->` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>` +
  `<script>self.__next_f.push([1,"0:{\\"b\\":\\"Texto.\\"}"])</script>${end}</body></html>`;
