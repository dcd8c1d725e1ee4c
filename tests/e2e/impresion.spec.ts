import type { Page } from '@playwright/test';
import { sampleContent } from '../sample';
import { printedText, tight } from './support/printed';
import { expect, test } from './support/test';

const { normas, titulares, historia, vehiculos, declaraciones } = sampleContent();

/** What a page must say on paper, whole. */
const PAPERS: [address: string, words: string[]][] = [
  ['/normatividad/', normas.flatMap(({ data }) => data.normas.map(({ nombre }) => nombre))],
  [
    '/sindico/',
    [
      ...titulares.data.anteriores.map(({ nombre }) => nombre),
      ...historia.data.hechos.map(({ titulo }) => titulo),
      'Ser una sindicatura cercana',
    ],
  ],
  [
    '/vehiculosremolcados/',
    [...vehiculos.data.supuestos, ...vehiculos.data.recuperar.pasos, ...vehiculos.data.nacional],
  ],
  ['/DeclaraNet/', declaraciones.data.preguntas.map(({ respuesta }) => respuesta)],
];

/** How many texts that fold, or hide behind a tab, are open. */
const opened = (page: Page) =>
  page
    .locator('.panel-body')
    .evaluateAll((bodies) => bodies.filter((one) => one.checkVisibility()).length);

for (const width of [360, 1280])
  for (const [address, words] of PAPERS)
    // Especificación: AC-07
    test(`${address} se imprime entera desde una pantalla de ${width} px, y la pantalla queda como estaba`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const before = await opened(page);
      expect(before).toBeLessThan(2);
      const paper = await printedText(page);
      for (const word of words) expect.soft(paper).toContain(tight(word));
      await expect.poll(() => opened(page)).toBe(before);
    });
