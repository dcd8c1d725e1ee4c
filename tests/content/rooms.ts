import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Lines allowed in each room (D69), blank lines and comments included. Lower a number when its room shrinks. */
const ROOMS: Readonly<Record<string, number>> = {
  app: 93,
  'components/base': 596,
  'components/islands': 3_412,
  'components/layout': 666,
  'components/pages': 206,
  'components/sections': 2_391,
  'components/styles': 3_072,
  'components/ui': 622,
  lib: 2_632,
  'lib/check': 1_965,
  'lib/content': 6_105,
  'lib/email': 437,
  'lib/forms': 2_725,
  'lib/site': 5_453,
  scripts: 3_743,
  'scripts/make': 6_563,
  'scripts/oficina': 906,
  'scripts/redaccion': 16_720,
  'scripts/relay': 898,
  'scripts/repository': 733,
  tests: 41_916,
};

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

const roomOf = (file: string) =>
  Object.keys(ROOMS)
    .filter((room) => file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];

export function linesByRoom(): Record<string, number> {
  const lines = Object.fromEntries(Object.keys(ROOMS).map((room) => [room, 0]));
  for (const file of globSync('{app,components,lib,scripts,tests}/**/*.{ts,tsx,mjs,css}')) {
    const room = roomOf(file);
    if (room) lines[room] = (lines[room] ?? 0) + linesOf(file);
  }
  return lines;
}

export const overRooms = (
  lines: Readonly<Record<string, number>>,
  most: Readonly<Record<string, number>> = ROOMS,
): string[] =>
  Object.entries(lines).flatMap(([room, has]) =>
    has > (most[room] ?? 0)
      ? [
          `${room} tiene ${has} renglones, y puede tener ${most[room] ?? 0} (tests/content/rooms.ts)`,
        ]
      : [],
  );
