import type { Config } from 'tailwindcss';
import { dia, dibujos, emblema, noche } from './lib/theme/file';
import type { Colours, Drawn, Emblem } from './lib/design/theme';

/**
 * The office's colours (content/identidad.yml), written nowhere else. Allowed pairs: lib/check/identidad.ts;
 * `oro` only decorates, `resalte` marks text.
 */
export const palette: Colours = dia;

/** The same names in dark mode; paper is always light. */
export const dark: Colours = noche;

/** The colours in files of `public/`, with their values by day and, as shape and line, by night. */
export const DRAWN: Record<string, Drawn> = dibujos;

export const emblem: Emblem = emblema;

/** Colours of the small drawings, which may be inline (scripts/make/assets/shapes.ts). */
export const DRAWN_SMALL = ['#FBF8F3', '#E9D3D8', '#6B1530', '#B8862B'];

const LG = '64rem';
const XXS = '18rem';

/**
 * Where `lg` begins, for scripts; its type keeps it equal to LG. A template would be evaluated on every page.
 */
export const DESKTOP: `(min-width: ${typeof LG})` = '(min-width: 64rem)';

/** The headings' font (docs/decisions/styles.md), of `lib/design/letras`. */
export const LETTERS = { file: '_/letras-7b915ed1.woff2', xHeight: 0.475 };

const properties = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
const uses = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`]));

const changed = (tokens: typeof dark) =>
  Object.fromEntries(
    Object.entries(tokens).filter(
      ([name, value]) => palette[name as keyof typeof palette] !== value,
    ),
  );

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
  /** Least height and width of a control (design.md, «Accessibility»). */
  target: '44px',
  'radius-control': '6px',
  'radius-card': '8px',
  'radius-dialog': '10px',
  'shadow-menu': `0 8px 24px ${palette.tinta}40`,
});

/** Pure, so that bundles importing the palette drop the rest (tests/unit/styles/palette.test.ts). */
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
      // `monospace` alone is drawn smaller than the text around it.
      mono: ['monospace', 'Courier'],
    },
    // On a body of 17 px (18 from `md`, base.css). Headings use the line height of `serif`.
    fontSize: {
      sm: '0.875rem',
      base: ['1rem', '1.6'],
      // Each step is a fourth larger on a phone, a third on wide screens: 19 px, 22, 26–34, 31–45.
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
          // Not in print: browsers print variable fonts as pictures.
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
