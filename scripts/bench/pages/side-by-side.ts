import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { validateContent } from '@/lib/content';
import { palette } from '@/tailwind.config';
import { placesOf, projectOptions } from '../../make/places';
import { installedBrowser } from '../../test/browser';
import { openTargets } from './targets';

const WORDS = '/vehiculosremolcados/';
/** Of the page that is shown, and of the templates beside it, in the order of docs/vistas/README.md. */
const SHOWN = [
  WORDS,
  'GOV.UK (govuk-frontend)',
  'Italy (Bootstrap Italia)',
  'United States (USWDS)',
];
/** Pixels of a picture; how many stand beside each other, and what part of their size they have. */
const GAP = 16;
const SHEETS = [
  { file: 'pares-360', size: { width: 360, height: 740 }, abreast: 4, scale: 300 / 360 },
  { file: 'pares-1280', size: { width: 1280, height: 900 }, abreast: 2, scale: 800 / 1280 },
];

/**
 * `npm run bench -- pares`: the first screens of one text in this site and in the templates of others,
 * for docs/vistas.
 * @throws when one of them could not be had
 */
export async function keepSideBySide(): Promise<void> {
  const { content } = validateContent();
  const { targets, absent, close } = await openTargets(
    content,
    placesOf(projectOptions()),
    true,
    WORDS,
  );
  const browser = await chromium.launch({ executablePath: installedBrowser() });
  try {
    for (const { file, size, abreast, scale } of SHEETS) {
      const width = Math.round(size.width * scale);
      const height = Math.round(size.height * scale);
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
      const screens = await Promise.all(
        SHOWN.map(async (name) => {
          const target = targets.find(({ page }) => page.name === name);
          if (!target) throw new Error(`${name}: ${absent.find((one) => one.name === name)?.why}`);
          const page = await context.newPage();
          // GOV.UK's logo and letters may stand on its own sites alone.
          if (name.startsWith('GOV.UK')) await page.route('**/*.woff2', (route) => route.abort());
          await page.goto(target.url, { waitUntil: 'networkidle' });
          await page.evaluate(() => document.querySelector('.govuk-header svg')?.remove());
          return sharp(await page.screenshot())
            .resize(width, height)
            .toBuffer();
        }),
      );
      await context.close();
      const placed = screens.map((input, at) => ({
        input,
        left: (at % abreast) * (width + GAP),
        top: Math.floor(at / abreast) * (height + GAP),
      }));
      const sheet = {
        width: abreast * (width + GAP) - GAP,
        height: (SHOWN.length / abreast) * (height + GAP) - GAP,
      };
      await sharp({ create: { ...sheet, channels: 3, background: palette.blanco } })
        .composite(placed)
        .webp({ quality: 70 })
        .toFile(`docs/vistas/${file}.webp`);
    }
  } finally {
    await browser.close();
    await close();
  }
}
