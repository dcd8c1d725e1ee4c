import { availableParallelism } from 'node:os';

/** Next's own export. The number of workers is the one setting that is not its default. */
const config = {
  output: 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  experimental: { cpus: availableParallelism() },
};

export default config;
