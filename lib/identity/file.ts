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
  type Identity,
} from '../design/identity';

const IDENTITY_VARIABLE = 'IDENTIDAD';

function textOfFile(): string {
  const file =
    process.env[IDENTITY_VARIABLE] ?? path.join(officeFolder(), 'content', 'identidad.yml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

interface Written {
  dia: unknown;
  noche: unknown;
  dibujos: unknown;
  emblema: unknown;
}
interface Drawing {
  escrito: string;
  dia: string;
  noche: string;
  trazo: string;
}
interface EmblemLine {
  d: string;
  grosor: number;
  color: Colour;
}

/** Replaces a missing colour, which the content check reports. */
const NONE = `#${'0'.repeat(6)}`;

/** Faults are reported by the content check, since every drawing program starts here. */
export function identityOf(text: string): Identity {
  const { dia, noche, dibujos, emblema } = groupOf(written(text)) as unknown as Written;
  const { lado, lineas } = groupOf(emblema);
  const [day, night] = [coloursOf(dia), coloursOf(noche)];
  const listed = (Array.isArray(dibujos) ? (dibujos as Drawing[]) : [])
    .filter(isWhole)
    .map(({ escrito, dia: own, noche: dark, trazo }) => [
      escrito,
      { day: own, night: dark, line: trazo },
    ]);
  const drawn = Object.fromEntries(listed) as Record<string, Drawn>;
  return {
    dia: day,
    noche: night,
    dibujos: distinct({ ...derivedDrawings(day, night), ...drawn }),
    emblema: {
      size: Number(lado) || 1,
      lines: (Array.isArray(lineas) ? (lineas as EmblemLine[]) : []).map(
        ({ d, grosor, color }) => ({ path: d, thickness: grosor, colour: color }),
      ),
    },
  };
}

const isWhole = ({ escrito, dia, noche, trazo }: Drawing) =>
  [escrito, dia, noche, trazo].every((one) => typeof one === 'string');

function coloursOf(said: unknown): Colours {
  const own = groupOf(said);
  const colour = (value: unknown) => (typeof value === 'string' ? value : NONE);
  return Object.fromEntries(COLOURS.map((name) => [name, colour(own[name])])) as Colours;
}

const groupOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function written(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Identity at start, part of the cache key of all drawings. */
export const IDENTITY = identityOf(textOfFile());
export const { dia, noche, dibujos, emblema } = IDENTITY;
