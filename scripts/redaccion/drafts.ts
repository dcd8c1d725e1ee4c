import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { AlongBody, type Along, type Opened, type Words } from './api';
import { pathWithin } from '../make/files';
import { personNow } from './current-person';
import { Unwritten, writeWhole, type WriteBytes } from './whole-file';

const FOLDER = '.redaccion';
const PEOPLE = 'personas';

const Kept = z.object({
  file: z.string(),
  base: z.string(),
  data: z.json(),
  body: z.string().optional(),
  along: AlongBody.optional(),
  savedAt: z.string(),
  name: z.string().optional(),
});

type Draft = NonNullable<Opened['draft']>;

/** A person's waiting changes, each in a file named as its piece. */
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

  /** Returns the moment, in ISO form. @throws Unwritten */
  keep(
    file: string,
    words: Words & { along?: Along | undefined },
    base: string,
    savedAt = new Date().toISOString(),
  ): string {
    const { name } = personNow();
    const kept = { file, base, ...words, savedAt, ...(name && { name }) };
    const text = JSON.stringify(kept, null, 1);
    try {
      writeWhole(this.placeOf(file), text, this.write);
      return savedAt;
    } catch (error) {
      if (!(error instanceof Unwritten)) throw error;
      throw new Unwritten(
        `No se guardó nada, ni como borrador: no cierre esta ventana. ${error.message}`,
        { cause: error },
      );
    }
  }

  drop = (file: string): void => rmSync(this.placeOf(file), { force: true });

  files = (): string[] =>
    globSync('content/**/*.json', { cwd: this.folder(), dot: true }).map((name) =>
      name.replace(/\.json$/, ''),
    );

  others(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    const { login } = personNow();
    if (login === '') return found;
    const cwd = path.join(this.root, FOLDER, PEOPLE);
    const places = globSync('*/content/**/*.json', { cwd, dot: true, ignore: `${login}/**` });
    for (const place of places) {
      const { data } = Kept.safeParse(parsed(readFileSync(path.join(cwd, place), 'utf8')));
      if (data?.name) found.set(data.file, [...(found.get(data.file) ?? []), data.name]);
    }
    return found;
  }

  private folder(): string {
    const { login } = personNow();
    return path.join(this.root, FOLDER, ...(login === '' ? [] : [PEOPLE, login]));
  }

  private placeOf = (file: string) => pathWithin(this.folder(), `${file}.json`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
