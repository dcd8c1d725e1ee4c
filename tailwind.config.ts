import type { Config } from 'tailwindcss';

/**
 * The design tokens, and the only place for them (architecture.md, «Folders»). Contrast on `papel`:
 * tinta 14:1, gris 7.3:1, guinda 10.5:1, verde 6.6:1, rojo 7.4:1; oro only decorates, resalte marks a text.
 */
const tokens = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      blanco: '#ffffff',
      papel: '#fbf8f3',
      arena: '#efe7da',
      linea: '#d9cdba',
      borde: '#85796a',
      tinta: '#2b2426',
      gris: '#544a4d',
      guinda: { DEFAULT: '#6b1530', oscuro: '#4a0e21', claro: '#f4e6ea' },
      oro: '#b8862b',
      resalte: '#fbe5a3',
      verde: { DEFAULT: '#1d6236', claro: '#e6f1e9' },
      rojo: { DEFAULT: '#9b1c1c', claro: '#fbeaea' },
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
    },
    // A modular scale of 1.2 on a body of 17 px (18 from 48rem up, in base.css).
    fontSize: {
      sm: ['0.875rem', '1.5'],
      base: ['1rem', '1.65'],
      lg: ['1.15rem', '1.5'],
      xl: ['1.4rem', '1.35'],
      '2xl': ['1.7rem', '1.25'],
      '3xl': ['clamp(1.9rem, 1.4rem + 2vw, 2.6rem)', '1.15'],
    },
    screens: { sm: '40rem', md: '48rem', lg: '64rem' },
    extend: { maxWidth: { pagina: '72rem', texto: '68ch' } },
  },
} satisfies Config;

export default tokens;
