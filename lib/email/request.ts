import { z } from 'zod';

export { SEND_PATH } from '@/lib/forms/settings';

const messageSchema = z.object({
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.unknown()).default({}),
});

// The request of @emailjs/browser 4.4.1 (es/methods/send), the only client with lib_version.
const requestSchema = messageSchema.extend({
  user_id: z.string().min(1),
  lib_version: z.string().optional(),
});

export type EmailMessage = z.infer<typeof messageSchema>;

export type SendRequest = z.infer<typeof requestSchema>;

export interface Rejection {
  status: 400 | 403 | 413;
  text: string;
}

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

/** @throws when a field is missing */
export const parseMessage = (data: unknown): EmailMessage => messageSchema.parse(data);

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Forms have no nested fields, and deep nesting overflows the stack in JSON.stringify. */
const MOST_LEVELS = 16;

function isDeep(data: unknown): boolean {
  let level = [data];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1)
    level = level.flatMap((one) => (Object(one) === one ? Object.values(one as object) : []));
  return level.length > 0;
}
