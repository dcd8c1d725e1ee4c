import { z } from 'zod';
import { ChangeBody, FileName, RenamingBody, ReplacingBody, SoughtBody } from '../api';
import { authorNow, mustPublish, personNow } from '../current-person';
import type { PieceService } from '../piece-service';
import type { History } from '../history/history';
import { BackBody, KeptName } from '../history/types';
import type { Previews } from '../preview/open-previews';
import { shareable } from '../preview/standalone';
import type { Publishing } from '../publish/publishing';
import { PublishBody } from '../publish/types';
import type { Workers } from '../reader/workers';
import { Refused } from '../refused';
import { problemsInWords } from '../screen-words';
import { parseRequest, type Call, type Routes } from './route';

export const pieceRoutes = (pieces: PieceService): Routes => ({
  'GET /api/yo': personNow,
  'GET /api/piezas': () => pieces.list(),
  'GET /api/pieza': ({ query }) => pieces.open(fileIn(query)),
  'PUT /api/pieza': ({ body }) => pieces.save(parseRequest(ChangeBody, body)),
  'POST /api/pieza/nombre': async ({ body }) => ({
    file: await pieces.rename(parseRequest(RenamingBody, body)),
  }),
  'POST /api/lugares': ({ body }) => ({ piezas: pieces.places(parseRequest(SoughtBody, body)) }),
  'POST /api/reemplazar': ({ body }) => pieces.replace(parseRequest(ReplacingBody, body)),
  'DELETE /api/pieza': ({ query }) => {
    const heir = query.get('lleva') || undefined;
    return pieces.remove(
      fileIn(query),
      query.get('base') ?? '',
      heir && parseRequest(FileName, heir),
    );
  },
  'POST /api/revisar': ({ body }) => pieces.check(parseRequest(ChangeBody, body)),
  'PUT /api/borrador': ({ body }) => pieces.keepDraft(parseRequest(ChangeBody, body)),
  'DELETE /api/borrador': ({ query }) => pieces.dropDraft(fileIn(query)),
});

/** The site as it would show the words on the screen, also as a file to hand on. */
export const previewRoutes = (pieces: PieceService, previews: Workers<Previews>): Routes => {
  const show = async ({ body, signal }: Call) => {
    const change = parseRequest(ChangeBody, body);
    const overlay = pieces.pendingOf(change).sources;
    const { views, problems } = await previews.read('of', [change.file, overlay], '', signal);
    return { views, problems: await problemsInWords(pieces.root, problems, overlay) };
  };
  return {
    'POST /api/vista': show,
    'POST /api/vista/archivo': async (call) => {
      const page = (await show(call)).views.find((view) => 'html' in view);
      if (page) return { html: shareable(page.html, pieces.today()) };
      throw new Refused(409, 'Todavía no se puede mostrar. Corrija lo que la revisión señala.');
    },
  };
};

export const historyRoutes = (history: History): Routes => ({
  'GET /api/historia': ({ query }) =>
    history.list(
      parseRequest(KeptName.or(z.literal('')), query.get('file') ?? ''),
      Math.max(0, Number(query.get('saltar')) || 0),
    ),
  'GET /api/historia/version': async ({ query }) => {
    return { changes: await history.show(query.get('id') ?? '') };
  },
  'POST /api/historia/volver': ({ body }) => {
    const back = parseRequest(BackBody, body);
    if (back.file === undefined) mustPublish();
    return history.back(back, authorNow());
  },
});

export const publishRoutes = (publishing: Publishing): Routes => ({
  'GET /api/publicar': () => publishing.plan(),
  'GET /api/publicar/estado': () => publishing.state(),
  'POST /api/publicar': ({ body }) => publishing.start(parseRequest(PublishBody, body)?.confirma),
  'POST /api/publicar/detener': () => publishing.stop(),
  'POST /api/publicar/fuera': async () => {
    mustPublish();
    await publishing.keepOutside();
    return publishing.plan();
  },
});

const fileIn = (query: URLSearchParams): string => parseRequest(FileName, query.get('file'));
