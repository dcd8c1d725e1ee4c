import { init, send } from '@emailjs/browser';
import { reasonOfAnswer, type Reason } from '@/lib/forms/reasons';
import { DEFAULT_ORIGIN, SEND_PATH, type SendSettings } from '@/lib/forms/settings';
import { demandIn, workOut, type Demand, type Work } from '@/lib/forms/work';

const PATIENCE_MS = 20_000;
/** A relay whose pressure grows meanwhile asks for more, at most twice. */
const MOST_DEMANDS = 3;

/** How a send ended. Only the service's own 200 and `OK` is a delivery (section 7). */
export type SendResult =
  | { ok: true; status: number }
  | {
      ok: false;
      reason: Reason;
      detail: string;
      /** After a timeout: how the request ends in the end, since nothing can call it back. */
      late?: Promise<SendResult>;
      /** The office's relay asks for a work before it takes the message (0023). */
      demand?: Demand | undefined;
    };

/** What goes on while a relay's demand is met. */
export interface Meanwhile {
  /** The work begins. */
  onWork: () => void;
  /** The person has left: nothing more is sent. */
  isOver: () => boolean;
}

/**
 * The one file that knows @emailjs/browser, which comes with the form's script when a form opens
 * (D25): a network lost later finds it here. The library rejects in three shapes (platform.md): a
 * `{status, text}` for an HTTP answer, a TypeError for the network, a string for bad arguments.
 * A relay under pressure may ask for a work of the device: it is done, and the message goes again with
 * it. To the e-mail service itself nothing but the library's own request ever goes.
 * @returns how it ended; it never throws, and `detail` never holds what the person typed
 */
export async function sendMessage(
  settings: SendSettings,
  params: Record<string, string>,
  { onWork, isOver }: Meanwhile,
): Promise<SendResult> {
  const message = { template_id: settings.templateId, template_params: params };
  let work: Work | undefined;
  for (let demands = 0; ; demands += 1) {
    const result = await patiently(deliver(settings, params, work));
    const demand = result.ok || settings.origin === DEFAULT_ORIGIN ? undefined : result.demand;
    if (!demand || demands === MOST_DEMANDS) return result;
    onWork();
    work = await workOut(demand, message, work, isOver);
    if (!work) return result;
  }
}

async function patiently(delivery: Promise<SendResult>): Promise<SendResult> {
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
  work: Work | undefined,
): Promise<SendResult> {
  const { origin } = new URL(settings.origin, location.href);
  let forbidden = false;
  // Of the page's own requests: what an extension or a frame is forbidden says nothing of this one.
  const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    forbidden ||= effectiveDirective === 'connect-src' && blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', notice);
  try {
    // Only `init` sets the origin: `send` ignores it in silence.
    init({ publicKey: settings.publicKey, origin });
    const { status, text } = work
      ? await sendWorked(settings, origin, params, work)
      : await send(settings.serviceId, settings.templateId, params);
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

/** The library's own request, with the work beside the message: the library takes nothing else along. */
async function sendWorked(
  { publicKey, serviceId, templateId }: SendSettings,
  origin: string,
  params: Record<string, string>,
  trabajo: Work,
): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
      trabajo,
    }),
  });
  return { status: response.status, text: await response.text() };
}

function explain(error: unknown, forbidden: boolean): SendResult {
  if (error instanceof Error) {
    const reason = forbidden ? 'policy' : navigator.onLine ? 'network' : 'offline';
    return { ok: false, reason, detail: error.message };
  }
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const status = Number(error.status);
    const text = 'text' in error ? String(error.text) : '';
    const demand = status === 429 ? demandIn(text) : undefined;
    return { ok: false, reason: reasonOfAnswer(status, text), detail: `status ${status}`, demand };
  }
  return { ok: false, reason: 'settings', detail: String(error) };
}
