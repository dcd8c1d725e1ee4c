/** In the order of content/identidad.yml. */
export const COLOURS = [
  ...(['blanco', 'papel', 'arena', 'linea', 'borde', 'tinta', 'gris'] as const),
  ...(['guinda', 'guinda-oscuro', 'guinda-claro', 'sede', 'sede-oscura', 'sobre-sede'] as const),
  ...(['oro', 'resalte', 'verde', 'verde-claro', 'rojo', 'rojo-claro'] as const),
] as const;

export type Colour = (typeof COLOURS)[number];
export type Colours = Readonly<Record<Colour, string>>;

export interface Drawn {
  day: string;
  night: string;
  line: string;
}

export interface Emblem {
  size: number;
  lines: { path: string; thickness: number; colour: Colour }[];
}

export interface Theme {
  dia: Colours;
  noche: Colours;
  dibujos: Record<string, Drawn>;
  emblema: Emblem;
}

type Share = [from: Colour, to: Colour, share: number];
const DERIVED: Record<string, [day: Colour | Share, night: Colour | Share, line: Colour]> = {
  FAF7F2: ['blanco', 'blanco', 'blanco'],
  FBF8F3: ['papel', ['papel', 'tinta', 0.2], 'tinta'],
  EFE7DA: ['arena', ['papel', 'tinta', 0.13], 'linea'],
  D9CDBA: ['linea', ['papel', 'tinta', 0.27], 'borde'],
  E9D3D8: [['papel', 'guinda', 0.2], ['papel', 'guinda', 0.4], 'guinda'],
  '6B1530': ['guinda', ['papel', 'guinda', 0.6], 'guinda'],
  '4A0E21': ['guinda-oscuro', 'sede', 'guinda-oscuro'],
  '2B2426': ['tinta', 'papel', 'tinta'],
  '5C6B73': ['gris', 'oro', 'oro'],
  B8862B: ['oro', 'oro', 'oro'],
};

export function derivedDrawings(dia: Colours, noche: Colours): Record<string, Drawn> {
  const of = (tokens: Colours, colour: Colour | Share) =>
    typeof colour === 'string'
      ? tokens[colour]
      : mixed(tokens[colour[0]], tokens[colour[1]], colour[2]);
  return Object.fromEntries(
    Object.entries(DERIVED).map(([written, [day, night, line]]) => [
      `#${written}`,
      { day: of(dia, day), night: of(noche, night), line: noche[line] },
    ]),
  );
}

/** Separates colours that are equal by day by a step of blue, since their night colours differ. */
export function distinct(drawn: Record<string, Drawn>): Record<string, Drawn> {
  const used = new Set<string>();
  const own = (day: string): string => {
    const lower = day.toLowerCase();
    if (!used.has(lower)) {
      used.add(lower);
      return day;
    }
    const value = parseInt(lower.slice(1), 16);
    return own(`#${(value + (value % 256 === 255 ? -1 : 1)).toString(16).padStart(6, '0')}`);
  };
  return Object.fromEntries(
    Object.entries(drawn).map(([written, one]) => [written, { ...one, day: own(one.day) }]),
  );
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

function mixed(one: string, other: string, share: number): string {
  const to = partsOf(other);
  const parts = partsOf(one).map((part, at) =>
    Math.round(part + ((to[at] ?? part) - part) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = partsOf(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}
