import { z } from 'zod';
import { mustPublish, mustSave } from '../person';
import { collectionsOf } from '../pieces';
import { FileName, read, type Routes } from '../routes';
import type { History } from './history';
import { whoAsks } from './who';

/** Of what the history keeps. */
const KeptName = FileName.regex(/^(?:content|public)\/./);

const BackBody = z.object({ id: z.string(), file: KeptName.optional() });

/** What the screen may ask of the history (types.ts). */
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
    const { id, file } = read(BackBody, body);
    // Of one piece it is an edit like others.
    if (file === undefined) mustPublish(who);
    else mustSave(collectionsOf(file));
    return history.back(id, file, whoAsks());
  },
});

/** What writes nothing, or is recorded by itself. */
const APART = /^GET |^POST \/api\/(revisar|historia|publicar|documento|pdf|foto|\S*vista)\b/;

/** The same routes; whatever they write is recorded, as the person's who asked. */
export const recorded = (routes: Routes, history: History): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([name, handler]): [string, Routes[string]] => [
      name,
      APART.test(name)
        ? handler
        : (call) => history.turn(whoAsks(), 'Guardado', () => handler(call)),
    ]),
  );
