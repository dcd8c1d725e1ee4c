import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { casesOf } from './parts';

/** A Chromium of those years, as a package of the npm registry brings it: for Linux on x64 alone. */
interface OldBrowser {
  package: string;
  integrity: string;
}

/** The oldest that the site is made for, and another between it and today's (docs/decisions/tests.md). */
const OLD_BROWSERS = {
  'chrome-80': {
    package: 'chrome-aws-lambda@2.1.1',
    integrity:
      'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  },
  'chrome-109': {
    package: '@sparticuz/chromium@109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
} as const satisfies Record<string, OldBrowser>;
export type OldBrowserName = keyof typeof OLD_BROWSERS;
/** Those that tests drive: each day the oldest. */
export const oldBrowserNames = casesOf(Object.keys(OLD_BROWSERS) as OldBrowserName[], 1);

const FOLDER = '.cache/navegadores';
const folderOf = (name: OldBrowserName) => path.resolve(import.meta.dirname, '../..', FOLDER, name);

/** Returns the folder of an old browser with its libraries, or undefined where it was not had. */
export const oldBrowser = (name: OldBrowserName): string | undefined =>
  existsSync(path.join(folderOf(name), 'chromium')) ? folderOf(name) : undefined;

/** Fetches the old browsers that this machine lacks and can run; missing ones are said. */
export function ensureOldBrowsers(): void {
  for (const name of oldBrowserNames) {
    if (oldBrowser(name)) continue;
    try {
      if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('Linux x64');
      console.log(`Trayendo ${name} para las pruebas…`);
      fetchBrowser(OLD_BROWSERS[name], folderOf(name));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.log(`Sin ${name} en este equipo: sus pruebas se omiten (${why}).`);
    }
  }
}

/** @throws when the registry has it not, or with other bytes */
function fetchBrowser({ package: wanted, integrity }: OldBrowser, folder: string): void {
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  try {
    const { stdout, status } = spawnSync(
      'npm',
      ['pack', wanted, '--json', '--ignore-scripts', '--pack-destination', aside],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`npm no trae ${wanted}`);
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    const packed = path.join(aside, path.basename(filename.replace('/', '-').replace('@', '')));
    const hash = createHash('sha512').update(readFileSync(packed)).digest('base64');
    if (`sha512-${hash}` !== integrity)
      throw new Error(`${wanted} tiene otros bytes que los fijados`);
    execFileSync('tar', ['-xzf', packed, '-C', aside]);
    const unpacked = (file: string) =>
      brotliDecompressSync(readFileSync(path.join(aside, 'package/bin', file)));
    for (const file of ['aws.tar.br', 'swiftshader.tar.br'])
      execFileSync('tar', ['-x', '-C', aside], { input: unpacked(file) });
    writeFileSync(path.join(aside, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
    rmSync(packed);
    rmSync(path.join(aside, 'package'), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
