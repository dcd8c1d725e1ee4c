import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The list of all that builds the site and tests it (those are marked), for whoever looks for a package
 * with a known fault.
 */
export const SBOM = 'docs/sbom.cdx.json';

const Bom = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({
    timestamp: z.string().optional(),
    component: z.looseObject({ name: z.string() }),
  }),
  components: z.array(z.looseObject({ hashes: z.array(z.looseObject({ content: z.string() })) })),
});
export type Bom = z.infer<typeof Bom>;

/** The list as it is kept. */
export const readSbom = (): Bom => Bom.parse(JSON.parse(readFileSync(SBOM, 'utf8')));

/**
 * Takes from npm's list what changes by itself: the moment, the random number, the folder's name. The
 * number is then a hash of the rest, so that the same lock file gives the same bytes.
 */
export function settle(text: string): string {
  const { serialNumber, ...bom } = Bom.parse(JSON.parse(text));
  const { name } = z
    .object({ name: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  delete bom.metadata.timestamp;
  bom.metadata.component.name = name;
  const hash = createHash('sha256').update(JSON.stringify(bom)).digest('hex');
  const derived = serialNumber.replace(
    /[0-9a-f-]{36}$/,
    [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
      .concat(hash.slice(20, 32))
      .join('-'),
  );
  return `${JSON.stringify({ ...bom, serialNumber: derived }, null, 1)}\n`;
}

/** `npm run sbom`: writes docs/sbom.cdx.json (CycloneDX) from the lock file, with npm's own tool. */
export function writeSbom(): void {
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx'];
  const text = execFileSync('npm', ['sbom', ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  writeFileSync(SBOM, settle(text));
}

if (process.argv[1] === import.meta.filename) writeSbom();
