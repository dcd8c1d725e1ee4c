import { fault, type ValuesOf } from '@/lib/content/faults';
import { contrast, type Colour } from '@/lib/design/theme';
import type { Scope } from './scope';

const GROUNDS: Colour[] = ['papel', 'blanco', 'arena'];
const HELD: Colour[] = [...GROUNDS, 'guinda-claro'];
/** Contrast pairs of the stylesheet: running text, short text, edges (WCAG 2.2, 1.4). */
const PAIRS: [
  what: ValuesOf<'contrast-low'>['what'],
  least: number,
  colours: Colour[],
  grounds: Colour[],
][] = [
  ['text', 7, ['tinta'], [...HELD, 'resalte']],
  ['urgent', 7, ['tinta'], ['rojo-claro']],
  ['secondary', 4.5, ['gris', 'guinda'], HELD],
  ['pointed', 4.5, ['guinda-oscuro'], HELD],
  ['button', 4.5, ['blanco'], ['guinda', 'guinda-oscuro']],
  ['frame', 7, ['sobre-sede'], ['sede', 'sede-oscura']],
  ['result', 4.5, ['rojo', 'verde'], GROUNDS],
  ['error', 4.5, ['rojo'], ['rojo-claro']],
  ['success', 4.5, ['verde'], ['verde-claro']],
  ['edge', 3, ['borde', 'guinda'], GROUNDS],
  ['menu', 3, ['oro'], ['sede', 'sede-oscura']],
];

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
          const low = fault('contrast-low', {
            ...{ palette, what, least, ratio: rounded(found) },
            colour: [colour, tokens[colour]],
            ground: [ground, tokens[ground]],
          });
          report.field(identidad, [palette, colour], low);
        }
  }
}

/** Rounds down: 4.499 is below 4.5. */
const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;
