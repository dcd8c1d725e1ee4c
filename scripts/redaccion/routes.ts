import { z } from 'zod';
import type { Change } from './api';
import type { Desk } from './desk';
import { newFile } from './pieces';
import { Refused } from './refused';

/** A request that may be answered: it has the token, and comes from the screen. */
export interface Call {
  query: URLSearchParams;
  /** The JSON that came with it; undefined when none did. */
  body: unknown;
}

/** An answer that is not JSON. */
export class Served {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
  ) {}
}

/** Answers an object, which goes out as JSON, or what is served with its own type. */
type Handler = (call: Call) => object | Promise<object>;

/** Who answers what, by method and path. */
export type Routes = Record<string, Handler>;

const ChangeBody: z.ZodType<Change> = z.object({
  file: z.string(),
  base: z.string(),
  data: z.json(),
  body: z.object({ untouched: z.string(), now: z.string() }).optional(),
}) as z.ZodType<Change>;
const NewBody = z.object({ collection: z.string(), name: z.string() });

/** What the screen may ask of the content (api.ts). */
export const deskRoutes = (desk: Desk): Routes => ({
  'GET /api/piezas': () => ({ piezas: desk.list() }),
  'GET /api/pieza': ({ query }) => desk.open(fileIn(query)),
  'PUT /api/pieza': ({ body }) => desk.save(read(ChangeBody, body)),
  'POST /api/pieza': ({ body }) => {
    const { collection, name } = read(NewBody, body);
    return desk.begin(newFile(collection, name));
  },
  'POST /api/revisar': ({ body }) => desk.check(read(ChangeBody, body)),
  'DELETE /api/borrador': ({ query }) => {
    desk.dropDraft(fileIn(query));
    return {};
  },
});

const fileIn = (query: URLSearchParams): string => query.get('file') ?? '';

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, success } = schema.safeParse(body);
  if (!success)
    throw new Refused(
      400,
      'La pantalla mandó algo que esta redacción no entiende. Vuelva a cargarla.',
    );
  return data;
}
