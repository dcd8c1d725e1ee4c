import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Lines allowed in each room (D69), blank lines and comments included. Lower a number when its room shrinks. */
const ROOMS: Readonly<Record<string, number>> = {
  app: 91,
  'components/base': 564,
  'components/islands': 3_295,
  'components/layout': 582,
  'components/pages': 185,
  'components/sections': 2_131,
  'components/styles': 2_499,
  'components/ui': 601,
  lib: 2_534,
  'lib/check': 1_583,
  'lib/content': 5_507,
  'lib/email': 385,
  'lib/forms': 2_541,
  'lib/site': 4_879,
  scripts: 3_489,
  'scripts/make': 5_687,
  'scripts/oficina': 807,
  'scripts/redaccion': 14_829,
  'scripts/relay': 776,
  'scripts/repository': 718,
  tests: 40_968,
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
