import { acusePdf, acuseText, type Acuse } from '@/lib/forms/acuse';
import { canonicalOf, createFolio } from '@/lib/forms/folio';
import { knownForms } from '@/lib/site/views/acuse';
import { palette } from '@/tailwind.config';
import { sampleContent } from '../sample';
import { giveFile, MATCHES, openVerifier, type Paper } from './support/acuse';
import { expect, test } from './support/test';

const queja = knownForms(sampleContent()).find(({ folio }) => folio === 'Q');
const { titulo = '', claves = {} } = queja ?? {};

/** A colour as a browser says it: `rgb(29, 98, 54)`. */
const computed = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

/** A file drawn with this site's own code, over a folio that holds. */
function drawn(format: 'PDF' | 'texto', change: Partial<Acuse> = {}): Paper {
  const mensaje = Object.fromEntries(Object.keys(claves).map((key) => [key, `<${key}>`]));
  const acuse = { formulario: titulo, mensaje, etiquetas: claves, azar: 'azar', ...change };
  const canonical = canonicalOf(acuse.formulario, acuse.mensaje, acuse.etiquetas);
  const whole: Acuse = {
    acuse: 1,
    oficina: 'Sindicatura Procuradora',
    pagina: 'https://sindicatura.example/acuse/verificar/',
    folio: createFolio('Q', canonical, '2025-01-07', acuse.azar),
    enviado: '2025-01-07T12:01:02-08:00',
    ...acuse,
  };
  return format === 'PDF'
    ? { name: 'acuse.pdf', mimeType: 'application/pdf', buffer: Buffer.from(acusePdf(whole)) }
    : { name: 'acuse.txt', mimeType: 'text/plain', buffer: Buffer.from(acuseText(whole)) };
}

const CONSTANCIA = {
  formulario: 'Constancia de Antecedentes Administrativos',
  mensaje: { resolucion: 'SIN ANTECEDENTES' },
  etiquetas: { resolucion: 'Resolución oficial' },
};

for (const format of ['PDF', 'texto'] as const)
  test(`De una «constancia» inventada (${format}) la página de la oficina no repite ni una palabra`, async ({
    page,
  }) => {
    const verifier = await openVerifier(page);
    await giveFile(verifier, drawn(format, CONSTANCIA));
    const verdict = verifier.getByRole('status').first();
    await expect(verdict).toBeFocused();
    await expect(verdict).toContainText('Este archivo no es de un formulario de este sitio.');
    for (const word of ['Constancia', 'SIN ANTECEDENTES', 'Resolución', 'Q-2025'])
      await expect(verifier).not.toContainText(word);
  });

test('De un acuse que coincide, el foco rodea el veredicto solo, y nada está en verde', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const verifier = await openVerifier(page);
  await giveFile(verifier, drawn('PDF'));
  const verdict = verifier.getByRole('status').first();
  await expect(verdict).toBeFocused();
  await expect(verdict).toContainText(MATCHES);
  await expect(verifier.getByRole('heading', { name: 'Lo que dice el archivo' })).toBeVisible();
  const box = await verdict.boundingBox();
  expect(box?.height).toBeLessThan(420);
  const green = await verifier.evaluate(
    (main, greens) =>
      [...main.querySelectorAll('*')].filter((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return [color, backgroundColor, borderTopColor].some((one) => greens.includes(one));
      }).length,
    [palette.verde, palette['verde-claro']].map(computed),
  );
  expect(green).toBe(0);
});
