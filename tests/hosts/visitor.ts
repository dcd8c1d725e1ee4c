import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export const page = (n: number) =>
  `<!doctype html><script src="/_/app-${n}.js"></script>${`<p>Versión ${n}.</p>`.repeat(500)}<!-- fin ${n} -->`;
export const app = (n: number) => `export const version = ${n};`;

export async function visitor(link: string) {
  const server = createServer((req, res) => {
    readFile(path.join(link, req.url ?? '')).then(
      (bytes) => res.end(bytes),
      () => res.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seen = new Map<number, number>();
  const faults: string[] = [];
  let going = true;
  const visit = async () => {
    while (going) {
      const text = await (await fetch(`${url}/index.html`)).text();
      const n = Number(/fin (\d+) -->$/.exec(text)?.[1] ?? Number.NaN);
      if (text !== page(n)) faults.push(`una página a medias: ${text.slice(0, 80)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const script = await fetch(`${url}/_/app-${n}.js`);
      if ((await script.text()) !== app(n)) faults.push(`la página ${n} quedó sin su guion`);
      seen.set(n, (seen.get(n) ?? 0) + 1);
    }
  };
  const done = visit();
  return {
    seen,
    faults,
    async stop() {
      going = false;
      await done;
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
