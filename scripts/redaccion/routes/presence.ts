import { OpeningBody } from '../api';
import { Presence } from '../presence';
import { parseRequest, type Routes } from './route';

/** Tells who else has the piece open that a form tells of. */
export const presenceRoutes = (presence = new Presence()): Routes => ({
  'POST /api/abierta': ({ body }) => {
    const { file, window } = parseRequest(OpeningBody, body);
    return { others: presence.hear(file, window) };
  },
  'DELETE /api/abierta': ({ query }) => {
    const { file, window } = parseRequest(OpeningBody, Object.fromEntries(query));
    presence.leave(file, window);
  },
});
