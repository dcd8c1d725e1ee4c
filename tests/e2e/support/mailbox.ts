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

/**
 * A word that no other message has: the tests share one mailbox and run at once. It is all letters,
 * since some runs of figures look like the telephones that the check of identity marks.
 */
export const createMarker = () =>
  `marca-${randomUUID().replace(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '')}`;

/** The delivered messages that hold the marker. */
export async function messagesWith(request: APIRequestContext, marker: string): Promise<Message[]> {
  const response = await request.get('/_buzon/mensajes.json');
  const messages = mailbox.parse(await response.json());
  return messages.filter((message) => JSON.stringify(message.template_params).includes(marker));
}
