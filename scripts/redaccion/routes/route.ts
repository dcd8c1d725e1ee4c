import type { z } from 'zod';
import { Refused } from '../refused';

export interface Call {
  query: URLSearchParams;
  /** The JSON that came with it, or the bytes of a file (a Buffer); undefined when none did. */
  body: unknown;
  signal: AbortSignal;
}

/** An answer that is no JSON. */
export class FileAnswer {
  constructor(
    readonly type: string,
    readonly body: string | Buffer,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** By method and path; the answer is sent as JSON. */
export type Routes = Record<string, (call: Call) => unknown>;

/** Parses a request's body or words. @throws Refused */
export function parseRequest<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, success } = schema.safeParse(body);
  if (!success)
    throw new Refused(
      400,
      'La pantalla mandó algo que esta redacción no entiende. Vuelva a cargarla.',
    );
  return data;
}
