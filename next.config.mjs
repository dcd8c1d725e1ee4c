/**
 * Next only writes the pages; what it exports is distilled by scripts/build. With `output: 'export'`
 * `distDir` names the folder of the export, kept apart so that a failed build leaves `out/` alone.
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  distDir: '.cache/export',
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // `npm test` checks types, tests included; a page does not wait for them.
  typescript: { ignoreBuildErrors: true },
  experimental: { cpus: 2 },
};

export default config;
