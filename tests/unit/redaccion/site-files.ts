import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { formatHuellas, HUELLAS, sha256 } from '@/scripts/make/huellas';

const envio = (said: object): string =>
  JSON.stringify({ demostracion: false, envian: ['queja', 'denuncia'], sinEnviar: [], ...said });
export const SILENT = envio({ envian: ['queja'], sinEnviar: ['denuncia'] });

/** What publish-program.ts is to publish, in the office's folder. */
export const ORDER = '.redaccion/orden.json';

export const siteFiles = (version: number): Record<string, string> => ({
  'index.html': `<p>${version}</p>`.repeat(20_000),
  'envio.json': envio({}),
  'index.html.br': `br ${version}`,
  [`_/app-${version}.js`]: `app(${version})`,
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`prensa/${index}/index.html`, `comunicado ${index}`]),
  ),
});

export function writeSite(out: string, files: Record<string, string | Buffer>): void {
  rmSync(out, { recursive: true, force: true });
  const list = formatHuellas(
    new Map(Object.entries(files).map(([file, text]) => [file, sha256(text)])),
  );
  for (const [file, text] of Object.entries({ ...files, [HUELLAS]: list })) {
    const target = path.join(out, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

export const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder, dot: true })
      .filter((file) => file !== HUELLAS)
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
