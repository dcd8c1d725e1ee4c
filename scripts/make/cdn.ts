import path from 'node:path';

/** What a CDN compresses by itself: it is not uploaded (docs/servidores.md). */
const COPY = /\.(br|gz)$/;
/** Their documented limits, on the day of docs/servidores.md. */
const LIMITS = { free: 20_000, paid: 100_000, redirects: 2_000, folder: 54_000 };
/** The part of a limit from which on it is said. */
const NEAR = 0.9;

/**
 * Warnings for whoever publishes on a CDN, before the site meets a limit of theirs.
 * @param files paths in the site, the compressed copies included
 * @param redirects the text of Cloudflare's `_redirects`
 */
export function cdnWarnings(files: Iterable<string>, redirects: string): string[] {
  const folders = new Map<string, number>();
  let count = 0;
  for (const file of files) {
    if (COPY.test(file)) continue;
    count += 1;
    const folder = path.posix.dirname(file);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const lines = redirects.split('\n').filter(Boolean).length;
  const [folder, most] = [...folders].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  const near = (value: number, limit: number) => value > NEAR * limit;
  const warnings: string[] = [];
  const say = (what: string, who: string) =>
    warnings.push(`Si publica en un CDN: son ${what}, y ${who} (docs/servidores.md).`);
  if (near(count, LIMITS.paid))
    say(`${count} archivos`, `Cloudflare Pages recibe ${LIMITS.paid}, en su plan de pago`);
  else if (near(count, LIMITS.free))
    say(
      `${count} archivos`,
      `Cloudflare Pages recibe ${LIMITS.free} en su plan gratuito, ${LIMITS.paid} en el de pago`,
    );
  if (near(lines, LIMITS.redirects))
    say(`${lines} redirecciones`, `Cloudflare Pages lee ${LIMITS.redirects}`);
  if (near(most, LIMITS.folder))
    say(`${most} archivos en ${folder}/`, `Netlify recibe ${LIMITS.folder} en cada carpeta`);
  return warnings;
}
