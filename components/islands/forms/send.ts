import type { SendSettings } from '@/lib/forms/settings';

const PATIENCE_MS = 20_000;

/** How a send ended. Only the service's own 200 and `OK` is a delivery (section 7). */
export type SendResult =
  | { ok: true; status: number }
  | { ok: false; reason: 'network' | 'timeout' | 'busy' | 'service'; detail: string };

/**
 * The one file that knows @emailjs/browser. It is fetched when a message is sent, because importing
 * it throws where storage is blocked. The library rejects in three shapes (platform.md): a
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
    const { init, send } = await import('@emailjs/browser');
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
