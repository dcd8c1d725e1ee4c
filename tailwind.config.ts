import type { Config } from 'tailwindcss';
import { dia, dibujos, emblema, noche } from './lib/identity/file';
import type { Colours, Drawn, Emblem } from './lib/design/identity';

/**
 * The colours, of the office's content/identidad.yml: pages, PDFs, chart, mailbox and manifest all draw with these,
 * and no other file writes one. What may be on what is in lib/design/contrast.ts; `oro` only decorates, `resalte`
 * marks a text.
 */
export const palette: Colours = dia;

/** The same names on a screen whose reader asked for dark; paper is always light. */
export const dark: Colours = noche;

/**
 * What the drawings of `public/` are made of, by the colour that their files write, and what becomes of it: by day,
 * and at night as a shape and as a line (scripts/make/assets/night.ts).
 */
export const DRAWN: Record<string, Drawn> = dibujos;

/** The office's emblem: lines on a square. */
export const emblem: Emblem = emblema;

/** Those of small drawings, which may be in a page itself (scripts/make/assets/shapes.ts). */
export const DRAWN_SMALL = ['#FBF8F3', '#E9D3D8', '#6B1530', '#B8862B'];

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

/** The headings' own letters (docs/decisions/styles.md): the file, of `lib/design/letras`, as the site has it. */
export const LETTERS = { file: '_/letras-7b915ed1.woff2', xHeight: 0.475 };

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

/** The night of the drawings that are in a page itself; gold stays. */
const drawn = () =>
  Object.fromEntries(
    DRAWN_SMALL.slice(0, 3).flatMap((written) => {
      const { day, night, line } = DRAWN[written] ?? {};
      return [
        [`& [fill="${day}"]`, { fill: night }],
        [`& [stroke="${day}"]`, { stroke: line }],
      ];
    }),
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
      serif: ['var(--letters, Charter)', 'Cambria', 'serif'],
      // Not `monospace` alone, which browsers draw smaller than the text around it.
      mono: ['monospace', 'Courier'],
    },
    // On a body of 17 px (18 from `md` up, in base.css). Headings bring the line height of `serif`.
    fontSize: {
      sm: '0.875rem',
      base: ['1rem', '1.6'],
      // A fourth more at each step on a phone, a third on wide screens: 19 px, 22, 26 to 34, 31 to 45, 35 to 61.
      // With large letters on a phone they leave room for their words.
      display: 'min(clamp(2.05rem, 1.2rem + 3.6vw, 3.4rem), 13vw)',
      h1: 'min(clamp(1.85rem, 1.3rem + 2.4vw, 2.5rem), 12.5vw)',
      h2: 'min(clamp(1.55rem, 1.2rem + 1.5vw, 1.9rem), 11.5vw)',
      h3: 'min(1.25rem, 10.5vw)',
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
      handler: ({ addBase, addUtilities }) => {
        addUtilities({
          '.night-drawing': { '@media screen and (prefers-color-scheme: dark)': drawn() },
        });
        addBase({
          '@font-face': {
            'font-family': 'Letras',
            src: `url(/${LETTERS.file})`,
            'font-weight': '400 700',
            'font-display': 'optional',
          },
          // Not on paper: browsers draw letters of a variable file there as pictures.
          '@media screen': { '[data-letters]': { '--letters': 'Letras' } },
          ':root': { ...properties(palette), ...properties(shapes()) },
          '.dialog::backdrop': { background: palette['sede-oscura'] },
          '@media screen and (prefers-color-scheme: dark)': {
            ':root': properties(changed(dark)),
            '.dialog::backdrop': { background: dark['sede-oscura'] },
          },
        });
      },
    },
  ],
});

export default /* @__PURE__ */ config();
