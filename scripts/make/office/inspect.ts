import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fault, type ContentFault } from '@/lib/content/faults';
import { listFolder, NOT_UTF8 } from '@/lib/content/load/files';
import { isLitter } from '@/lib/content/model/paths';
import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import { sha256 } from '../huellas';
import type { BuildPaths } from '../paths';
import { faulty, NONE, wrongKind, type Findings } from './kinds';
import { kindOfName, nameFault, sameButForCase, type OfficeFileKind } from './names';
import { svgProblems } from './svg';

export interface OfficeFile extends Findings {
  name: string;
  kind: OfficeFileKind;
  from: string;
  bytes: number;
  hash: string;
}

/** `refused`: reasons by path in `public/`. */
export type Inspected = Awaited<ReturnType<typeof inspectOffice>>;

/** Checks all files of `public/`. @param instead replacements by path in `public/`; null removes one */
export async function inspectOffice(
  { public: folder }: Pick<BuildPaths, 'public'>,
  store: Store,
  instead: ReadonlyMap<string, string | null> = new Map(),
) {
  const refused = new Map<string, ContentFault>();
  const there = listFiles(folder, refused);
  const names = [...new Set([...there, ...instead.keys()])]
    .filter((name) => instead.get(name) !== null)
    .sort();
  const repeated = sameButForCase(names);
  const files: OfficeFile[] = [];
  for (const name of names) {
    const kind = kindOfName(name);
    const reason = nameFault(name) ?? repeated.get(name);
    if (reason) refused.set(name, reason);
    if (reason || !kind) continue;
    const from = instead.get(name) ?? path.join(folder, name);
    const bytes = await readFile(from);
    const found = await inspectBytes(bytes, kind, store);
    files.push({ name, kind, from, bytes: bytes.length, ...found });
  }
  return { files, refused };
}

/** Returns the findings of a file, stored by hash. */
export async function inspectBytes(
  bytes: Buffer,
  kind: OfficeFileKind,
  store: Store,
): Promise<Findings & { hash: string }> {
  const hash = sha256(bytes);
  const key = keyOf(codeKey(), kind, hash);
  const { value } = await store.cached('office', key, () => findingsOf(bytes, kind));
  return { ...value, hash };
}

function listFiles(folder: string, refused: Map<string, ContentFault>): string[] {
  const names: string[] = [];
  const look = (under: string): void => {
    const inside = (name: string) => (under ? `${under}/${name}` : name);
    const { entries, unreadable } = listFolder(path.join(folder, under));
    for (const name of unreadable) refused.set(inside(name), NOT_UTF8);
    for (const entry of entries) {
      const name = inside(entry.name);
      if (isLitter(entry.name)) continue;
      if (entry.isDirectory()) look(name);
      else if (entry.isFile()) names.push(name);
      else refused.set(name, fault('public-link', {}));
    }
  };
  if (existsSync(folder)) look('');
  return names.sort();
}

async function findingsOf(bytes: Buffer, kind: OfficeFileKind): Promise<Findings> {
  const mistake = wrongKind(bytes, kind);
  if (mistake) return faulty(mistake);
  // The PDF library is slow to load, and rarely needed.
  if (kind === 'pdf') return (await import('./pdf')).readOfficePdf(bytes);
  const active = kind === 'svg' ? svgProblems(bytes) : [];
  return { ...NONE, faults: active.length > 0 ? active : await pictureFaults(bytes, kind) };
}

/** Faults by the words of the picture library. */
const FAULTS: [RegExp, ContentFault][] = [
  [/pixel limit|too large/i, fault('picture-points', {})],
  [/XML parse error/i, fault('svg-tags', {})],
  [/bad dimensions/i, fault('svg-size', {})],
];

/** Decodes a picture fully to find damage. */
async function pictureFaults(bytes: Buffer, kind: OfficeFileKind): Promise<Findings['faults']> {
  try {
    // Reads every byte at an eighth of the time.
    await sharp(bytes).resize({ width: 64 }).raw().toBuffer();
    return [];
  } catch (error) {
    const said = String(error);
    const line = kind === 'svg' ? Number(/on line (\d+)/.exec(said)?.[1] ?? 0) : 0;
    const [, found = fault('picture-damaged', {})] =
      FAULTS.find(([pattern]) => pattern.test(said)) ?? [];
    return [{ line, fault: found }];
  }
}
