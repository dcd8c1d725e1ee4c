import { init, send } from '@emailjs/browser';
import { reasonOfAnswer, type Reason } from '@/lib/forms/reasons';
import type { SendSettings } from '@/lib/forms/settings';

const PATIENCE_MS = 20_000;

/** How a send ended. Only the service's own 200 and `OK` is a delivery (section 7). */
export type SendResult =
  | { ok: true; status: number }
  | {
      ok: false;
      reason: Reason;
      detail: string;
      /** After a timeout: how the request ends in the end, since nothing can call it back. */
      late?: Promise<SendResult>;
    };

/**
 * The only user of @emailjs/browser, which rejects in three shapes (platform.md): `{status, text}` for an HTTP
 * answer, a TypeError for the network, a string for bad arguments.
 * @returns the outcome; never throws, and `detail` never has typed text
 */
export async function sendMessage(
  settings: SendSettings,
  params: Record<string, string>,
): Promise<SendResult> {
  const delivery = deliver(settings, params);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<SendResult>((resolve) => {
    const detail = `no answer in ${PATIENCE_MS / 1000} s`;
    timer = setTimeout(
      () => resolve({ ok: false, reason: 'timeout', detail, late: delivery }),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([delivery, patience]);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver(
  settings: SendSettings,
  params: Record<string, string>,
): Promise<SendResult> {
  const { origin } = new URL(settings.origin, location.href);
  let forbidden = false;
  // Of the page's own requests: a violation by an extension or a frame says nothing of this request.
  const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && blockedURI.startsWith(origin)) forbidden = true;
  };
  document.addEventListener('securitypolicyviolation', notice);
  try {
    // Only `init` sets the origin: `send` ignores it in silence.
    init({ publicKey: settings.publicKey, origin });
    const { status, text } = await send(settings.serviceId, settings.templateId, params);
    if (status === 200 && text === 'OK') return { ok: true, status };
    if (status >= 300) return explain({ status, text }, forbidden);
    return { ok: false, reason: 'unconfirmed', detail: `unexpected answer with status ${status}` };
  } catch (error) {
    // The violation is told by an event of its own, which Chromium queues after the failure.
    await new Promise((resolve) => setTimeout(resolve));
    return explain(error, forbidden);
  } finally {
    document.removeEventListener('securitypolicyviolation', notice);
  }
}

function explain(error: unknown, forbidden: boolean): SendResult {
  if (error instanceof Error) {
    const reason = forbidden ? 'policy' : navigator.onLine ? 'network' : 'offline';
    return { ok: false, reason, detail: error.message };
  }
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const status = Number(error.status);
    const text = 'text' in error ? String(error.text) : '';
    return { ok: false, reason: reasonOfAnswer(status, text), detail: `status ${status}` };
  }
  return { ok: false, reason: 'settings', detail: String(error) };
}
