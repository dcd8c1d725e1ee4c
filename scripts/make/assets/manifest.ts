import type { Content } from '@/lib/content';
import tokens from '@/tailwind.config';

/** `manifest.webmanifest`: the site's name, colours and icons for a phone's home screen. */
export function webManifest({ sitio }: Content): string {
  const { nombre, descripcion } = sitio.data;
  const manifest = {
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
  return JSON.stringify(manifest, null, 2);
}
