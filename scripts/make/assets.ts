import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content';
import { ORGANIGRAMA_SRC, organigrama } from '@/lib/site/organigrama';
import tokens from '@/tailwind.config';
import { makeFavicon, makeImages, rasterise } from './images';
import { drawOrganigrama } from './organigrama';
import { makePdfs } from './pdf';
import { paths } from './paths';

const ICON_SIZES = [180, 192, 512];

/**
 * Step 2: pictures in modern formats, the organisation chart, icons, the social card and the PDFs.
 * @returns a line for the log
 */
export async function makeAssets(content: Content): Promise<string> {
  // PDFs keep their own cache: emptied first, the folder never holds a document that is gone.
  await rm(paths.assets, { recursive: true, force: true });
  await mkdir(paths.assets, { recursive: true });

  const chart = drawOrganigrama(organigrama(content.directorio.data.unidades));
  await writeFile(path.join(paths.assets, ORGANIGRAMA_SRC), chart.svg);
  const images = await makeImages({
    [ORGANIGRAMA_SRC]: {
      src: ORGANIGRAMA_SRC,
      width: chart.width,
      height: chart.height,
      sources: [],
    },
  });
  await rasterise('/ilustraciones/tarjeta-social.svg', 'tarjeta-social.png', 1200);
  for (const size of ICON_SIZES) await rasterise('/icono.svg', `icono-${size}.png`, size);
  await makeFavicon('/icono.svg', 48);
  await writeFile(
    path.join(paths.assets, 'manifest.webmanifest'),
    JSON.stringify(webManifest(content), null, 2),
  );

  const pdfs = await makePdfs({
    content,
    outDir: paths.assets,
    cacheDir: path.join(paths.cache, 'pdf'),
    publicDir: paths.public,
  });
  return `${images} imágenes, ${pdfs.made + pdfs.reused} PDF (${pdfs.made} nuevos), ${pdfs.supplied} documentos de la oficina`;
}

function webManifest(content: Content) {
  const { nombre, descripcion } = content.sitio.data;
  return {
    name: nombre,
    short_name: nombre,
    description: descripcion,
    lang: 'es-MX',
    start_url: '/default/',
    display: 'browser',
    theme_color: tokens.theme.colors.guinda.DEFAULT,
    background_color: tokens.theme.colors.papel,
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
}
