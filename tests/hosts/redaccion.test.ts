/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVERS, type ServerName } from '@/scripts/hosts/programs';
import { writeHosts } from '@/scripts/make/emit/hosts/write';
import { testedServers } from '@/scripts/test/programs';
import { SAMPLE } from '../sample';
import { blocksOf, canFollow, Machine, PASSWORD } from './pagina';
import { rules } from './sitio';

const HOST = 'sindicatura.example';
const NAME = `redaccion.${HOST}`;
const SERVERS_PAGE = 'docs/servidores.md';
const PAGE = 'docs/personas.md';
const RELEASE = 'content/prensa/aplican-pruebas-toxicologicas.md';

const folder = mkdtempSync(path.join(tmpdir(), 'redaccion-'));
// A process of the newsroom that was ended while it worked may leave a file after its newsroom.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

type Headers = Record<string, string>;

const [unit = ''] = /^\[Service\]\n[^]*?(?=^```)/m.exec(readFileSync(PAGE, 'utf8')) ?? [];
const [, args = ''] =
  /^ExecStart=\/usr\/bin\/env node scripts\/run\.mjs scripts\/redaccion\/main\.ts (.+)$/m.exec(
    unit,
  ) ?? [];

const group = (server: ServerName) => (server === 'caddy' ? 'caddy' : 'www-data');
const idOf = (name: string) => Number(execFileSync('id', ['-g', name], { encoding: 'utf8' }));

async function startNewsroom(machine: Machine, server: ServerName) {
  const root = path.join(folder, server);
  for (const part of ['content', 'public'])
    cpSync(path.join(SAMPLE, part), path.join(root, part), { recursive: true });
  const gid = idOf(group(server));
  mkdirSync(machine.at('run/redaccion'));
  chownSync(machine.at('run/redaccion'), 0, gid);
  chmodSync(machine.at('run/redaccion'), 0o750);
  const [option = '', file = ''] = args.split(' ');
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'scripts/redaccion/main.ts', option, machine.at(file)],
      ...['--root', root, '--cache', path.join(folder, 'cache')],
    ],
    { gid, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const said = await new Promise<string>((resolve) => {
    child.stdout.on('data', (words: Buffer) => resolve(words.toString()));
    child.once('close', () => resolve(''));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { root, said, stop };
}

for (const server of testedServers)
  (canFollow(server) ? describe : describe.skip)(
    `la redacción de varias personas detrás de ${SERVERS[server].title}`,
    () => {
      let machine: Machine;
      let newsroom: Awaited<ReturnType<typeof startNewsroom>>;

      const send = (
        address: string,
        { login, method = 'GET', password = PASSWORD, body, ...headers }: Headers,
      ) =>
        new Promise<{ status: number; text: string }>((resolve, reject) => {
          const req = request(
            {
              ...{ host: '127.0.0.1', port: machine.ports.https, servername: NAME, method },
              ...{ path: address, rejectUnauthorized: false, agent: false },
              ...(login && { auth: `${login}:${password}` }),
              headers: { Host: NAME, 'Content-Type': 'application/json', ...headers },
            },
            (res) => {
              let text = '';
              res.setEncoding('utf8').on('data', (part: string) => (text += part));
              res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
            },
          );
          req.on('error', reject).end(body);
        });
      const own = { Origin: `https://${NAME}` };

      beforeAll(async () => {
        machine = await Machine.with(server);
        for (const [file, text] of writeHosts(rules, HOST).beside)
          machine.place(`servidores/${file}`, text);
        machine.place('llave.pub', 'ssh-ed25519 AAAA prueba\n');
        machine.run(blocksOf(SERVERS_PAGE, 'servidor'));
        const commands = blocksOf(PAGE, server);
        // Eva has a password, and no role.
        const eva = /^.*\bana\b.*$/m.exec(commands)?.[0].replace('ana', 'eva');
        machine.run(
          `SITIO=${HOST}\n${blocksOf(SERVERS_PAGE, server)}${blocksOf(PAGE, 'servidor')}${commands}${eva}\n`,
        );
        newsroom = await startNewsroom(machine, server);
        await machine.start();
        // Caddy listens before it has made its own certificate.
        while (!(await send('/api/yo', {}).catch(() => undefined))) await wait(50);
      });
      afterAll(async () => {
        await machine.stop();
        await newsroom.stop();
        machine.remove();
      });

      it('sin la clave de una persona, y con una que no es la suya, el proxy no deja pasar', async () => {
        expect(newsroom.said).toContain(`https://${NAME}/`);
        const strangers: Headers[] = [
          {},
          { 'X-Forwarded-User': 'luis' },
          { login: 'ana', password: 'x' },
        ];
        for (const headers of strangers) expect((await send('/api/yo', headers)).status).toBe(401);
      });

      it('cada quien es quien dice el proxy, diga lo que diga su navegador', async () => {
        const forged: Headers[] = [
          {},
          { 'X-Forwarded-User': 'luis' },
          { 'x-forwarded-user': 'luis', X_Forwarded_User: 'luis' },
          { Connection: 'close, X-Forwarded-User' },
        ];
        for (const headers of forged) {
          const { status, text } = await send('/api/yo', { login: 'ana', ...headers });
          // The browser drops this header, and a request without it is nobody's.
          if ('Connection' in headers && status === 403) continue;
          expect(JSON.parse(text)).toEqual({ login: 'ana', name: 'Ana Ruiz', role: 'redacta' });
        }
        expect(JSON.parse((await send('/api/yo', { login: 'luis' })).text)).toMatchObject({
          role: 'publica',
        });
      });

      it('quien redacta guarda y no publica; a quien no tiene papel sólo se le dice que no', async () => {
        const place = `/api/pieza?file=${RELEASE}`;
        const opened = JSON.parse((await send(place, { login: 'ana' })).text) as {
          base: string;
          data: object;
        };
        const change = { ...opened.data, resumen: 'Lo escribió Ana, por el proxy.' };
        const body = JSON.stringify({ file: RELEASE, base: opened.base, data: change });
        const saved = await send('/api/pieza', { login: 'ana', method: 'PUT', body, ...own });
        expect(JSON.parse(saved.text)).toMatchObject({ result: 'saved', changed: true });
        expect(readFileSync(path.join(newsroom.root, RELEASE), 'utf8')).toContain(
          'Lo escribió Ana',
        );
        const publishing = { method: 'POST', body: '{}', ...own };
        const published = await send('/api/publicar', { login: 'ana', ...publishing });
        expect([published.status, published.text]).toEqual([
          403,
          expect.stringContaining('Esto le toca a quien publica'),
        ]);
        const stranger = await send(place, { login: 'eva' });
        expect([stranger.status, stranger.text]).toEqual([
          403,
          expect.stringContaining('Aquí no se le conoce'),
        ]);
      });

      it('lo que pide una página de otro sitio, o llega por otro nombre, no pasa', async () => {
        const from = (Origin: string) =>
          send('/api/pieza', { login: 'ana', method: 'PUT', body: '{}', Origin });
        expect((await from(own.Origin)).status).toBe(400);
        for (const origin of [`https://${HOST}`, `http://${NAME}`, 'null'])
          expect((await from(origin)).status).toBe(403);
        const other = await send('/api/yo', { login: 'ana', Host: 'otro.example' });
        expect([other.status, other.text]).not.toEqual([200, expect.stringContaining('ana')]);
      });
    },
  );
