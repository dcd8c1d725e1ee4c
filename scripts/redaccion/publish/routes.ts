import { mustPublish } from '../current-person';
import type { Routes } from '../routes';
import type { Publishing } from './publishing';

export const publishRoutes = (publishing: Publishing): Routes => ({
  'GET /api/publicar': () => publishing.plan(),
  'GET /api/publicar/estado': () => publishing.state(),
  'GET /api/publicaciones': async () => ({ publicaciones: await publishing.published() }),
  'POST /api/publicar': () => publishing.start(),
  'POST /api/publicar/detener': () => publishing.stop(),
  'POST /api/publicar/fuera': async ({ who }) => {
    mustPublish(who);
    await publishing.keepOutside();
    return publishing.plan();
  },
});
