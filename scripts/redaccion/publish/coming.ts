import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { keyOf } from '@/lib/keys';
import { Drafts } from '../drafts';
import { listPieces } from '../pieces';
import { writeWhole } from '../whole-file';
import type { Coming } from './types';

/** What was last published from here: beside the drafts, since it is nothing of the content. */
const PLACE = '.redaccion/publicado.json';

const Kept = z.object({
  at: z.string(),
  files: z.record(
    z.string(),
    z.object({ title: z.string(), collection: z.string().optional(), hash: z.string() }),
  ),
});
type Published = z.infer<typeof Kept>['files'];

/** Each file that a publication of this content would show, with the hash of its bytes. */
export function publishedIn(root: string): Published {
  const hashOf = (file: string) => keyOf('', readFileSync(path.join(root, file)));
  const pieces = listPieces(root, new Drafts(root)).flatMap(({ file, title, collection, state }) =>
    state === 'publicado' && existsSync(path.join(root, file))
      ? [[file, { title, collection, hash: hashOf(file) }] as const]
      : [],
  );
  const office = globSync('**/*', {
    ...{ cwd: path.join(root, 'public'), ignore: ['**/*~', '**/*\uFFFD*'] },
    followSymbolicLinks: false,
  })
    .map((name) => `public/${name}`)
    .sort()
    .map((file) => [file, { title: path.basename(file), hash: hashOf(file) }] as const);
  return Object.fromEntries([...pieces, ...office]);
}

/** When the site was last published from here, and what it showed. */
export function readPublished(root: string): z.infer<typeof Kept> | undefined {
  const file = path.join(root, PLACE);
  if (!existsSync(file)) return undefined;
  try {
    return Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export const keepPublished = (root: string, files: Published, at: string): void =>
  writeWhole(path.join(root, PLACE), JSON.stringify({ at, files }));

/** What the next publication shows for the first time, alters and takes away. */
export function comingIn(before: Published, now: Published): Coming[] {
  const added = Object.entries(now).flatMap(([file, { title, collection, hash }]) => {
    const was = before[file];
    if (was?.hash === hash) return [];
    return { file, title, collection, happened: was ? 'cambiado' : 'nuevo' } as Coming;
  });
  const gone = Object.entries(before).flatMap(([file, { title, collection }]) =>
    now[file] ? [] : ({ file, title, collection, happened: 'quitado' } as Coming),
  );
  return [...added, ...gone];
}
