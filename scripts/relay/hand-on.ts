import { composeEml, type LetterOptions } from '@/lib/email/eml';
import type { CheckedMessage } from './check';

/** What the sender is told; `kind` is for the log and has nothing that was sent. */
export interface HandOnOutcome {
  status: number;
  text: string;
  kind?: string;
  /** Seconds to wait before another try. */
  retryAfter?: number;
}

/** Said only of a message that will not be lost. */
export const DELIVERED = { status: 200, text: 'OK' } as const satisfies HandOnOutcome;

/**
 * Takes charge of a message: by SMTP, or as a file of the local mailbox.
 * @param id of the message, as a hash: of a retry, the same
 * @param aviso a warning to the office, above the message
 */
export type HandOn = (
  message: CheckedMessage,
  id: string,
  aviso?: string,
) => Promise<HandOnOutcome>;

/** Writes the e-mail of a message. */
export const letterOf = (
  { message, titulo, etiquetas }: CheckedMessage,
  id: string,
  { received = new Date(), ...options }: { received?: Date } & LetterOptions,
): Promise<Buffer> => composeEml(message, id, received, { titulo, etiquetas, ...options });
