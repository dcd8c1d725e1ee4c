import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** It ends with a whole link or line: what half a word does is not asked. */
const PIECE = /[^]{500}[^]*?<\/(?:a|h\d|li|p|tr)>/g;
/** Enough for the first screen, and beyond. */
const MOST = 24;

/**
 * The site over a network that gives a page in pieces, the first with its whole header; all else arrives at once.
 * `more` sends the next piece, and says whether any was left.
 */
export async function inPieces(site: string | undefined) {
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const got = await fetch(new URL(request.url ?? '/', site));
      const type = got.headers.get('content-type') ?? '';
      response.writeHead(got.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await got.arrayBuffer()));
        return;
      }
      const html = await got.text();
      const main = html.indexOf('<main');
      const pieces = html.slice(main).match(PIECE) ?? [];
      const shown = pieces.slice(0, MOST);
      response.write(html.slice(0, main));
      waiting.push(...shown.map((piece) => () => void response.write(piece)));
      waiting.push(() => response.end(html.slice(main + shown.join('').length)));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    more: () => {
      const send = waiting.shift();
      send?.();
      return send !== undefined;
    },
    close: () => server.closeAllConnections(),
  };
}
