import { sumUp, vigenciasOf } from '@/lib/check/vigencias';
import { readContent } from '@/lib/content/load/reading';
import { todayAt } from '@/lib/content/load/zone';
import { Store } from '@/lib/store';
import { isTrial, TRIAL } from '../oficina/trial';
import type { Vigencias } from './api';
import type { Folders } from './check';
import type { Routes } from './routes';

/** What the years make untrue, for the first screen. */
export const vigenciaRoutes = ({ root, store }: Folders): Routes => ({
  'GET /api/vigencias': (): Vigencias => {
    const today = todayAt(root);
    const trial = isTrial(root) ? { trial: TRIAL } : {};
    const read = readContent(root, { store: new Store(store) });
    if (read.problems.length > 0)
      return {
        ...trial,
        summary: 'Hay piezas con faltas: mientras tanto no se sabe qué vence.',
        list: [],
      };
    const list = vigenciasOf(read, root, today);
    return { ...trial, summary: `${sumUp(list, today)}.`, list };
  },
});
