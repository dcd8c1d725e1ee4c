import type { z } from 'zod';
import { ChangeBody, FileName, RenamingBody, ReplacingBody, SoughtBody, type Person } from './api';
import type { Desk } from './desk';
import type { PreviewProcess } from './preview/process';
import { Refused } from './refused';
import { problemsInWords } from './screen-words';

interface Call {
  who: Person;
  query: URLSearchParams;
  /** The JSON that came with it, or the bytes of a file (a Buffer); undefined when none did. */
  body: unknown;
  signal: AbortSignal;
}

export class Served {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
  ) {}
}

type Handler = (call: Call) => object | Promise<object>;

export type Routes = Record<string, Handler>;

export const deskRoutes = (desk: Desk): Routes => ({
  'GET /api/yo': ({ who }) => who,
  'GET /api/piezas': () => desk.list(),
  'GET /api/pieza': ({ query }) => desk.open(fileIn(query)),
  'PUT /api/pieza': ({ body }) => desk.save(read(ChangeBody, body)),
  'POST /api/pieza/nombre': async ({ body }) => ({
    file: await desk.site.rename(read(RenamingBody, body)),
  }),
  'POST /api/lugares': ({ body }) => ({ piezas: desk.site.places(read(SoughtBody, body)) }),
  'POST /api/reemplazar': async ({ body }) => {
    await desk.site.replace(read(ReplacingBody, body));
    return {};
  },
  'DELETE /api/pieza': async ({ query }) => {
    const heir = query.get('lleva') || undefined;
    await desk.site.remove(fileIn(query), query.get('base') ?? '', heir && read(FileName, heir));
    return {};
  },
  'POST /api/revisar': ({ body }) => desk.check(read(ChangeBody, body)),
  'PUT /api/borrador': ({ body }) => desk.keepDraft(read(ChangeBody, body)),
  'GET /api/prensa': ({ query }) => desk.pressMail(fileIn(query)),
  'DELETE /api/borrador': ({ query }) => {
    desk.dropDraft(fileIn(query));
    return {};
  },
});

/** The site as it would show the words on the screen, also as a file to hand on. */
export const previewRoutes = (desk: Desk, previews: PreviewProcess): Routes => ({
  'POST /api/vista': async ({ body, signal }) => {
    const change = read(ChangeBody, body);
    const overlay = desk.sourcesWith(change);
    const { views, problems } = await previews.ask('of', [change.file, overlay], signal);
    return { views, problems: await problemsInWords(desk.root, problems, overlay) };
  },
  'POST /api/vista/archivo': async ({ body, signal }) => {
    const change = read(ChangeBody, body);
    const overlay = desk.sourcesWith(change);
    const html = await previews.ask('share', [change.file, overlay, desk.today()], signal);
    if (html === undefined)
      throw new Refused(409, 'Todavía no se puede mostrar. Corrija lo que la revisión señala.');
    return { html };
  },
});

const fileIn = (query: URLSearchParams): string => read(FileName, query.get('file'));

export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, success } = schema.safeParse(body);
  if (!success)
    throw new Refused(
      400,
      'La pantalla mandó algo que esta redacción no entiende. Vuelva a cargarla.',
    );
  return data;
}
