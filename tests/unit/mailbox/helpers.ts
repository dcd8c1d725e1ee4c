import { join } from 'node:path';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { ask, type Answer } from '../http';
import * as relay from '../relay/helpers';
import * as serve from '../serve/helpers';

export const LIST = '/_buzon/mensajes.json';
const QUEJA = 'queja/servidor';

/** The account of the relay's tests: the messages that the relay takes, the mailbox takes. */
export const { account } = relay.settings(0);

export function workshop() {
  const shop = serve.workshop();

  async function mailbox(
    setup: { files?: Record<string, string>; outage?: string | undefined } = {},
  ) {
    const dir = await shop.folder(setup.files);
    const buzon = join(dir, '.buzon');
    const rules = { ...NO_RULES, headers: [serve.CSP_RULE] };
    const { outage } = setup;
    const mailbox = { dir: buzon, outage, account: () => account };
    const site = await shop.start({ dir, rules, mailbox });
    return { ...site, buzon };
  }

  return { ...shop, mailbox };
}

/** A complaint that tells something. */
export const queja = (descripcion = 'lo que pasó'): Record<string, string> =>
  relay.paramsOf(QUEJA, { descripcion });

export const post = (
  url: string,
  params: Record<string, unknown> = queja(),
  headers: Record<string, string> = {},
): Promise<Answer> =>
  relay.post(url, relay.requestBody(QUEJA, params), {
    origin: 'http://localhost:3000',
    ...headers,
  });

interface Listed {
  id: string;
  received: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

export async function listed(base: string): Promise<Listed[]> {
  return JSON.parse((await ask(base, LIST)).body.toString()) as Listed[];
}
