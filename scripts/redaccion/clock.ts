import { statSync } from 'node:fs';
import path from 'node:path';
import { todayAt } from '@/lib/content/load/zone';
import { DAY_MS, longDate } from '@/lib/office/dates';
import { ENGINE } from '@/lib/office-folder/engine';
import { lastPublication } from '../repository/publications';
import type { Repository } from '../repository/repository';

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
