import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readEml, type Letter } from '@/lib/email/eml';
import { SEND_PATH } from '@/lib/email/request';
import { prepareMessage } from '@/lib/forms/machine';
import type { Values } from '@/lib/forms/logic';
import { startRelay, type Relay, type RelayOptions } from '@/scripts/relay/server';
import { COMPLETE, correos, form, mode } from '../lib/formularios';
import { ask, type Answer } from '../http';

export const ORIGIN = 'https://sindicatura.example';
export const DENUNCIA = 'denuncia/anonimo';
export const SENDER = 'sitio@relevo.example';
export const TEMPLATES = { queja: 'template_q', denuncia: 'template_d', sugerencia: 'template_s' };
export const MODES = Object.keys(TEMPLATES).flatMap((slug) =>
  form(slug).modos.map(({ id }) => `${slug}/${id}`),
);

export const CERTIFICATE = join(__dirname, 'localhost.pem');
const pem = readFileSync(CERTIFICATE, 'utf8');
export const SELF_SIGNED = { key: pem, cert: pem };

interface Arrived {
  from: string;
  to: string[];
  user: string | undefined;
  raw: Buffer;
  mail: Email;
  letter: Letter;
}

export type SmtpBehaviour = Partial<SMTPServerOptions>;

export function workshop() {
  const open: (() => Promise<unknown>)[] = [];

  async function smtp(behaviour: SmtpBehaviour = {}, host = '127.0.0.1') {
    const arrived: Arrived[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 50,
      onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void read(Buffer.concat(chunks)).then((message) => {
            const { mailFrom, rcptTo } = session.envelope;
            const to = rcptTo.map(({ address }) => address);
            const from = mailFrom ? mailFrom.address : '';
            arrived.push({ from, to, user: session.user, ...message });
            callback();
          }, callback);
        });
      },
      ...behaviour,
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    open.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    return { port, arrived };
  }

  async function relay(port: number, options: Partial<RelayOptions> = {}) {
    const started: Relay = await startRelay({ ...settings(port), ...options });
    open.push(() => started.close());
    return { url: `http://127.0.0.1:${started.port}`, close: () => started.close() };
  }

  async function office(options: Partial<RelayOptions> = {}, behaviour: SmtpBehaviour = {}) {
    const server = await smtp(behaviour);
    return { ...server, ...(await relay(server.port, options)) };
  }

  afterAll(() => Promise.all(open.map((close) => close())));

  return { smtp, relay, office };
}

export function settings(port: number): RelayOptions {
  const forms = new Map(Object.entries(TEMPLATES).map(([slug, id]) => [id, [form(slug)]]));
  return {
    account: { publicKey: 'clave', serviceId: 'servicio', forms, correos },
    smtp: { host: '127.0.0.1', port, secure: false, requireTLS: false },
    sender: SENDER,
    origins: [ORIGIN],
    host: '127.0.0.1',
    port: 0,
    times: { connection: 1_000, whole: 3_000 },
  };
}

async function read(raw: Buffer) {
  return { raw, mail: await PostalMime.parse(raw), letter: await readEml(raw) };
}

export function paramsOf(name: string, typed: Values = {}): Values {
  const slug = name.split('/')[0] ?? '';
  const values = { ...COMPLETE, correo: 'ana@correo.example', ...typed };
  return prepareMessage(form(slug), mode(name), values, correos, new Date()).params;
}

export function requestBody(
  name: string,
  params: Record<string, unknown> = paramsOf(name),
  changes: Record<string, unknown> = {},
): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'clave',
    service_id: 'servicio',
    template_id: TEMPLATES[name.split('/')[0] as keyof typeof TEMPLATES],
    template_params: params,
    ...changes,
  });
}

export function post(
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const own = { origin: ORIGIN, 'content-type': 'application/json' };
  return ask(url, SEND_PATH, { method: 'POST', headers: { ...own, ...headers } }, body);
}

export function silence() {
  let spies: jest.SpyInstance[] = [];
  beforeEach(() => {
    spies = (['log', 'error', 'warn', 'info', 'debug'] as const).map((method) =>
      jest.spyOn(console, method).mockImplementation(() => undefined),
    );
  });
  afterEach(() => spies.forEach((spy) => spy.mockRestore()));
  return { printed: () => spies.flatMap((spy) => spy.mock.calls.flat()).join('\n') };
}
