/** @jest-environment node */
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { said } from '../http';
import { listed, post, requestBody, workshop } from './helpers';

const { mailbox } = workshop();
let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

describe('cuando hay muchos mensajes', () => {
  it('el que está roto no tapa a los demás, y se dice una vez, no cada vez que la lista se actualiza', async () => {
    const file = '20240501T153000123Z-0007-9f3a2c.eml';
    const { url } = await mailbox({ files: { [join('.buzon', file)]: 'no es un correo' } });
    await post(url, requestBody({ n: 1 }));
    for (let n = 0; n < 3; n++) expect(await listed(url)).toHaveLength(1);
    expect(log.mock.calls).toEqual([[expect.stringContaining(file)]]);
  });

  it('lleno, lo dice, y dice qué hacer, y no guarda más', async () => {
    const names = Array.from(
      { length: 2000 },
      (_, n) => `20240501T153000123Z-${String(n).padStart(4, '0')}-9f3a2c.eml`,
    );
    const { url, buzon } = await mailbox({
      files: Object.fromEntries(names.map((name) => [join('.buzon', name), ''])),
    });
    const full = 'El buzón local está lleno: guarda 2000 mensajes.';
    expect(said(await post(url, requestBody({ n: 1 })))).toEqual([507, `${full}\n`]);
    expect(log.mock.calls).toEqual([[`${full} Borre la carpeta ${buzon} y reintente.`]]);
    expect(await fs.readdir(buzon)).toHaveLength(2000);
    await fs.rm(join(buzon, names[0]!));
    expect((await post(url, requestBody({ n: 1 }))).status).toBe(200);
  });
});
