import { palette } from '@/tailwind.config';
import { escape, textOn } from './svg';

export interface Bar {
  name: string;
  value: number;
  /** Whose it is, among COLOURS. */
  who: keyof typeof COLOURS;
}

interface Bars {
  title: string;
  bars: Bar[];
  print: (value: number) => string;
  /** Lines across: promises, each with its name. */
  marks?: { name: string; at: number }[];
}

const COLOURS = { floor: palette.gris, own: palette.guinda, peer: palette.tinta };
const WIDTH = 760;
const LEFT = 250;
const RIGHT = 690;
const TOP = 50;
const STEP = 22;

/** Draws one bar a row, the longest as wide as there is room, as a small SVG. */
export function bars({ title, bars: all, print, marks = [] }: Bars): string {
  const height = TOP + all.length * STEP + 30;
  const most = Math.max(...all.map(({ value }) => value), ...marks.map(({ at }) => at));
  const x = (value: number) => Math.round(10 * (LEFT + (value / most) * (RIGHT - LEFT))) / 10;
  const rows = all.map(({ name, value, who }, row) => {
    const y = TOP + row * STEP;
    return `<g fill="${COLOURS[who]}">
<text x="${LEFT - 8}" y="${y + 14}" text-anchor="end">${escape(name)}</text>
<path d="M${LEFT} ${y + 3}H${x(value)}V${y + 17}H${LEFT}z"/>
<text x="${x(value) + 6}" y="${y + 14}">${print(value)}</text>
</g>`;
  });
  const lines = marks.map(
    ({ name, at }) => `<g fill="${palette.verde}" stroke="${palette.verde}">
<path d="M${x(at)} ${TOP - 4}V${height - 24}" stroke-dasharray="4 3"/>
<text x="${x(at)}" y="${height - 10}" text-anchor="middle" stroke="none">${escape(name)}</text>
</g>`,
  );
  return textOn({ title, width: WIDTH, height, body: [...rows, ...lines].join('\n') });
}
