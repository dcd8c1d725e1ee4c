import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hostRules, type HostRules } from '@/lib/site/hosts/rules';
import { allPages, fileOf, NOT_FOUND } from '@/lib/site/pages';
import { TEXT_ENDINGS } from '@/lib/site/hosts/media-types';
import { writeHosts } from '@/scripts/make/emit/hosts/write';
import { sampleContent } from '../sample';

export const SECRET = 'esto no lo lee nadie';
export const CHANGED = new Date('2025-03-04T05:06:07Z');

const content = sampleContent();
const own = hostRules(content);
export const rules: HostRules = {
  ...own,
  headers: [
    ...own.headers,
    {
      path: '/static/pdf/NOTICIAS/*',
      headers: { 'X-Frame-Options': 'SAMEORIGIN', 'X-Prueba': 'a' },
    },
    { path: '/static/*', headers: { 'X-Prueba': 'de "todas"', 'Referrer-Policy': 'origin' } },
    { path: '/static/pdf/NOTICIAS/a.pdf', headers: { 'Referrer-Policy': 'same-origin' } },
    { path: '/icono-180.png', headers: { 'X-Prueba': 'una' } },
  ],
};
const one = new Map(allPages(content).map(({ kind, ruta }) => [kind, ruta]));
export const ROUTES = allPages(content)
  .filter(({ kind, ruta }) => !/^(norma|comunicado)$/.test(kind) || one.get(kind) === ruta)
  .map(({ ruta }) => ruta)
  .filter((ruta) => ruta !== NOT_FOUND);

const filler = (text: string) => `${text} ${'relleno '.repeat(60)}`;
const page = (ruta: string) => `<!DOCTYPE html><title>${ruta}</title>${filler(ruta)}`;

const FILES: Record<string, string | Buffer> = {
  ...Object.fromEntries(['/', NOT_FOUND, ...ROUTES].map((ruta) => [fileOf(ruta), page(ruta)])),
  'mudada-despues/index.html': page('/mudada-despues/'),
  '_/FormIsland-A1B2C3D4.js': filler('export const a = 1;'),
  'imagenes/v/patio-480.0a1b2c3d.avif': Buffer.alloc(3000, 7),
  'imagenes/v/patio-480.0a1b2c3d.webp': Buffer.alloc(3000, 8),
  'ilustraciones/noticia-01.svg': `<svg xmlns="http://www.w3.org/2000/svg">${filler('')}</svg>`,
  'static/pdf/Codigo de etica.pdf': Buffer.alloc(10_000, '0123456789'),
  'static/pdf/año & más, 100% (1)+[2].pdf': Buffer.alloc(2000, '%PDF-'),
  'static/pdf/NOTICIAS/a.pdf': Buffer.alloc(500, 'a'),
  'pagefind/pagefind.js': filler('export const b = 2;'),
  'pagefind/wasm.es.pagefind': Buffer.alloc(900, 3),
  'pagefind/fragment/es_0a.pf_fragment': Buffer.alloc(700, 4),
  'pagefind/pagefind-entry.json': `{"a":"${filler('')}"}`,
  'favicon.ico': Buffer.alloc(300, 5),
  'icono-180.png': Buffer.alloc(300, 6),
  'foto.jpg': Buffer.alloc(300, 6),
  'manifest.webmanifest': `{"name":"${filler('a')}"}`,
  'robots.txt': filler('User-agent: *'),
  'sitemap.xml': `<urlset>${filler('')}</urlset>`,
  '.well-known/security.txt': filler('Contact: x'),
  '.secreto': SECRET,
  '.git/config': SECRET,
  'sindico/.oculto.html': SECRET,
};

export interface Site {
  folder: string;
  root: string;
  bytes(file: string): Buffer;
  configOf(file: string, logs: string, port: number): string;
  remove(): void;
}

const HOST = 'localhost';

const withoutTls = (text: string, port: number) =>
  text
    .split(/^(?=server \{$)/m, 2)
    .join('')
    .replace(/^ {2}listen 443 [^]*?ssl_protocols.*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^<\/VirtualHost>[^]*/m, '</VirtualHost>\n')
    .replace('<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`)
    .replace(/^ {2}(?:SSL|Protocols).*\n/gm, '')
    .replace(/^www[^]*?^import .*$/m, '')
    .replace(`${HOST}, https:// {`, `http://:${port} {\n  bind 127.0.0.1`);

export function makeSite(): Site {
  const folder = mkdtempSync(path.join(tmpdir(), 'servidores-'));
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'out');
  const { published, beside } = writeHosts(rules, HOST);
  const all = new Map<string, Buffer>();
  const put = (file: string, bytes: Buffer) => {
    all.set(file, bytes);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), bytes);
    utimesSync(path.join(root, file), CHANGED, CHANGED);
  };
  for (const [file, text] of [...Object.entries(FILES), ...published]) {
    const bytes = Buffer.from(text);
    put(file, bytes);
    if (!TEXT_ENDINGS.some((ending) => file.endsWith(`.${ending}`))) continue;
    put(`${file}.br`, brotliCompressSync(bytes));
    put(`${file}.gz`, gzipSync(bytes));
  }
  writeFileSync(path.join(folder, 'secreto.txt'), SECRET);
  return {
    folder,
    root,
    bytes: (file) => {
      const bytes = all.get(file);
      if (!bytes) throw new Error(`The site of the tests has no ${file}.`);
      return bytes;
    },
    configOf: (file, logs, port) =>
      withoutTls(beside.get(file) ?? '', port)
        .replaceAll('/srv/sitio/actual', root)
        .replaceAll('/var/log/sitio', logs),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
