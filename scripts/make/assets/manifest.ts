import type { Content } from '@/lib/content/model';
import { palette } from '@/tailwind.config';

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
