export const namesOf = (host: string) => ({
  host,
  /** With or without `www.`; redirects to the site. */
  alias: host.startsWith('www.') ? host.slice(4) : `www.${host}`,
  /** See docs/relevo.md. */
  relay: `relevo.${host.replace(/^www\./, '')}`,
});

/** Certbot's files of a name (docs/servidores.md). */
export const certificateOf = (host: string) => ({
  chain: `/etc/letsencrypt/live/${host}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${host}/privkey.pem`,
});
