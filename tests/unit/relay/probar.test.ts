/** @jest-environment node */
import { probe } from '@/scripts/relay/probe';
import { SENDER, settings, workshop } from './helpers';

const { smtp } = workshop();

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
