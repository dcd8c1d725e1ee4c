import { contrast, type Colour } from '@/lib/design/theme';
import type { Scope } from './scope';

const GROUNDS: Colour[] = ['papel', 'blanco', 'arena'];
const HELD: Colour[] = [...GROUNDS, 'guinda-claro'];
/** Contrast pairs of the stylesheet: running text, short text, edges (WCAG 2.2, 1.4). */
const PAIRS: [what: string, least: number, colours: Colour[], grounds: Colour[]][] = [
  ['el texto seguido', 7, ['tinta'], [...HELD, 'resalte']],
  ['el texto de un aviso urgente', 7, ['tinta'], ['rojo-claro']],
  ['el texto secundario y los enlaces', 4.5, ['gris', 'guinda'], HELD],
  ['el enlace que se señala', 4.5, ['guinda-oscuro'], HELD],
  ['el texto de un botón', 4.5, ['blanco'], ['guinda', 'guinda-oscuro']],
  ['el texto del menú y del pie', 7, ['sobre-sede'], ['sede', 'sede-oscura']],
  ['el texto de un resultado', 4.5, ['rojo', 'verde'], GROUNDS],
  ['el texto de un error', 4.5, ['rojo'], ['rojo-claro']],
  ['el texto de un éxito', 4.5, ['verde'], ['verde-claro']],
  ['el borde de un control', 3, ['borde', 'guinda'], GROUNDS],
  ['la línea del menú', 3, ['oro'], ['sede', 'sede-oscura']],
];
const WHEN = { dia: 'De día', noche: 'De noche' } as const;

export function checkIdentidad({ content: { identidad }, report }: Scope): void {
  for (const palette of ['dia', 'noche'] as const) {
    const tokens = identidad.data[palette];
    const said = new Set<string>();
    for (const [what, least, colours, grounds] of PAIRS)
      for (const colour of colours)
        for (const ground of grounds) {
          const found = contrast(tokens[colour], tokens[ground]);
          const pair = `${colour} ${ground}`;
          if (found >= least || said.has(pair)) continue;
          said.add(pair);
          const message = `${WHEN[palette]}, «${colour}» (${tokens[colour]}) sobre «${ground}» (${tokens[ground]}) contrasta ${rounded(found)} a 1, y ${what} necesita ${least} a 1. Oscurezca uno o aclare el otro.`;
          report.field(identidad, [palette, colour], message);
        }
  }
}

/** Rounds down: 4.499 is below 4.5. */
const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;
