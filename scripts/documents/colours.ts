export type DocumentColour = readonly [number, number, number];

export const WHITE: DocumentColour = [255, 255, 255];
export const BLACK: DocumentColour = [0, 0, 0];

const NAMES: Record<string, string> = {
  ...{ black: '000000', white: 'ffffff', yellow: 'ffff00', green: '00ff00', lime: '00ff00' },
  ...{ cyan: '00ffff', aqua: '00ffff', magenta: 'ff00ff', fuchsia: 'ff00ff', blue: '0000ff' },
  ...{ red: 'ff0000', darkblue: '000080', navy: '000080', darkcyan: '008080', teal: '008080' },
  ...{ darkgreen: '008000', darkmagenta: '800080', purple: '800080', darkred: '800000' },
  ...{ maroon: '800000', darkyellow: '808000', olive: '808000', darkgray: '808080' },
  ...{ gray: '808080', lightgray: 'c0c0c0', silver: 'c0c0c0', lightgrey: 'd3d3d3' },
  ...{ snow: 'fffafa', ivory: 'fffff0', ghostwhite: 'f8f8ff', whitesmoke: 'f5f5f5' },
  ...{ windowtext: '000000', window: 'ffffff', floralwhite: 'fffaf0', azure: 'f0ffff' },
};

/** A colour as Word, VML or CSS writes it; undefined for any that is none, or that says «automatic». */
export function colourOf(written: string | undefined): DocumentColour | undefined {
  const value = (written ?? '').trim().toLowerCase();
  const parts = /^rgba?\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)/.exec(value);
  if (parts) {
    const part = (at: number) =>
      Number.parseFloat(parts[at] ?? '') * (parts[at]?.endsWith('%') ? 2.55 : 1);
    return [part(1), part(2), part(3)];
  }
  const [, hue, strength = '', light = ''] =
    /^hsla?\(\s*([\d.]+)\w*[\s,]+([\d.]+)%[\s,]+([\d.]+)%/.exec(value) ?? [];
  if (hue !== undefined) return fromHue(Number(hue), Number(strength) / 100, Number(light) / 100);
  const [, hex] =
    /^#?([\da-f]{6}|[\da-f]{3})(?:[\da-f]{1,2})?(?![\da-z])/.exec(NAMES[value] ?? value) ?? [];
  if (!hex) return undefined;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const at = (from: number) => parseInt(full.slice(from, from + 2), 16);
  return [at(0), at(2), at(4)];
}

function fromHue(hue: number, strength: number, light: number): DocumentColour {
  const channel = (from: number) => {
    const at = (from + hue / 30) % 12;
    const part = strength * Math.min(light, 1 - light);
    return 255 * (light - part * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

const lightness = (colour: DocumentColour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
};

/** Whether letters of a colour are lost on a ground: no contrast, or hardly any and about the same hue. */
export function isLostOn(letters: DocumentColour, ground: DocumentColour): boolean {
  const [dark = 0, light = 0] = [lightness(letters), lightness(ground)].sort((a, b) => a - b);
  const apart = Math.hypot(...letters.map((value, at) => value - (ground[at] ?? 0)));
  return light / dark < 1.25 || (light / dark < 1.4 && apart < 120);
}

/** A colour mixed with another, as a tint, a shade or a pattern has it. */
export const mixed = (one: DocumentColour, other: DocumentColour, part: number): DocumentColour =>
  [0, 1, 2].map(
    (at) => (one[at] ?? 0) * part + (other[at] ?? 0) * (1 - part),
  ) as unknown as DocumentColour;
