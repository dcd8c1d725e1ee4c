import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isLitter } from '@/lib/content/model/paths';
import { toolKey } from '@/lib/keys';
import type { Places } from '../places';
import { putFile } from '../store';
import { mistaken } from './kinds';
import { kindOfName, refusal, sameButForCase, type Kind } from './names';
import { pictureFault } from './pictures';
import { svgProblems } from './svg';

/** What was found in the bytes of a file, whatever its name. */
const Findings = z.object({
  faults: z.array(z.object({ line: z.int(), message: z.string() })),
  people: z.array(z.string()),
  extras: z.array(z.string()),
});
export type Findings = z.infer<typeof Findings>;

/**
 * What was known of a file when it was last read; the same size, times and inode mean the same bytes. The
 * time of modification alone can be set back, as whoever copies a file with its dates does.
 */
const Known = z.record(
  z.string(),
  z.object({
    size: z.number(),
    mtimeMs: z.number(),
    ctimeMs: z.number(),
    ino: z.number(),
    hash: z.string(),
    findings: Findings,
  }),
);
type Known = z.infer<typeof Known>;
const Memory = z.object({ tool: z.string(), known: Known });

/** A file that the office put into `public/`, and what it holds. */
export interface OfficeFile extends Findings {
  /** Path from `public/`. */
  name: string;
  kind: Kind;
  /** Where its bytes are. */
  from: string;
  /** Hash of its bytes. */
  hash: string;
}

export interface Inspected {
  files: OfficeFile[];
  /** Why each of the others can't be published, by its path from `public/`. */
  refused: Map<string, string>;
}

/**
 * Looks at every file of `public/`: its name, and its bytes unless they are known from the last time.
 * @returns those that may be published, in the order of their names, and why the others may not
 */
export async function inspectOffice({
  public: folder,
  cache,
}: Pick<Places, 'public' | 'cache'>): Promise<Inspected> {
  const refused = new Map<string, string>();
  const names = await listFiles(folder, refused);
  const repeated = sameButForCase(names);
  // What one version of these rules let pass, another may refuse.
  const tool = toolKey(['scripts/make/office/inspect.ts']);
  const memory = path.join(cache, 'public.json');
  const before = await readKnown(memory, tool);
  const known: Known = {};
  const files: OfficeFile[] = [];
  for (const name of names) {
    const kind = kindOfName(name);
    const twin = repeated.get(name);
    const reason =
      refusal(name) ??
      (twin === undefined
        ? undefined
        : `sólo cambia en mayúsculas de public/${twin}: muchos sistemas los toman por el mismo. Cambie el nombre de uno.`);
    if (reason !== undefined || !kind) {
      refused.set(name, reason ?? '');
      continue;
    }
    const from = path.join(folder, name);
    const { size, mtimeMs, ctimeMs, ino } = await lstat(from);
    const last = before[name];
    const same =
      last?.size === size &&
      last.mtimeMs === mtimeMs &&
      last.ctimeMs === ctimeMs &&
      last.ino === ino;
    const one = same ? last : { size, mtimeMs, ctimeMs, ino, ...(await read(from, kind)) };
    known[name] = one;
    files.push({ name, kind, from, hash: one.hash, ...one.findings });
  }
  await putFile(memory, JSON.stringify({ tool, known }));
  return { files, refused };
}

/** Every file under a folder, by path from there. A link is refused: it may lead anywhere. */
async function listFiles(folder: string, refused: Map<string, string>): Promise<string[]> {
  const names: string[] = [];
  const look = async (under: string): Promise<void> => {
    for (const entry of await readdir(path.join(folder, under), { withFileTypes: true })) {
      const name = under ? `${under}/${entry.name}` : entry.name;
      if (isLitter(entry.name)) continue;
      if (entry.isDirectory()) await look(name);
      else if (entry.isFile()) names.push(name);
      else
        refused.set(
          name,
          'es un enlace a otro lugar y no un archivo. Guarde ahí el archivo mismo o quítelo.',
        );
    }
  };
  await look('').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return names.sort();
}

async function read(file: string, kind: Kind): Promise<{ hash: string; findings: Findings }> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, findings: await findingsOf(bytes, kind) };
}

async function findingsOf(bytes: Buffer, kind: Kind): Promise<Findings> {
  const faulty = (faults: Findings['faults']): Findings => ({ faults, people: [], extras: [] });
  const mistake = mistaken(bytes, kind);
  if (mistake) return faulty([{ line: 0, message: mistake }]);
  if (kind === 'pdf') {
    // Heavy to load, and most checks find no PDF that is new.
    const { readOfficePdf } = await import('./pdf');
    const { fault, people, extras } = await readOfficePdf(bytes);
    return { faults: fault ? [{ line: 0, message: fault }] : [], people, extras };
  }
  const isDrawing = kind === 'svg';
  const active = isDrawing ? svgProblems(bytes) : [];
  if (active.length > 0) return faulty(active);
  const fault = await pictureFault(bytes, isDrawing);
  return faulty(fault ? [{ line: fault.line ?? 0, message: fault.message }] : []);
}

async function readKnown(file: string, tool: string): Promise<Known> {
  try {
    const memory = Memory.parse(JSON.parse(await readFile(file, 'utf8')));
    return memory.tool === tool ? memory.known : {};
  } catch {
    // Not there, or not what a check writes: every file is read again.
    return {};
  }
}
