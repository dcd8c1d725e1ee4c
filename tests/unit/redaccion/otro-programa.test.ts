/** @jest-environment node */
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as checking from '@/scripts/make/content';
import { newsrooms, RELEASE, withData } from './helpers';

let whileChecking = (): void => undefined;
jest.mock('@/scripts/make/content', () => {
  const own = jest.requireActual<typeof checking>('@/scripts/make/content');
  return {
    ...own,
    checkSite: (...given: Parameters<typeof own.checkSite>) => {
      whileChecking();
      return own.checkSite(...given);
    },
  };
});
afterEach(() => (whileChecking = () => undefined));

const OTHER = 'content/prensa/instalan-comites-de-etica.md';

const rooms = newsrooms();

const titled = async (room: Awaited<ReturnType<typeof rooms.open>>) =>
  withData(await room.read(RELEASE), { titulo: 'Un título de esta redacción' });

/** Other words of as many bytes, which some programs write with the same time. */
function byAnother(root: string): string {
  const place = path.join(root, RELEASE);
  const { atime, mtime } = statSync(place);
  const other = readFileSync(place, 'utf8').replace(/el/g, 'la');
  writeFileSync(place, other);
  utimesSync(place, atime, mtime);
  return other;
}

describe('lo que otro programa escribe en una pieza no se pierde', () => {
  it('entre que se abre y se guarda, con el mismo tamaño y la misma hora', async () => {
    const room = await rooms.open();
    const change = await titled(room);
    const other = byAnother(room.root);
    expect(await room.save(change)).toMatchObject({ result: 'conflict' });
    expect(room.text(RELEASE)).toBe(other);
  });

  it('mientras se revisa lo que se guarda', async () => {
    const room = await rooms.open();
    const change = await titled(room);
    let other = '';
    whileChecking = () => (other ||= byAnother(room.root));
    expect(await room.save(change)).toMatchObject({ result: 'conflict' });
    expect(room.text(RELEASE)).toBe(other);
  });

  it('mientras se revisa un nombre nuevo de ella', async () => {
    const room = await rooms.open();
    const { base } = await room.read(RELEASE);
    let other = '';
    whileChecking = () => (other ||= byAnother(room.root));
    const asked = { file: RELEASE, base, name: 'otro-nombre' };
    const { status, body } = await room.request('POST', '/api/pieza/nombre', asked);
    expect(status).toBe(409);
    expect(body).toEqual({ error: expect.stringContaining('otro programa cambió') });
    expect(room.text(RELEASE)).toBe(other);
  });
});

it('al guardar, el sitio se revisa una vez, también con una falta de antes en otra pieza', async () => {
  const room = await rooms.open();
  let checks = 0;
  whileChecking = () => (checks += 1);
  expect(await room.save(await titled(room))).toMatchObject({ result: 'saved', warnings: [] });
  expect(checks).toBe(1);
  const place = path.join(room.root, OTHER);
  writeFileSync(place, `${readFileSync(place, 'utf8')}\nVea [otra página](/no-existe/).\n`);
  const change = withData(await room.read(RELEASE), { titulo: 'Otro título de esta redacción' });
  await room.request('POST', '/api/revisar', change);
  checks = 0;
  const saved = await room.save(change);
  expect(saved).toMatchObject({ result: 'saved', warnings: [{ file: OTHER }] });
  expect(checks).toBe(1);
});
