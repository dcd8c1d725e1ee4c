import type { Config } from 'tailwindcss';

/**
 * The colours, and the only place for them: pages, PDFs, chart, mailbox and manifest all draw with
 * these. Contrast on `papel`: tinta 14.3:1, guinda 11.2:1, gris 8:1, rojo 7.7:1, verde 6.9:1,
 * borde 4:1; oro only decorates, resalte marks a text.
 */
export const palette = {
  blanco: '#ffffff',
  papel: '#fbf8f3',
  arena: '#efe7da',
  linea: '#d9cdba',
  borde: '#85796a',
  tinta: '#2b2426',
  gris: '#544a4d',
  guinda: '#6b1530',
  'guinda-oscuro': '#4a0e21',
  'guinda-claro': '#f4e6ea',
  oro: '#b8862b',
  resalte: '#fbe5a3',
  verde: '#1d6236',
  'verde-claro': '#e6f1e9',
  rojo: '#9b1c1c',
  'rojo-claro': '#fbeaea',
} as const;

const LG = '64rem';

/** Where `lg` begins, for scripts: the menu lies open and sections are tabs. */
export const DESKTOP = `(min-width: ${LG})`;

/** Names with their values as custom properties, and names with the use of those properties. */
const properties = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
const uses = (tokens: Record<string, string>) =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`]));

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
      serif: ['Charter', 'Bitstream Charter', 'Sitka Text', 'Cambria', 'Georgia', 'serif'],
      mono: ['ui-monospace', 'Menlo', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    // On a body of 17 px (18 from `md` up, in base.css). Headings bring the line height of `serif`.
    fontSize: {
      sm: '0.875rem',
      base: ['1rem', '1.65'],
      lg: ['1.15rem', '1.5'],
      xl: ['1.4rem', '1.35'],
      '2xl': ['1.7rem', '1.25'],
      brand: ['clamp(1.05rem, 0.9rem + 0.8vw, 1.25rem)', '1.15'],
      h1: '1.875rem',
      h2: '1.5rem',
      h3: '1.25rem',
      h4: '1.125rem',
    },
    screens: { xs: '30rem', sm: '40rem', md: '48rem', lg: LG },
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
      // A dark palette is one more rule here. `::backdrop` inherits nothing in browsers before 2024.
      handler: ({ addBase }) =>
        addBase({ ':root, ::backdrop': { ...properties(palette), ...properties(shapes()) } }),
    },
  ],
});

export default /* @__PURE__ */ config();
