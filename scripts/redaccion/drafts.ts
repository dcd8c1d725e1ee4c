import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import type { Along, Words } from './api';
import { Unwritten, writeWhole, type WriteBytes } from './whole-file';

/** Where changes wait that were not saved; git does not look at it, and deleting `.cache` leaves it. */
const FOLDER = '.redaccion';

export const AlongBody = z.object({
  changes: z.array(z.object({ file: z.string(), base: z.string(), data: z.json() })),
  pdfs: z.array(z.object({ archivo: z.string(), sha256: z.string(), nota: z.string() })),
});

const Kept = z.object({
  file: z.string(),
  base: z.string(),
  data: z.json(),
  body: z.string().optional(),
  along: AlongBody.optional(),
  savedAt: z.string(),
});

/** A change that waits, of one file. */
type Draft = Words & { base: string; savedAt: string; along?: Along | undefined };

/** The changes that wait, each in a file that is named as the one that it changes. */
export class Drafts {
  constructor(
    private readonly root: string,
    private readonly write?: WriteBytes,
  ) {}

  find(file: string): Draft | undefined {
    const place = this.placeOf(file);
    if (!existsSync(place)) return undefined;
    const { data: kept } = Kept.safeParse(parsed(readFileSync(place, 'utf8')));
    if (!kept) return undefined;
    const { base, data, body, savedAt, along } = kept;
    return { base, data, savedAt, ...(along && { along }), ...(body !== undefined && { body }) };
  }

  /**
   * @param savedAt in ISO form
   * @throws Unwritten
   */
  keep(
    file: string,
    words: Words & { along?: Along | undefined },
    base: string,
    savedAt = new Date().toISOString(),
  ): void {
    const text = JSON.stringify({ file, base, ...words, savedAt }, null, 1);
    try {
      writeWhole(this.placeOf(file), text, this.write);
    } catch (error) {
      if (!(error instanceof Unwritten)) throw error;
      throw new Unwritten(
        `No se guardó nada, ni como borrador: no cierre esta ventana. ${error.message}`,
        { cause: error },
      );
    }
  }

  drop = (file: string): void => rmSync(this.placeOf(file), { force: true });

  /** The files of which there is one. */
  files = (): string[] =>
    globSync('content/**/*.json', { cwd: path.join(this.root, FOLDER), dot: true }).map((name) =>
      name.replace(/\.json$/, ''),
    );

  private placeOf = (file: string) => path.join(this.root, FOLDER, `${file}.json`);
}

/** The JSON of a text; nothing when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
