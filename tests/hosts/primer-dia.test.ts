/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { connect as connectPlain } from 'node:net';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { SEND_PATH } from '@/lib/email/request';
import { SERVERS, serverNames, type ServerName } from '@/scripts/hosts/programs';
import { namesOf } from '@/scripts/make/emit/hosts/template';
import { writeHosts } from '@/scripts/make/emit/hosts/write';
import { testedServers } from '@/scripts/test/programs';
import { DENUNCIA, ORIGIN, requestBody, silence, workshop } from '../unit/relay/helpers';
import { blocksOf, canFollow, Machine } from './pagina';
import { ask, type Request } from './pedido';
import { makeSite, rules } from './sitio';

const HOST = 'sindicatura.example';
const { relay: RELAY } = namesOf(HOST);
const SERVERS_PAGE = 'docs/servidores.md';
const RELAY_PAGE = 'docs/relevo.md';
const VISITOR = '127.0.3.1';
const COMMON = ['certbot', 'rsync', 'logrotate', 'unattended-upgrades'];

silence();
const site = makeSite();
execFileSync('chmod', ['-R', 'go-rwx', site.root]);
const { office } = workshop();
afterAll(() => site.remove());

const page = (server: ServerName) => blocksOf(SERVERS_PAGE, server);

it.each(serverNames)('la página de %s instala los paquetes con los que se prueba', (server) => {
  const commands = blocksOf(SERVERS_PAGE, 'servidor') + page(server);
  const installed = [...commands.matchAll(/^apt install -y (.+)$/gm)].flatMap(([, all = '']) =>
    all.split(' '),
  );
  expect(installed.filter((one) => !COMMON.includes(one))).toEqual(SERVERS[server].packages);
});

(existsSync('/usr/bin/rsync') ? it : it.skip)(
  'lo que se sube a un CDN va sin las copias comprimidas, y lo puede leer cualquiera',
  () => {
    execFileSync('sh', ['-euc', `mkdir servidores\n${blocksOf(SERVERS_PAGE, 'para un CDN')}`], {
      cwd: site.folder,
    });
    const copy = path.join(site.folder, 'servidores/cdn');
    const uploaded = readdirSync(copy, { recursive: true, encoding: 'utf8' });
    const published = readdirSync(site.root, { recursive: true, encoding: 'utf8' });
    expect(uploaded.sort()).toEqual(published.filter((one) => !/\.(br|gz)$/.test(one)).sort());
    expect(uploaded).toContain('_headers');
    for (const one of uploaded) expect(statSync(path.join(copy, one)).mode & 0o444).toBe(0o444);
  },
);

