/** The names that a server answers to, from the site's own (`sindicatura.example`). */
export const namesOf = (host: string) => ({
  host,
  /** The same name with `www.` or without it, which leads to the site. */
  alias: host.startsWith('www.') ? host.slice(4) : `www.${host}`,
  /** The relay's own name (docs/relevo.md). */
  relay: `relevo.${host.replace(/^www\./, '')}`,
});

/** Where certbot keeps the certificate of a name (docs/servidores.md). */
export const certificateOf = (host: string) => ({
  chain: `/etc/letsencrypt/live/${host}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${host}/privkey.pem`,
});
