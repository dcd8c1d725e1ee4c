import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const mailbox = z.array(
  z.object({
    id: z.string(),
    template_id: z.string(),
    template_params: z.record(z.string(), z.string()),
  }),
);

export type Message = z.infer<typeof mailbox>[number];

/** Parallel tests share a mailbox. Only letters: digits may look like a phone to the identity check. */
export const createMarker = () =>
  `marca-${randomUUID().replace(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '')}`;

export async function messagesWith(request: APIRequestContext, marker: string): Promise<Message[]> {
  const response = await request.get('/_buzon/mensajes.json');
  const messages = mailbox.parse(await response.json());
  return messages.filter((message) => JSON.stringify(message.template_params).includes(marker));
}
