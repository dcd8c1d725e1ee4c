import { SEND_PATH } from '@/lib/forms/settings';

/** The most bytes of a message that the relay takes. */
export const MESSAGE_BYTES = 256 * 1024;
/** Where the relay listens unless told otherwise. */
export const RELAY_PLACE = { host: '127.0.0.1', port: 8025 };
export const BUSY = 'Demasiados envíos. Espere y reintente.\n';
/** Milliseconds in which a message has to be there, whole. */
export const RECEIVE_MS = 10_000;
/** Milliseconds for the whole delivery with its queue: less than the form's patience. */
export const DELIVERY_MS = 15_000;

/** The server before the relay takes more than it does: the relay's own refusal can be read by the form. */
const FRONT_BYTES = 4 * MESSAGE_BYTES;
const FRONT_SECONDS_MORE = 5;

/** What each server's configuration before the relay is told (docs/relevo.md). */
export const RELAY_FRONT = {
  sendPath: SEND_PATH,
  relayPlace: `${RELAY_PLACE.host}:${RELAY_PLACE.port}`,
  mostBytes: String(FRONT_BYTES),
  bufferBytes: String(2 * FRONT_BYTES),
  receiveSeconds: String(RECEIVE_MS / 1000),
  answerSeconds: String(DELIVERY_MS / 1000 + FRONT_SECONDS_MORE),
  busy: BUSY.trim(),
};
