import { validateContent } from '@/lib/content';
import { SEND_PATH } from '@/lib/forms/settings';
import { demandIn, workOut, type Work } from '@/lib/forms/work';
import type { Values } from '@/lib/forms/logic';
import { prepareMessage } from '@/lib/forms/prepare';
import { fingerprints } from '../../relay/once';
import { ACCOUNT, ORIGIN } from './office';

/** How a send ended. */
export interface Ending {
  /** A status, or `cut` when there was no answer. */
  status: string;
  puzzles: number;
  ms: number;
}

const MOST_TRIES = 4;
const CUT = { status: 'cut', text: '' };

/** Makes messages of the anonymous report, each with a text and a folio of its own. */
export function messageMaker(): (text: string) => Values {
  const { content } = validateContent();
  const { data } = content.formularios.find(({ data: { plantilla } }) => plantilla === 'denuncia')!;
  const mode = data.modos.find(({ anonimo }) => anonimo)!;
  return (text) => {
    const values = Object.fromEntries(
      mode.campos.map((campo) => [
        campo,
        data.campos[campo]?.tipo === 'textarea' ? text : 'Inventado',
      ]),
    );
    return prepareMessage(data, mode, values, content.correo.data, new Date()).params;
  };
}

/** The Message-ID under which the relay sends a message on. */
export const idOf = (template_params: Values): string =>
  fingerprints({ template_id: ACCOUNT.template, template_params }).id;

/** Sends a message as the form does: it works when it is asked to. */
export async function sendAsForm(url: string, address: string, params: Values): Promise<Ending> {
  const start = performance.now();
  const message = { template_id: ACCOUNT.template, template_params: params };
  let work: Work | undefined;
  let answer = CUT;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    answer = await post(url, address, JSON.stringify(requestOf(params, work)));
    const demand = answer.status === '429' ? demandIn(answer.text) : undefined;
    if (!demand) break;
    work = await workOut(demand, message, work, () => false);
  }
  const ms = performance.now() - start;
  return { status: answer.status, puzzles: work?.numeros.length ?? 0, ms };
}

/** Sends a message as a program does that does no work. */
export async function sendOnce(url: string, address: string, params: Values): Promise<Ending> {
  return sendBytes(url, address, JSON.stringify(requestOf(params, undefined)));
}

/** Sends these bytes, whatever they are. */
export async function sendBytes(url: string, address: string, body: string): Promise<Ending> {
  const { status } = await post(url, address, body);
  return { status, puzzles: 0, ms: 0 };
}

const requestOf = (template_params: Values, trabajo: Work | undefined) => ({
  user_id: ACCOUNT.publicKey,
  service_id: ACCOUNT.serviceId,
  template_id: ACCOUNT.template,
  template_params,
  trabajo,
});

async function post(url: string, address: string, body: string): Promise<typeof CUT> {
  try {
    const response = await fetch(url + SEND_PATH, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body,
    });
    return { status: String(response.status), text: await response.text() };
  } catch {
    return CUT; // counted as such
  }
}
