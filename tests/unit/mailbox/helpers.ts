import { join } from 'node:path';
import { SEND_PATH } from '@/lib/email/request';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { ask, type Answer } from '../http';
import * as serve from '../serve/helpers';

export const LIST = '/_buzon/mensajes.json';

export function workshop() {
  const shop = serve.workshop();

  async function mailbox(
    setup: { files?: Record<string, string>; outage?: string | undefined } = {},
  ) {
    const dir = await shop.folder(setup.files);
    const buzon = join(dir, '.buzon');
    const rules = { ...NO_RULES, headers: [serve.CSP_RULE] };
    const site = await shop.start({ dir, rules, mailbox: { dir: buzon, outage: setup.outage } });
    return { ...site, buzon };
  }

  return { ...shop, mailbox };
}

export function requestBody(params: Record<string, unknown>, template = 'plantilla_queja'): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'clave-publica',
    service_id: 'servicio_local',
    template_id: template,
    template_params: params,
  });
}

export function post(
  base: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(
    base,
    SEND_PATH,
    { method: 'POST', headers: { 'Content-type': 'application/json', ...headers } },
    body,
  );
}

export interface Listed {
  id: string;
  received: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

export async function listed(base: string): Promise<Listed[]> {
  return JSON.parse((await ask(base, LIST)).body.toString()) as Listed[];
}
