import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/** For packages in CommonJS: with them inside, the program starts in half the time. */
const REQUIRE = `import{createRequire as requireFrom}from'node:module';const require=requireFrom(import.meta.url)`;

/** A program of these tests in a single file, which Node starts at once. */
export function bundled(entry: string): string {
  const place = path.resolve(`.cache/pruebas/${entry}-${process.pid}`);
  const program = path.join(place, 'programa.mjs');
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  beforeAll(() =>
    execFileSync(process.execPath, [
      ...['node_modules/esbuild/bin/esbuild', `tests/unit/redaccion/${entry}.ts`, '--bundle'],
      ...['--platform=node', '--format=esm', `--outfile=${program}`, '--log-level=error'],
      ...['--alias:@=.', `--banner:js=${REQUIRE}`],
    ]),
  );
  return program;
}