for (const server of testedServers)
  (canFollow(server) ? describe : describe.skip)(
    `el primer día con ${SERVERS[server].title}`,
    () => {
      let machine: Machine;
      let arrived: unknown[] = [];

      const open = (name = HOST, from = VISITOR, protocols = ['http/1.1']): TLSSocket =>
        connect({
          host: '127.0.0.1',
          port: machine.ports.https,
          localAddress: from,
          servername: name,
          ALPNProtocols: protocols,
          rejectUnauthorized: false,
        } as ConnectionOptions);
      const greets = () =>
        new Promise<boolean>((resolve) => {
          const socket = open();
          socket.once('error', () => resolve(false));
          socket.once('secureConnect', () => {
            socket.destroy();
            resolve(true);
          });
        });
      const askTls = (request: Request) => ask(machine.ports.https, request, open);
      const page200 = { path: '/sindico/', headers: { Host: HOST, 'User-Agent': 'delator/1.0' } };

      beforeAll(async () => {
        machine = await Machine.with(server);
        for (const [file, text] of writeHosts(rules, HOST).beside)
          machine.place(`servidores/${file}`, text);
        machine.place('llave.pub', 'ssh-ed25519 AAAA prueba\n');
        cpSync(site.root, path.join(machine.desk, 'out'), { recursive: true });
        machine.run(blocksOf(SERVERS_PAGE, 'servidor'));
        machine.run(blocksOf(SERVERS_PAGE, 'a mano'));
        const start = `SITIO=${HOST}\n`;
        machine.run(start + page(server) + blocksOf(RELAY_PAGE, server));
        const relay = await office({ port: machine.ports.relay });
        ({ arrived } = relay);
        await machine.start();
        while (!(await greets())) continue;
      });
      afterAll(async () => {
        await machine.stop();
        machine.remove();
      });

      it('sirve el sitio con TLS y HTTP/2, aunque se compiló con umask 077', async () => {
        const { status, body } = await askTls(page200);
        expect(status).toBe(200);
        expect(body.equals(site.bytes('sindico/index.html'))).toBe(true);
        const socket = open(HOST, VISITOR, ['h2', 'http/1.1']);
        await once(socket, 'secureConnect');
        expect(socket.alpnProtocol).toBe('h2');
        socket.destroy();
      });

      it('sin TLS y por el otro nombre lleva al sitio', async () => {
        const to = [`https://${HOST}/sindico/?a=1`];
        for (const name of [HOST, `www.${HOST}`]) {
          const request = { path: '/sindico/?a=1', headers: { Host: name } };
          const plain = await ask(machine.ports.http, request, () =>
            connectPlain({ port: machine.ports.http, host: '127.0.0.1', localAddress: VISITOR }),
          );
          expect([301, 308]).toContain(plain.status);
          expect(plain.headers.get('location')?.[0]).toMatch(
            /^https:\/\/(www\.)?sindicatura\.example\/sindico\/\?a=1$/,
          );
        }
        const www = await ask(
          machine.ports.https,
          { path: '/sindico/?a=1', headers: { Host: `www.${HOST}` } },
          () => open(`www.${HOST}`),
        );
        expect([www.status, www.headers.get('location')]).toEqual([301, to]);
      });

      it.each(['/server-status', '/server-status?auto', '/server-info', '/icons/', '/cgi-bin/'])(
        '%s no existe, ni para quien pregunta desde la misma máquina',
        async (asked) => {
          const reply = await askTls({ path: asked, headers: { Host: HOST } });
          expect(reply.status).toBe(404);
          expect(reply.body.equals(site.bytes('404.html'))).toBe(true);
        },
      );

      // Especificación: PR-09
      it('con 260 mensajes sin terminar, el relevo recibe los 20 de quienes sí terminan', async () => {
        const head = (length: number) =>
          [
            `POST ${SEND_PATH} HTTP/1.1`,
            `Host: ${RELAY}`,
            `Origin: ${ORIGIN}`,
            'Content-Type: application/json',
            `Content-Length: ${length}`,
            'Connection: close',
            '\r\n',
          ].join('\r\n');
        const held = await Promise.all(
          Array.from({ length: 260 }, async (_, n) => {
            const socket = open(RELAY, `127.0.1.${1 + (n % 26)}`);
            socket.on('error', () => undefined);
            await once(socket, 'secureConnect');
            const start = head(200_000) + 'x'.repeat(n % 10 ? 40_000 : 20);
            await new Promise((resolve) => socket.write(start, resolve));
            return socket;
          }),
        );
        const answers: number[] = [];
        for (let n = 0; n < 20; n++) {
          const body = requestBody(DENUNCIA);
          const socket = open(RELAY, `127.0.2.${1 + n}`);
          socket.write(head(Buffer.byteLength(body)) + body);
          const chunks: Buffer[] = [];
          socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
          await once(socket, 'close');
          answers.push(Number(Buffer.concat(chunks).toString().split(' ')[1] ?? 0));
        }
        held.forEach((socket) => socket.destroy());
        expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
        expect(arrived).toHaveLength(20);
      });

      if (server === 'nginx')
        it('a quien envía sin parar le dice que espere, en palabras que la página puede leer', async () => {
          const to = { path: SEND_PATH, headers: { Host: RELAY, Origin: ORIGIN } };
          const from = (address: string, method: string) =>
            ask(machine.ports.https, { ...to, method }, () => open(RELAY, address));
          const send = () => from('127.0.2.100', 'POST');
          let [taken, last] = [0, await send()];
          for (; last.status === 415 && taken < 1000; taken += 1) last = await send();
          // While a slow machine sends, the server lets a few more pass.
          expect(taken).toBeGreaterThanOrEqual(21);
          const { status, headers } = last;
          expect([status, headers.get('access-control-allow-origin')]).toEqual([429, [ORIGIN]]);
          expect((await from('127.0.2.100', 'OPTIONS')).status).toBe(204);
          expect((await from('127.0.2.101', 'POST')).status).toBe(415);
        });

      it('gira su registro, y en nada de lo que escribe hay direcciones', async () => {
        const log = machine.at('var/log/sitio/visitas.log');
        if (server !== 'caddy') {
          machine.run(`systemctl reload ${server}`);
          while (readFileSync(log).length === 0) await askTls(page200);
          machine.run(`logrotate -f -s ${machine.at('run/giro')} /etc/logrotate.d/sitio`);
          expect(existsSync(`${log}.1`)).toBe(true);
        }
        await askTls({ path: '/directorio/', headers: page200.headers });
        const written = await machine.stop();
        expect(written).toContain('/directorio/');
        expect(written).toContain('/sindico/');
        expect(written).not.toMatch(/127\.0\.[123]\.\d|delator|a=1|email\/send/);
      });
    },
  );
