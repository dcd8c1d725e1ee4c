import { z } from 'zod';

export { SEND_PATH } from '@/lib/forms/settings';

const messageSchema = z.object({
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.unknown()).default({}),
});

// The request of @emailjs/browser 4.4.1 (es/methods/send); lib_version is only its own.
const requestSchema = messageSchema.extend({
  user_id: z.string().min(1),
  lib_version: z.string().optional(),
});

/** The part of a request that shapes an e-mail. */
export type EmailMessage = z.infer<typeof messageSchema>;

/** A message as it came, with the account that it claims. */
export type SendRequest = z.infer<typeof requestSchema>;

/** A request that is not taken: the status and the text to answer. */
export interface Rejection {
  status: 400 | 403 | 413;
  text: string;
}

/** Reads a request out of a body; the fault is told without repeating the message. */
export function parseSendRequest(body: Uint8Array): SendRequest | Rejection {
  const data = parseJson(body);
  if (data === undefined) return { status: 400, text: 'El cuerpo no es JSON en UTF-8.\n' };
  if (isDeep(data)) return { status: 400, text: 'El cuerpo tiene demasiados niveles.\n' };
  const result = requestSchema.safeParse(data);
  if (result.success) return result.data;
  const fields = new Set(result.error.issues.map((issue) => issue.path.join('.')));
  const lines = [...fields].map((field) =>
    field === ''
      ? 'El cuerpo no es un objeto JSON.\n'
      : `Falta ${field}, o no es del tipo debido.\n`,
  );
  return { status: 400, text: lines.join('') };
}

/** The message of a request, or of a kept request. @throws when a field is missing */
export const parseMessage = (data: unknown): EmailMessage => messageSchema.parse(data);

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** No form nests its fields. Deeper data overflow the stack when they are written as JSON again. */
const MOST_LEVELS = 16;

function isDeep(data: unknown): boolean {
  let level = [data];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1)
    level = level.flatMap((one) => (Object(one) === one ? Object.values(one as object) : []));
  return level.length > 0;
}
