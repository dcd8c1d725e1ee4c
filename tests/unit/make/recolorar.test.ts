/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { SAMPLE, sampleContent } from '../../sample';
import { tempFolder } from './folder';

const own = readFileSync(path.join(SAMPLE, 'content/identidad.yml'), 'utf8');
const OLD = [...new Set(own.match(/#[\da-f]{6}\b/gi)?.map((one) => one.toLowerCase()))];
const other = (colour: string) =>
  `#${(0xffffff - parseInt(colour.slice(1), 16)).toString(16).padStart(6, '0')}`;
const file = tempFolder().write(
  'identidad.yml',
  own
    .replace(/^dibujos:[\s\S]*?(?=^# El emblema)/m, '')
    .replace(/#[\da-f]{6}\b/gi, other)
    .replace('M5 59h54', 'M6 58h52'),
);
beforeAll(() => {
  process.env['IDENTIDAD'] = file;
  jest.resetModules();
});
afterAll(() => delete process.env['IDENTIDAD']);

const kept = (text: string) => OLD.filter((colour) => text.toLowerCase().includes(colour));

describe('con otros colores y otro emblema', () => {
  it('ningún dibujo conserva los de antes, de día ni de noche', async () => {
    const { withNight } = await import('@/scripts/make/assets/night');
    const files = globSync('public/**/*.svg', { cwd: SAMPLE, absolute: true });
    expect(files.flatMap((one) => kept(withNight(readFileSync(one, 'utf8'))))).toEqual([]);
    expect(files.length).toBeGreaterThan(40);
  });

  it('tampoco las tarjetas, los correos ni lo que el teléfono guarda del sitio', async () => {
    const { mailTemplate } = await import('@/lib/email/template');
    const { emblemSvg } = await import('@/scripts/make/pdf/typst');
    const { cardSvg } = await import('@/scripts/make/assets/cards');
    const { webManifest } = await import('@/scripts/make/assets/drawings');
    const { nombre, ayuntamiento } = sampleContent().sitio.data;
    const card = cardSvg({ over: 'Comunicado', title: 'Abren un módulo', nombre, ayuntamiento });
    expect(emblemSvg()).toContain('M6 58h52');
    expect(card).toContain(Buffer.from(emblemSvg('sobre-sede')).toString('base64'));
    const { formularios, correo } = sampleContent();
    const [form] = formularios;
    const { html } = mailTemplate([form!.data], correo.data);
    expect(kept(card + emblemSvg() + webManifest(sampleContent()) + html)).toEqual([]);
  });

  it('lo que se guarda de antes no sirve: los colores son parte de su clave', async () => {
    const drawing = () => import('@/lib/keys').then(({ codeKey }) => codeKey());
    const before = await drawing();
    jest.resetModules();
    writeFileSync(file, own);
    expect(await drawing()).not.toBe(before);
  });
});
