import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { AlongBody, DecisionsBody, type Change, type Words } from './api';
import { pathWithin } from '@/lib/files/path-within';
import { personNow } from './current-person';
import { reworded } from '../told-words';
import { Unwritten, writeWhole } from '../write-files';

const FOLDER = '.redaccion';
const PEOPLE = 'personas';

const Kept = z.object({
  file: z.string(),
  base: z.string(),
  data: z.json(),
  body: z.string().optional(),
  along: AlongBody.optional(),
  decided: DecisionsBody.optional(),
  savedAt: z.string(),
  name: z.string().optional(),
});

/** A person's waiting changes, each in a file named as its piece. */
export class Drafts {
  constructor(private readonly root: string) {}

  find = (file: string) => keptIn(this.placeOf(file));

  /** Returns the moment, in ISO form. @throws Unwritten */
  keep(
    file: string,
    words: Words & Pick<Change, 'along' | 'decided'>,
    base: string,
    savedAt = new Date().toISOString(),
  ): string {
    const { name } = personNow();
    const kept = { file, base, ...words, savedAt, ...(name && { name }) };
    try {
      writeWhole(this.placeOf(file), JSON.stringify(kept, null, 1));
      return savedAt;
    } catch (error) {
      if (!(error instanceof Unwritten)) throw error;
      throw new Unwritten(
        reworded(
          error.told,
          (words) => `No se guardó nada, ni una copia: no cierre esta ventana. ${words}`,
        ),
        error,
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
    const ignore = `${login}/**`;
    for (const place of globSync('*/content/**/*.json', { cwd, dot: true, ignore })) {
      const { file = '', name } = keptIn(path.join(cwd, place)) ?? {};
      if (name) found.set(file, [...(found.get(file) ?? []), name]);
    }
    return found;
  }

  private folder(): string {
    const { login } = personNow();
    return path.join(this.root, FOLDER, ...(login === '' ? [] : [PEOPLE, login]));
  }

  private placeOf = (file: string) => pathWithin(this.folder(), `${file}.json`);
}

function keptIn(place: string): z.infer<typeof Kept> | undefined {
  try {
    return Kept.safeParse(JSON.parse(readFileSync(place, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
