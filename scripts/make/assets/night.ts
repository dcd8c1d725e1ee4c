import { DRAWN, palette } from '@/tailwind.config';

const NIGHT = '@media (prefers-color-scheme:dark)';

/** A drawing of ours: each of its colours has one for the night. */
const RULES = Object.entries(DRAWN)
  .flatMap(([day, [shape, line]]) => [
    `[fill="${day}"]{fill:${shape}}`,
    `[stroke="${day}"]{stroke:${line}}`,
  ])
  .map((rule) => ({ rule, names: rule.slice(0, rule.indexOf('{')) }));

/**
 * A drawing with its colours of the night, which a browser takes as the page around it does. One whose colours
 * are not those of the house, and that has no night of its own, gets a light ground, on which its lines are seen.
 * @param svg the file's text, sound already (scripts/make/office/svg.ts)
 */
export function withNight(svg: string): string {
  if (svg.includes('prefers-color-scheme')) return svg;
  const colours = svg.match(/(?<=[:"\s])#[\da-f]{3,8}\b|\brgba?\(/gi) ?? [];
  const known = colours.every((colour) => Object.hasOwn(DRAWN, colour));
  const rules = RULES.filter(({ names }) => svg.includes(names.slice(1, -1)));
  const css = known ? rules.map(({ rule }) => rule).join('') : `:root{background:${palette.papel}}`;
  return css ? svg.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${NIGHT}{${css}}</style>`) : svg;
}
