import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** Files that the build makes; in development the server of scripts/dev.ts has them. */
const GENERATED = [
  '/organigrama.svg',
  '/tarjeta-social.png',
  '/icono-:size.png',
  '/manifest.webmanifest',
  '/imagenes/v/:path*',
  '/static/pdf/:path*',
  '/_/:path*',
];

/**
 * Next only writes the pages; what it exports is distilled by scripts/make. With `output: 'export'`
 * `distDir` names the folder of the export, kept apart so that a failed build leaves `out/` alone.
 * @returns {import('next').NextConfig}
 */
export default function config(/** @type {string} */ phase) {
  const common = {
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: /** @type {const} */ (false),
    // `npm test` checks types, tests included; a page does not wait for them.
    typescript: { ignoreBuildErrors: true },
    // A browser reads no file: it has the office's colours by a variable.
    turbopack: {
      resolveAlias: {
        './lib/theme/file': { browser: './lib/theme/browser.ts' },
      },
    },
  };
  const assets = process.env['DEV_ASSETS'];
  if (phase === PHASE_DEVELOPMENT_SERVER)
    return {
      ...common,
      redirects: async () => [{ source: '/', destination: '/default/', permanent: false }],
      rewrites: async () => ({
        beforeFiles: GENERATED.map((source) => ({ source, destination: `${assets}${source}` })),
      }),
    };
  return {
    ...common,
    output: 'export',
    distDir: '.cache/export',
    images: { unoptimized: true },
    experimental: {
      // Both cores; Next's own count leaves one out.
      cpus: availableParallelism(),
      // What Next's client router would prefetch is thrown away: its sizes need no measuring.
      prefetchInlining: false,
      // Nor is its compiled code published.
      turbopackMinify: false,
      turbopackSourceMaps: false,
    },
  };
}
