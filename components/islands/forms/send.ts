import type { SendSettings } from '@/lib/forms/settings';

const PATIENCE_MS = 20_000;

/** How a send ended. Only the service's own 200 and `OK` is a delivery (section 7). */
export type SendResult =
  | { ok: true; status: number }
  | { ok: false; reason: 'network' | 'timeout' | 'busy' | 'service'; detail: string };

const library = () => import('@emailjs/browser');

/** Fetches the e-mail code when a form opens (D25), so that a network lost later does not matter. */
export function fetchLibrary(): void {
  // Importing it throws where storage is blocked: `sendMessage` meets the same and says so.
  library().catch(() => undefined);
}

/**
 * The one file that knows @emailjs/browser. The library rejects in three shapes (platform.md): a
 * `{status, text}` for an HTTP answer, a TypeError for the network, a string for bad arguments.
 * @returns how it ended; it never throws, and `detail` never holds what the person typed
 */
export async function sendMessage(
  settings: SendSettings,
  params: Record<string, string>,
): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<SendResult>((resolve) => {
    timer = setTimeout(
      () =>
        resolve({ ok: false, reason: 'timeout', detail: `no answer in ${PATIENCE_MS / 1000} s` }),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([deliver(settings, params), patience]);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver(
  settings: SendSettings,
  params: Record<string, string>,
): Promise<SendResult> {
  try {
    const { init, send } = await library();
    // Only `init` sets the origin: `send` ignores it in silence.
    init({ publicKey: settings.publicKey, origin: new URL(settings.origin, location.href).origin });
    const { status, text } = await send(settings.serviceId, settings.templateId, params);
    if (status === 200 && text === 'OK') return { ok: true, status };
    return { ok: false, reason: 'service', detail: `unexpected answer with status ${status}` };
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): SendResult {
  if (error instanceof Error) return { ok: false, reason: 'network', detail: error.message };
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const status = Number(error.status);
    return { ok: false, reason: status === 429 ? 'busy' : 'service', detail: `status ${status}` };
  }
  return { ok: false, reason: 'service', detail: String(error) };
}
