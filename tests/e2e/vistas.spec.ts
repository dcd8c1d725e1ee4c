import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import config from '../playwright.config';
import { FAILED_SEND } from './support/avisos';
import { lookAt } from './support/vistas/captura';
import { estados, type Estado } from './support/vistas/estados';
import { changeOf, keep, KEPT, keptFile } from './support/vistas/guardadas';
import { pinFonts } from './support/vistas/letras';
import { expect, test } from './support/test';

/** `npm run vistas` keeps what it sees instead of comparing it (docs/decisions/0032). */
const KEEPS = process.env['VISTAS'] === 'escribir';
const FONTS = path.resolve(import.meta.dirname, '../../.cache/letras');
const launch = config.use?.launchOptions;

test.skip(process.platform !== 'linux', 'Las letras se fijan con fontconfig, que es de Linux.');
test.use({
  launchOptions: {
    ...launch,
    // What a machine would draw its own way: hints of letters, their coloured edges, colours.
    args: [
      ...(launch?.args ?? []),
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
    env: { ...process.env, FONTCONFIG_FILE: pinFonts(FONTS) },
  },
  reducedMotion: 'reduce',
  timezoneId: 'America/Tijuana',
  // A send and a form's script that fail on purpose say so.
  tolerated: new RegExp(`${FAILED_SEND.source}|Failed to (?:load resource|fetch).*/forms-`),
});

const looksAsKept = (estado: Estado) =>
  test(`Se ve como se guardó: ${estado.nombre}`, async ({ page }, info) => {
    const views = await lookAt(page, estado);
    if (KEEPS) return keep(estado, views);
    expect(existsSync(keptFile(estado)), 'Aún no se guarda. Guárdela con: npm run vistas').toBe(
      true,
    );
    const change = await changeOf(estado, views);
    if (!change) return;
    const file = info.outputPath(`${estado.nombre}.png`);
    writeFileSync(file, change.picture);
    await info.attach('arriba lo de ahora, abajo lo guardado', {
      path: file,
      contentType: 'image/png',
    });
    expect(change.views, `Cambió lo que se ve. Si así debe ser: npm run vistas. ${file}`).toEqual(
      [],
    );
  });

test('Sólo está guardado lo que se ve', () => {
  test.skip(KEEPS, 'Se está guardando.');
  const names = estados.map((estado) => path.basename(keptFile(estado)));
  expect(readdirSync(KEPT).sort()).toEqual(names.sort());
});

estados.filter(({ sinGuion }) => !sinGuion).forEach(looksAsKept);

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  estados.filter(({ sinGuion }) => sinGuion).forEach(looksAsKept);
});
