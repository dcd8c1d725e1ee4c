/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { probe } from '@/scripts/relay/probe';
import { tempFolder } from '../make/folder';
import { SAMPLE } from '../../sample';
import { correos } from '../lib/formularios';
import { ask } from '../http';
import { SENDER, settings, TEMPLATES, workshop } from './helpers';

const { smtp, office, cleanUp } = workshop();
const folder = tempFolder();
afterAll(cleanUp);
afterAll(folder.cleanUp);

const OWN = {
  oficina: 'oficina@buzones.example',
  denuncias: 'denuncias@buzones.example',
  quejas: 'quejas@buzones.example',
  sugerencias: 'sugerencias@buzones.example',
};
const ALL = Object.values(OWN);
const refusing = (address: string, responseCode: number) => ({
  onRcptTo: ((to, _session, done) =>
    done(
      to.address === address ? Object.assign(new Error('no'), { responseCode }) : undefined,
    )) as NonNullable<Parameters<typeof smtp>[0]>['onRcptTo'],
});

async function tried(port: number, inboxes = OWN, more: object = {}) {
  const lines: string[] = [];
  const { smtp: to, sender, times } = settings(port);
  const well = await probe(
    { smtp: { ...to, ...more }, sender, ...(times && { times }), correos: inboxes },
    (line) => lines.push(line),
  );
  return { well, lines, text: lines.join('\n') };
}

describe('probar el relevo', () => {
  it('manda a cada buzón un mensaje marcado, que no parece una queja, y lo dice por su nombre', async () => {
    const { port, arrived } = await smtp();
    const { well, text } = await tried(port);
    expect(well).toBe(true);
    expect(arrived.map(({ to }) => to)).toEqual(ALL.map((address) => [address]));
    for (const [index, { from, mail }] of arrived.entries()) {
      expect([from, mail.from?.address]).toEqual([SENDER, SENDER]);
      expect(mail.subject).toBe(
        `Prueba del relevo, no es una queja: buzón ${Object.keys(OWN)[index]}`,
      );
      expect(mail.text).toMatch(
        /^Prueba del relevo, no es una queja\.\s+■ .*[^]*no hay que contestarlo/,
      );
      expect(mail.text).not.toMatch(/folio/i);
    }
    for (const [name, address] of Object.entries(OWN))
      expect(text).toContain(`✔ ${name} (${address}): prueba entregada`);
  });

  it('a un buzón que tiene varios nombres, uno solo', async () => {
    const { port, arrived } = await smtp();
    const { text } = await tried(port, { ...OWN, quejas: OWN.oficina });
    expect(arrived.map(({ to }) => to)).toEqual([[ALL[0]], [ALL[1]], [ALL[3]]]);
    expect(text).toContain(`✔ oficina, quejas (${OWN.oficina})`);
  });

  it('si uno no se acepta, lo nombra, prueba los demás y acaba mal', async () => {
    const { port, arrived } = await smtp(refusing(OWN.denuncias, 550));
    const { well, text } = await tried(port);
    expect(well).toBe(false);
    expect(text).toMatch(/✖ denuncias \(.*\): .*no aceptó.* \(EENVELOPE 550\)/);
    expect(text).toContain('✔ quejas');
    expect(arrived).toHaveLength(3);
  });

  it('sin que nadie conteste, con otra clave o sin cifrado no manda nada, y dice por qué', async () => {
    const auth = { user: 'sitio', pass: 'S3CRETO' };
    const refuses = await smtp({ onAuth: (_auth, _session, done) => done(new Error('no')) });
    for (const [port, more, why] of [
      [1, {}, 'ESOCKET'],
      [refuses.port, { auth }, 'EAUTH 535'],
      [refuses.port, { requireTLS: true }, 'ETLS'],
    ] as const) {
      const { well, text } = await tried(port, OWN, more);
      expect([well, text]).toEqual([false, expect.stringContaining(why)]);
      expect(text).toContain('No se mandó ninguna prueba.');
      expect(text).not.toContain('S3CRETO');
    }
    expect(refuses.arrived).toEqual([]);
  });
});

describe('npm run relay -- --probar', () => {
  /** Starts the program on the sample's content. */
  function run(env: Record<string, string>) {
    folder.remove('proyecto');
    cpSync(SAMPLE, folder.at('proyecto'), { recursive: true });
    // A comma is missing there, and the relay needs nothing of it.
    folder.write(
      'proyecto/content/normas/tecnicas-municipales.yml',
      'normas: [{clave: NTM-1 nombre: x}',
    );
    return new Promise<{ code: number; text: string }>((resolve) => {
      execFile(
        process.execPath,
        [
          ...['--import', pathToFileURL(require.resolve('tsx')).href],
          ...[path.resolve('scripts/relay/main.ts'), '--probar'],
        ],
        {
          cwd: folder.at('proyecto'),
          env: {
            ...{ PATH: process.env['PATH'], NODE_ENV: 'production' },
            TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
            NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'clave',
            NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
            NEXT_PUBLIC_EMAILJS_TEMPLATE_DENUNCIA: TEMPLATES.denuncia,
            RELEVO_REMITENTE: SENDER,
            ...env,
          },
        },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
      );
    });
  }

  it('funciona con el servicio en marcha, y acaba bien o mal según los buzones', async () => {
    const service = await office();
    const { hostname, port } = new URL(service.url);
    const at = { HOST: hostname, PORT: port, RELEVO_SMTP: `smtp://127.0.0.1:${service.port}` };
    expect(await run(at)).toEqual({ code: 0, text: expect.stringContaining('✔ quejas') as string });
    expect(service.arrived.map(({ to }) => to[0])).toEqual([
      ...new Set([correos.oficina, correos.denuncias, correos.quejas, correos.sugerencias]),
    ]);
    expect((await ask(service.url, '/salud')).status).toBe(200);
    const broken = await run({ ...at, RELEVO_SMTP: 'smtp://127.0.0.1:1' });
    expect([broken.code, broken.text]).toEqual([1, expect.stringContaining('ESOCKET')]);
  }, 60_000);
});
