import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Alter = (req: IncomingMessage, res: ServerResponse, pass: () => void) => void;
export type Tampering = Record<string, Alter>;

export async function tampered(site: string, tampering: Tampering) {
  const server = createServer((req, res) => {
    const pass = () =>
      request(site + req.url, { method: req.method, headers: req.headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
      }).end();
    const alter = tampering[decodeURI(req.url ?? '')] ?? tampering['*'];
    if (alter) alter(req, res, pass);
    else pass();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
