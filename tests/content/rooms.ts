import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Lines allowed in each room (D69), blank lines and comments included. Lower a number when its room shrinks. */
const ROOMS: Readonly<Record<string, number>> = {
  app: 91,
  'components/base': 578,
  'components/islands': 3_374,
  'components/layout': 658,
  'components/pages': 196,
  'components/sections': 2_353,
  'components/styles': 2_567,
  'components/ui': 649,
  lib: 2_615,
  'lib/check': 1_584,
  'lib/content': 5_924,
  'lib/email': 390,
  'lib/forms': 2_610,
  'lib/site': 5_147,
  scripts: 3_505,
  'scripts/make': 6_089,
  'scripts/oficina': 814,
  'scripts/redaccion': 15_638,
  'scripts/relay': 790,
  'scripts/repository': 733,
  tests: 41_368,
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
