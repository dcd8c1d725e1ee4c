import { palette } from '@/tailwind.config';
import { escape, textOn } from './svg';

/** A line of a chart: a name and its points, both axes logarithmic. */
export interface Series {
  name: string;
  points: [x: number, y: number][];
  dashed?: boolean;
}

interface Chart {
  title: string;
  xLabel: string;
  yLabel: string;
  series: Series[];
}

const WIDTH = 760;
const HEIGHT = 440;
const BOX = { left: 70, right: 590, top: 50, bottom: 380 };
const LABEL_GAP = 17;
/** Each line carries its name at its end, so that colour never has to tell them apart alone. */
const COLOURS = ['guinda', 'tinta', 'verde', 'oro', 'rojo', 'borde'] as const;

/** Draws lines over two logarithmic axes as a small SVG. A line without points is left out. */
export function chart({ title, xLabel, yLabel, series }: Chart): string {
  const drawn = series.filter(({ points }) => points.length > 0);
  const all = drawn.flatMap(({ points }) => points);
  const x = axis(
    all.map(([value]) => value),
    BOX.left,
    BOX.right,
    false,
  );
  const y = axis(
    all.map(([, value]) => value),
    BOX.bottom,
    BOX.top,
    true,
  );
  const ends = spread(drawn.map(({ points }) => y.at(points.at(-1)?.[1] ?? 1)));
  const lines = drawn.map(({ name, points, dashed }, index) => {
    const place = series.findIndex((one) => one.name === name);
    const colour = palette[COLOURS[place % COLOURS.length] ?? 'tinta'];
    const spots = points.map(([a, b]) => [round(x.at(a)), round(y.at(b))] as const);
    return `<g stroke="${colour}" fill="${colour}">
<polyline fill="none" stroke-width="2"${dashed ? ' stroke-dasharray="6 4"' : ''} points="${spots.map((spot) => spot.join(',')).join(' ')}"/>
${spots.map(([a, b]) => `<circle cx="${a}" cy="${b}" r="3.5" stroke="none"/>`).join('')}
<text x="${(spots.at(-1)?.[0] ?? 0) + 10}" y="${round((ends[index] ?? 0) + 4)}" stroke="none">${escape(name)}</text>
</g>`;
  });
  const body = `<g stroke="${palette.linea}">
${x.ticks.map((tick) => `<path d="M${round(x.at(tick))} ${BOX.top}V${BOX.bottom}"/>`).join('\n')}
${y.ticks.map((tick) => `<path d="M${BOX.left} ${round(y.at(tick))}H${BOX.right}"/>`).join('\n')}
</g>
<g fill="${palette.gris}">
${x.ticks.map((tick) => `<text x="${round(x.at(tick))}" y="${BOX.bottom + 20}" text-anchor="middle">${label(tick)}</text>`).join('\n')}
${y.ticks.map((tick) => `<text x="${BOX.left - 8}" y="${round(y.at(tick)) + 4}" text-anchor="end">${label(tick)}</text>`).join('\n')}
<text x="${(BOX.left + BOX.right) / 2}" y="${BOX.bottom + 46}" text-anchor="middle">${escape(xLabel)}</text>
<text transform="translate(20 ${(BOX.top + BOX.bottom) / 2}) rotate(-90)" text-anchor="middle">${escape(yLabel)}</text>
</g>
${lines.join('\n')}`;
  return textOn({ title, width: WIDTH, height: HEIGHT, body });
}

/** A logarithmic axis from `from` to `to` around some values; ticks at powers of ten, or finer. */
function axis(values: number[], from: number, to: number, fine: boolean) {
  const low = Math.min(...(values.length > 0 ? values : [1]));
  const high = Math.max(...(values.length > 0 ? values : [10]));
  const steps = fine && high / low < 1000 ? [1, 2, 5] : [1];
  const ticks: number[] = [];
  for (let power = -4; power <= 7; power++)
    for (const step of steps) ticks.push(Number((step * 10 ** power).toPrecision(1)));
  const first = ticks.findLast((tick) => tick <= low * 1.001) ?? low;
  const last = ticks.find((tick) => tick >= high * 0.999) ?? high;
  const span = Math.log(last / first) || 1;
  return {
    ticks: ticks.filter((tick) => tick >= first && tick <= last),
    at: (value: number) => from + (Math.log(value / first) / span) * (to - from),
  };
}

/** Heights at which labels do not stand upon each other, each near its own. */
function spread(wanted: number[]): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  order.forEach((index, place) => {
    const above = order[place - 1];
    if (above !== undefined)
      placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + LABEL_GAP);
  });
  return placed;
}

const round = (value: number) => Math.round(value * 10) / 10;
const label = (tick: number) => tick.toLocaleString('en', { maximumFractionDigits: 4 });
