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

/**
 * What the drawings of `public/` are made of, as their files write it, and what becomes of it at night: as a
 * shape, and as a line (scripts/make/assets/night.ts). Paper dims, lines glow, windows are lit.
 */
export const DRAWN: Record<string, [shape: string, line: string]> = {
  '#FAF7F2': [dark.blanco, dark.blanco],
  '#FBF8F3': ['#4a3d43', dark.tinta],
  '#EFE7DA': ['#3b2f34', dark.linea],
  '#D9CDBA': ['#584a50', dark.borde],
  '#E9D3D8': ['#6f4956', dark.guinda],
  '#6B1530': ['#9c3a57', dark.guinda],
  '#4A0E21': [dark.sede, dark['guinda-oscuro']],
  '#2B2426': [dark.papel, dark.tinta],
  '#5C6B73': [dark.oro, dark.oro],
  '#B8862B': [dark.oro, dark.oro],
};

/** Those of small drawings, which may stand in a page itself (scripts/make/assets/shapes.ts). */
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

/** The headings' own letters (docs/decisions/0010): the file, of `lib/design/letras`, as the site has it. */
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

/** The night of the drawings that stand in a page itself; gold stays. */
const drawn = () =>
  Object.fromEntries(
    DRAWN_SMALL.slice(0, 3).flatMap((day) => {
      const [fill, stroke] = DRAWN[day] ?? [];
      return [
        [`& [fill="${day}"]`, { fill }],
        [`& [stroke="${day}"]`, { stroke }],
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
