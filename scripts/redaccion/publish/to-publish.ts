import path from 'node:path';
import type { File } from '@/lib/content/lint/check-file';
import { collectionOf } from '@/lib/content/load/files';
import { listFiles } from '@/lib/content/load/library';
import { stateOf } from '@/lib/content/load/states';
import { todayAt } from '@/lib/content/load/zone';
import type { Piece } from '../api';
import { lastPublication, type Publication } from '../../repository/publications';
import { PUBLISHED, type Repository } from '../../repository/repository';
import { tellsWhere } from '../current-person';
import { pieceOf } from '../pieces';
import type { Coming } from './types';

/** Says of each piece how it is against the last publication, where that is known (D73). */
export async function withStanding(
  pieces: Piece[],
  repository: Repository,
  listed: ReturnType<typeof listFiles>,
): Promise<Piece[]> {
  const last = await lastPublication(repository);
  if (!last) return pieces;
  const coming = await comingSince(repository, last, todayAt(repository.root), listed);
  const changed = new Map(coming.map(({ file, happened }) => [file, happened]));
  return pieces.map((piece) => {
    const happened = changed.get(piece.file);
    const isOut = piece.state === 'publicado' || happened === 'quitado';
    return isOut ? { ...piece, out: happened ?? 'igual' } : piece;
  });
}

/**
 * The pieces that the next publication shows for the first time, alters and takes away: the differences
 * between the last publication and the last commit, and scheduled pieces whose day has come.
 * @param today in ISO form
 */
export async function comingSince(
  repository: Repository,
  last: Publication,
  today: string,
  { files } = listFiles(repository.root),
): Promise<Coming[]> {
  const found = await repository.changes([last.tag, 'HEAD', '--', ...PUBLISHED]);
  const changed = new Map(found.map(({ file, happened }) => [file, happened]));
  const there = new Map(files.map((one) => [one.file, one]));
  // A file that is as it was comes or goes only by its days.
  const shown = (one: File, day: string) => stateOf(one, undefined, day).name === 'publicado';
  const dated = files.filter((one) => shown(one, last.day) !== shown(one, today));
  const all = [...new Set([...dated.map(({ file }) => file), ...changed.keys()])].sort();
  const coming = await Promise.all(
    all.map(async (file): Promise<Coming | undefined> => {
      const happened = changed.get(file);
      const { name = collectionOf(file), text: now } = there.get(file) ?? {};
      if (name === undefined)
        return happened && file.startsWith('public/')
          ? { file, title: path.basename(file), happened }
          : undefined;
      const of = (version: string) =>
        happened ? repository.source(version, file) : Promise.resolve(now);
      const [before, after] = await Promise.all([of(last.tag), of('HEAD')]);
      const shows = (text: string | undefined, day: string) =>
        text !== undefined && shown({ name, file, text }, day);
      const [was, is] = [shows(before, last.day), shows(after, today)];
      if ((!was && !is) || (was && is && !happened)) return undefined;
      const { title } = pieceOf({ name, file, text: (is ? after : before) ?? '' });
      const how = was ? (is ? 'cambiado' : 'quitado') : 'nuevo';
      const apart = tellsWhere(file, name, was ? before : undefined, is ? after : undefined);
      return { file, title, collection: name, happened: how, ...(apart && { tellsWhere: true }) };
    }),
  );
  return coming.filter((one) => one !== undefined);
}
