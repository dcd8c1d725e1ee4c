import { statSync } from 'node:fs';
import path from 'node:path';
import { collectionOf } from '@/lib/content/load/files';
import { listFiles } from '@/lib/content/load/library';
import { todayAt } from '@/lib/content/load/zone';
import { FOLDER } from '@/lib/content/model';
import { fullName } from '@/lib/content/model/piece-kinds';
import type { Overlay, Problem } from '@/lib/content/types';
import { DAY_MS, longDate } from '@/lib/office/dates';
import { ENGINE } from '@/lib/office-folder/engine';
import { lastPublication } from '../repository/publications';
import { Repository } from '../repository/repository';
import type { ShownProblem } from './api';
import { wordsInForm, isOfClock } from './form-words';
import { pieceOf } from './pieces';

/** Says problems as a form does, and in which piece each is. */
export async function problemsInWords(
  root: string,
  problems: readonly Problem[],
  overlay?: Overlay,
): Promise<ShownProblem[]> {
  const clock = problems.some(isOfClock) ? await clockFault(new Repository(root)) : undefined;
  const nameOf = namesIn(root, overlay);
  return problems.map((one) => {
    const shown = shownProblem(one, nameOf);
    return clock && isOfClock(one) ? { ...shown, message: clock } : shown;
  });
}

/** A problem in the words of a form. @param nameOf names a piece by its file */
export function shownProblem(one: Problem, nameOf = nameByPath): ShownProblem {
  const { file, line, field, code, words: faulty } = one;
  const { words, ...more } = wordsInForm(one, nameOf);
  const place = { file, line, field, piece: nameOf(file) };
  return { ...place, code, message: words, ...more, ...(faulty && { faulty }) };
}

/** Says that the machine's clock is behind, in words; undefined if nothing known is later than its day. */
export async function clockFault(
  repository: Repository,
  now = new Date(),
): Promise<string | undefined> {
  const last = await lastPublication(repository);
  const saved = await repository.git(['log', '-1', '--format=%cI']).catch(() => '');
  const known = [
    ['la última publicación', last?.at],
    ['lo último que se guardó', saved.trim()],
    ['este programa', statSync(path.join(ENGINE, 'package-lock.json')).mtime],
  ] as const;
  // Another machine's clock may be some hours ahead.
  const later = known.find(([, at]) => at && new Date(at).getTime() - now.getTime() > DAY_MS);
  if (!later?.[1]) return undefined;
  const day = (at: Date) => longDate(todayAt(repository.root, at));
  return `El reloj de este equipo dice ${day(now)}, antes de ${later[0]} (${day(new Date(later[1]))}). Corrija la fecha del equipo, o pídalo a quien lo cuida: hasta entonces no se sabe qué día ya llegó.`;
}

/** Names files for people: pieces by kind and title. */
export function namesIn(root: string, overlay?: Overlay): (file: string) => string {
  let listed: ReturnType<typeof listFiles>['files'] | undefined;
  return (named) => {
    listed ??= listFiles(root, overlay).files;
    const found = listed.find(({ file }) => file === named || file === `${FOLDER}/${named}`);
    return found ? fullName(pieceOf(found)) : nameByPath(named);
  };
}

/** The name of a file that is not there. */
function nameByPath(file: string): string {
  const collection = collectionOf(file.startsWith(FOLDER) ? file : `${FOLDER}/${file}`);
  const title = path.parse(file).name;
  return collection ? fullName({ file, title, collection }) : `Archivo «${path.basename(file)}»`;
}
