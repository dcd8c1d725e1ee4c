import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { codeKey, keyOf } from '@/lib/keys';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import type { OfficeFile } from '../office/inspect';
import { SITE_DRAWINGS } from '../office/report';
import type { Store } from '@/lib/store';
import { palette } from '@/tailwind.config';
import { rasterise } from './images';

const ICON_SIZES = [180, 192, 512];

export async function drawShared(
  content: Content,
  chart: string,
  office: readonly OfficeFile[],
  store: Store,
): Promise<Map<string, string>> {
  const icon = sourceOf(office, SITE_DRAWINGS.icon);
  const card = sourceOf(office, SITE_DRAWINGS.card);
  const manifest = webManifest(content);
  const key = keyOf(codeKey(), chart, manifest, icon.hash, card.hash);
  const { folder, files } = await store.cached('images', key, async (aside) => {
    await writeFile(path.join(aside, ORGANIGRAMA_SRC), chart);
    await writeFile(path.join(aside, 'manifest.webmanifest'), manifest);
    await rasterise(card.from, 1200, path.join(aside, 'tarjeta-social.png'));
    for (const size of ICON_SIZES)
      await rasterise(icon.from, size, path.join(aside, `icono-${size}.png`));
    // Browsers request it unasked, and accept PNG bytes.
    await rasterise(icon.from, 48, path.join(aside, 'favicon.ico'));
  });
  return new Map(Object.keys(files).map((name) => [name, path.join(folder, name)]));
}

function sourceOf(office: readonly OfficeFile[], name: string): OfficeFile {
  const found = office.find((one) => one.name === name);
  if (!found) throw new Error(`The check did not ask for public/${name}.`);
  return found;
}

export function webManifest({ sitio }: Content): string {
  const { nombre, descripcion } = sitio.data;
  const manifest = {
    name: nombre,
    short_name: nombre,
    description: descripcion,
    lang: 'es-MX',
    start_url: '/default/',
    display: 'browser',
    theme_color: palette.guinda,
    background_color: palette.papel,
    icons: [
      ...[192, 512].map((size) => ({
        src: `/icono-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
      { src: '/icono.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return JSON.stringify(manifest, null, 2);
}
