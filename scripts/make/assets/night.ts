import { DRAWN, palette } from '@/tailwind.config';

const NIGHT = '@media (prefers-color-scheme:dark)';

const RULES = Object.values(DRAWN)
  .flatMap(({ day, night, line }) => [
    `[fill="${day}"]{fill:${night}}`,
    `[stroke="${day}"]{stroke:${line}}`,
  ])
  .map((rule) => ({ rule, names: rule.slice(0, rule.indexOf('{')) }));

const COLOUR = /(?<=[:"\s])#[\da-f]{3,8}\b|\brgba?\(/gi;

/** A drawing with the office's colours in the place of those that our files write. */
export const inOurColours = (svg: string): string =>
  svg.replace(COLOUR, (colour) => DRAWN[colour]?.day ?? colour);

/**
 * A drawing in the office's colours, with those of the night, which a browser takes as the page around it
 * does. A drawing whose colours are not those of the house, and that has no night of its own, gets a light
 * ground, on which its lines are seen.
 * @param svg the file's text, sound already (scripts/make/office/svg.ts)
 */
export function withNight(svg: string): string {
  const ours = inOurColours(svg);
  if (svg.includes('prefers-color-scheme')) return ours;
  const known = (svg.match(COLOUR) ?? []).every((colour) => Object.hasOwn(DRAWN, colour));
  const rules = RULES.filter(({ names }) => ours.includes(names.slice(1, -1)));
  const css = known ? rules.map(({ rule }) => rule).join('') : `:root{background:${palette.papel}}`;
  return css ? ours.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${NIGHT}{${css}}</style>`) : ours;
}
