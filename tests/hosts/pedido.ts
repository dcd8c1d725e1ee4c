import { connect, type Socket } from 'node:net';

export interface Request {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  version?: '1.0' | '1.1';
}

export interface Reply {
  status: number;
  headers: Map<string, string[]>;
  body: Buffer;
}

export function ask(
  port: number,
  { method = 'GET', path, headers = {}, version = '1.1' }: Request,
  open: () => Socket = () => connect(port, '127.0.0.1'),
): Promise<Reply> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let fault: Error | undefined;
    const socket = open();
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error) => (fault = error));
    socket.on('close', () => {
      if (chunks.length > 0 || !fault) resolve(parse(Buffer.concat(chunks)));
      else reject(fault);
    });
    socket.write(Buffer.from(`${method} ${path} HTTP/${version}\r\n${head}\r\n`, 'latin1'));
  });
}

function parse(bytes: Buffer): Reply {
  if (bytes.length === 0) return { status: 0, headers: new Map(), body: bytes };
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(at + 1).trim()]);
  }
  const rest = bytes.subarray(end + 4);
  const chunked = headers.get('transfer-encoding')?.includes('chunked');
  return { status: Number(first.split(' ')[1]), headers, body: chunked ? unchunk(rest) : rest };
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const line = bytes.indexOf('\r\n', at);
    const size = parseInt(bytes.subarray(at, line).toString(), 16);
    if (!size) break;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 4 + size;
  }
  return Buffer.concat(parts);
}
