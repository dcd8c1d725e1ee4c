import { DRAWN, palette } from '@/tailwind.config';

const NIGHT = '@media (prefers-color-scheme:dark)';

const RULES = Object.values(DRAWN)
  .flatMap(({ day, night, line }) => [
    `[fill="${day}"]{fill:${night}}`,
    `[stroke="${day}"]{stroke:${line}}`,
  ])
  .map((rule) => ({ rule, names: rule.slice(0, rule.indexOf('{')) }));

const COLOUR = /(?<=[:"\s])#[\da-f]{3,8}\b|\brgba?\(/gi;

/** Replaces the default palette in a drawing by the office's. */
export const inOurColours = (svg: string): string =>
  svg.replace(COLOUR, (colour) => DRAWN[colour]?.day ?? colour);

/** Adds the dark palette, or a light background to other colours. @param svg checked by office/svg.ts */
export function withNight(svg: string): string {
  const ours = inOurColours(svg);
  if (svg.includes('prefers-color-scheme')) return ours;
  const known = (svg.match(COLOUR) ?? []).every((colour) => Object.hasOwn(DRAWN, colour));
  const rules = RULES.filter(({ names }) => ours.includes(names.slice(1, -1)));
  const css = known ? rules.map(({ rule }) => rule).join('') : `:root{background:${palette.papel}}`;
  return css ? ours.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${NIGHT}{${css}}</style>`) : ours;
}
