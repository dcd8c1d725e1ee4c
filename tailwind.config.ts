import type { Config } from 'tailwindcss';

/**
 * The colours, and the only place for them: pages, PDFs, chart, mailbox and manifest all draw with
 * these. What may stand on what, and how it contrasts, is in tests/unit/styles/palette.test.ts; `oro` only
 * decorates, `resalte` marks a text.
 */
export const palette = {
  /** The sheet: cards, fields, header. */
  blanco: '#ffffff',
  /** The ground of the page. */
  papel: '#fbf8f3',
  arena: '#efe7da',
  linea: '#d9cdba',
  borde: '#85796a',
  tinta: '#2b2426',
  gris: '#544a4d',
  /** What can be touched: links, buttons, what is chosen. */
  guinda: '#6b1530',
  'guinda-oscuro': '#4a0e21',
  'guinda-claro': '#f4e6ea',
  /** The institution's own ground (menu, footer), and what is written on it. */
  sede: '#6b1530',
  'sede-oscura': '#4a0e21',
  'sobre-sede': '#fbf8f3',
  oro: '#b8862b',
  resalte: '#fbe5a3',
  verde: '#1d6236',
  'verde-claro': '#e6f1e9',
  rojo: '#9b1c1c',
  'rojo-claro': '#fbeaea',
} as const;

/** The same names on a screen whose reader asked for dark; paper is always light. */
export const dark: Record<keyof typeof palette, string> = {
  blanco: '#241c1f',
  papel: '#181214',
  arena: '#30262a',
  linea: '#46393d',
  borde: '#968a8c',
  tinta: '#f3ece6',
  gris: '#cbc0bd',
  guinda: '#e8a9b8',
  'guinda-oscuro': '#f6d3db',
  'guinda-claro': '#3d242d',
  sede: '#521227',
  'sede-oscura': '#2f0b17',
  'sobre-sede': '#fbf8f3',
  oro: '#d6a648',
  resalte: '#5a4710',
  verde: '#96d7aa',
  'verde-claro': '#183321',
  rojo: '#f8aaa6',
  'rojo-claro': '#431c1c',
};

const LG = '64rem';
const XXS = '18rem';

/**
 * Where `lg` begins, for scripts: the menu lies open and sections are tabs. Written out, since every page
 * would put a template together; its type is what keeps both alike.
 */
export const DESKTOP: `(min-width: ${typeof LG})` = '(min-width: 64rem)';

/**
 * Few letters fit in a line: the narrowest phones, and any whose reader asked for large letters in the
 * browser's settings, which a query in `rem` knows.
 */
export const FEW_LETTERS: `(max-width: ${typeof XXS})` = '(max-width: 18rem)';

/** Names with their values as custom properties, and names with the use of those properties. */
const properties = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
const uses = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`]));

/** What differs from the light palette. */
const changed = (tokens: typeof dark) =>
  Object.fromEntries(
    Object.entries(tokens).filter(
      ([name, value]) => palette[name as keyof typeof palette] !== value,
    ),
  );

const shapes = () => ({
  /** What is touched is at least this high and wide (design.md, «Accessibility»). */
  target: '44px',
  'radius-control': '6px',
  'radius-card': '8px',
  'radius-dialog': '10px',
  'shadow-menu': `0 8px 24px ${palette.tinta}40`,
});

/**
 * Functions, and marked as pure below, so that a bundle that takes the palette leaves the rest behind
 * (tests/unit/styles/palette.test.ts).
 */
const config = (): Config => ({
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...uses(palette),
    },
    fontFamily: {
      sans: [
        'system-ui',
        '-apple-system',
        'Segoe UI',
        'Roboto',
        'Ubuntu',
        'Cantarell',
        'sans-serif',
      ],
      serif: ['Charter', 'Cambria', 'serif'],
      // Not `monospace` alone, which browsers draw smaller than the text around it.
      mono: ['monospace', 'Courier'],
    },
    // On a body of 17 px (18 from `md` up, in base.css). Headings bring the line height of `serif`.
    fontSize: {
      sm: '0.875rem',
      base: ['1rem', '1.6'],
      // 30 to 40 px, 24 to 29, 20 to 22: steps that are seen.
      // With large letters on a phone they leave room for their words.
      h1: 'min(clamp(1.75rem, 1.3rem + 2vw, 2.25rem), 13vw)',
      h2: 'min(clamp(1.4rem, 1.2rem + 1vw, 1.6rem), 11.5vw)',
      h3: 'min(1.2rem, 10.5vw)',
      h4: '1.0625rem',
    },
    screens: { xxs: XXS, xs: '30rem', sm: '40rem', md: '48rem', lg: LG },
    extend: {
      borderRadius: {
        control: 'var(--radius-control)',
        card: 'var(--radius-card)',
        dialog: 'var(--radius-dialog)',
      },
      maxWidth: { pagina: '72rem', texto: '68ch' },
      spacing: { target: 'var(--target)' },
    },
  },
  plugins: [
    {
      // `::backdrop` inherits nothing in browsers before 2024.
      handler: ({ addBase }) =>
        addBase({
          ':root, .dialog::backdrop': { ...properties(palette), ...properties(shapes()) },
          '@media screen and (prefers-color-scheme: dark)': {
            ':root, .dialog::backdrop': properties(changed(dark)),
          },
        }),
    },
  ],
});

export default /* @__PURE__ */ config();
