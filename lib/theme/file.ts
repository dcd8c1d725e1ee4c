import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
// Tailwind loads this file, and cannot resolve `@/`.
import { officeFolder } from '../office-folder';
import {
  COLOURS,
  derivedDrawings,
  distinct,
  type Colour,
  type Colours,
  type Drawn,
  type Theme,
} from '../design/theme';

const THEME_VARIABLE = 'IDENTIDAD';

function textOfFile(): string {
  try {
    const file =
      process.env[THEME_VARIABLE] ?? path.join(officeFolder(), 'content', 'identidad.yml');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch {
    // A wrong folder, which the program says in words once it opens it (scripts/open-office.ts).
    return '';
  }
}

/** Replaces a missing colour, which the content check reports. */
const NONE = `#${'0'.repeat(6)}`;

/** Faults are reported by the content check, since every drawing program starts here. */
export function themeOf(text: string): Theme {
  const { dia, noche, dibujos, emblema } = groupOf(written(text));
  const { lado, lineas } = groupOf(emblema);
  const [day, night] = [coloursOf(dia), coloursOf(noche)];
  const drawn = rowsOf(dibujos).flatMap(({ escrito, dia: own, noche: dark, trazo }) =>
    [escrito, own, dark, trazo].every((one) => typeof one === 'string')
      ? [[escrito, { day: own, night: dark, line: trazo }]]
      : [],
  );
  const lines = rowsOf(lineas).map(({ d, grosor, color }) => ({
    path: String(d),
    thickness: Number(grosor),
    colour: color as Colour,
  }));
  return {
    dia: day,
    noche: night,
    dibujos: distinct({
      ...derivedDrawings(day, night),
      ...(Object.fromEntries(drawn) as Record<string, Drawn>),
    }),
    emblema: { size: Number(lado) || 1, lines },
  };
}

function coloursOf(colours: unknown): Colours {
  const own = groupOf(colours);
  const colour = (value: unknown) => (typeof value === 'string' ? value : NONE);
  return Object.fromEntries(COLOURS.map((name) => [name, colour(own[name])])) as Colours;
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.map(groupOf) : []);

const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function written(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Theme at start, part of the cache key of all drawings. */
export const THEME = themeOf(textOfFile());
export const { dia, noche, dibujos, emblema } = THEME;
