/** Where a server finds the site, and where it is found. */
export interface ServedSite {
  /** The site's name, as `sindicatura.example`. */
  host: string;
  /** The published folder. */
  root: string;
  /** The folder of the logs. */
  logs: string;
  /** Where it listens, without TLS; unless told otherwise, with TLS on every address of the machine. */
  listen?: { ip: string; port: number } | undefined;
}

/** Where the build says that the site is; whoever sets a server up writes their own. */
export const placeOf = (url: string): ServedSite => ({
  host: new URL(url).hostname,
  root: '/srv/sitio/actual',
  logs: '/var/log/sitio',
});

/** The same name with `www.` or without it, which leads to the site. */
export const aliasOf = (host: string): string =>
  host.startsWith('www.') ? host.slice(4) : `www.${host}`;

/** Where certbot keeps the certificate of a name, and where it is asked for proof (docs/servidores.md). */
export const certificateOf = (host: string) => ({
  chain: `/etc/letsencrypt/live/${host}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${host}/privkey.pem`,
});
export const PROOF = '/.well-known/acme-challenge/';
export const PROOF_ROOT = '/var/www/html';

/** First line of every file of a server. */
export const WRITTEN = 'Escrito por npm run build (docs/servidores.md): se cambia allá, no aquí.';

/** Lines of a configuration, each deeper by two blanks. */
export const indent = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? line : `  ${line}`));

/** A value between double quotes, in every server's own form. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
