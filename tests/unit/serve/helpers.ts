import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HostRules } from '../../../scripts/serve/rules';
import { startServer, type RunningServer, type ServeOptions } from '../../../scripts/serve/server';

export const NO_RULES: HostRules = { headers: [], redirects: [] };

export const CSP_RULE = {
  path: '/*',
  headers: { 'Content-Security-Policy': "default-src 'self'" },
};

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request exactly as written: `fetch` would tidy the path and the encodings. */
export function ask(
  base: string,
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path, agent: false, ...options }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** Folders and servers of a test file, all gone after `cleanUp`. */
export function workshop() {
  const folders: string[] = [];
  const servers: RunningServer[] = [];

  async function folder(files: Record<string, string> = {}): Promise<string> {
    const dir = await mkdtemp(join(tmpdir(), 'serve-'));
    folders.push(dir);
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(dir, name)), { recursive: true });
      await writeFile(join(dir, name), text);
    }
    return dir;
  }

  async function start(options: Partial<ServeOptions> & { dir: string }): Promise<RunningServer> {
    const server = await startServer({ rules: NO_RULES, port: 0, ...options });
    servers.push(server);
    return server;
  }

  /** A server with the mailbox in a folder that holds `files`; `buzon` is where messages are. */
  async function mailbox(
    setup: { files?: Record<string, string>; falla?: string | undefined } = {},
  ) {
    const dir = await folder(setup.files);
    const buzon = join(dir, '.buzon');
    const rules = { headers: [CSP_RULE], redirects: [] };
    const server = await start({ dir, rules, buzon: { dir: buzon, falla: setup.falla } });
    return { ...server, buzon };
  }

  async function cleanUp(): Promise<void> {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all(folders.map((dir) => rm(dir, { recursive: true, force: true })));
  }

  return { folder, start, mailbox, cleanUp };
}

/** Writes the compressed twins that the build leaves beside a file. */
export async function precompress(file: string, text: string): Promise<void> {
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

/** A send as @emailjs/browser makes it. */
export function envio(params: Record<string, unknown>, template = 'plantilla_queja'): string {
  return JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'clave-publica',
    service_id: 'servicio_local',
    template_id: template,
    template_params: params,
  });
}

export const SEND = '/api/v1.0/email/send';
export const LIST = '/_buzon/mensajes.json';

/** Posts a send to the mailbox. */
export function post(
  base: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(
    base,
    SEND,
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

/** What the mailbox's list says. */
export async function listed(base: string): Promise<Listed[]> {
  return JSON.parse((await ask(base, LIST)).body.toString()) as Listed[];
}
