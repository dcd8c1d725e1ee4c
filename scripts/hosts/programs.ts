import { existsSync } from 'node:fs';
import path from 'node:path';

/** The web servers that the project writes a configuration for and can start. */
export const SERVERS = {
  nginx: {
    title: 'nginx',
    places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  apache: {
    title: 'Apache',
    places: ['/usr/sbin/apache2', '/usr/sbin/httpd'],
    packages: ['apache2'],
  },
  caddy: {
    title: 'Caddy',
    places: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
    packages: ['caddy'],
  },
} as const;
export type ServerName = keyof typeof SERVERS;
export const serverNames = Object.keys(SERVERS) as ServerName[];

const MODULES = {
  nginx: ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'],
  apache: ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'],
};

const first = (paths: readonly string[]) => paths.find((one) => existsSync(one));

/** A module's file, or undefined where the system has none of that name. */
export const moduleOf = (server: keyof typeof MODULES, name: string): string | undefined =>
  first(MODULES[server].map((folder) => path.join(folder, name)));

export const brotliModule = () => moduleOf('nginx', 'ngx_http_brotli_static_module.so');

/** The server's program, or undefined: not installed, or nginx without its module for `.br` files. */
export function programOf(name: ServerName): string | undefined {
  if (name === 'nginx' && !brotliModule()) return undefined;
  return first(SERVERS[name].places);
}
