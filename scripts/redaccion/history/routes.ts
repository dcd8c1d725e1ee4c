import { z } from 'zod';
import { authorNow, mustPublish } from '../current-person';
import { read, type Routes } from '../routes';
import type { History } from './history';
import { BackBody, KeptName } from './types';

export const historyRoutes = (history: History): Routes => ({
  'GET /api/historia': ({ query }) =>
    history.list(
      read(KeptName.or(z.literal('')), query.get('file') ?? ''),
      Math.max(0, Number(query.get('saltar')) || 0),
    ),
  'GET /api/historia/version': async ({ query }) => ({
    changes: await history.show(query.get('id') ?? ''),
  }),
  'POST /api/historia/volver': ({ who, body }) => {
    const back = read(BackBody, body);
    if (back.file === undefined) mustPublish(who);
    return history.back(back, authorNow());
  },
});
