import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withNight } from '@/scripts/make/assets/night';
import { mediaTypeOf } from '@/lib/site/hosts/media-types';
import { realPathWithin } from '@/lib/files/path-within';
import { decodeSafely, escapeHtml } from '@/lib/site/text';
import { LETTERS_FOLDER } from '@/scripts/make/paths';
import { longDate } from '@/lib/office/dates';
import { LETTERS } from '@/tailwind.config';
import { ALWAYS, NEVER } from './night';

/** Where the pictures of a page are: those that the build made, and the office's own. */
export interface PictureFiles {
  made: ReadonlyMap<string, string>;
  public: string;
}

/** The rights of a page as a file of its own: show itself, and ask nobody for anything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";

/**
 * A page as a single text that needs no server and asks nobody for anything. It looks as it does where scripts do
 * not run, so that all of it can be read.
 * @param html a distilled page: its tags are as `distil` writes them
 * @param url the site's own address
 */
export function standalone(html: string, files: PictureFiles, url: string) {
  const missing = new Set<string>();
  const picture = (address: string): string => {
    const bytes = bytesOf(address, files);
    if (!bytes) missing.add(address);
    return bytes ? dataAddress(mediaTypeOf(address), bytes) : lostPicture(address);
  };
  const attribute = (name: string, value: string): string => {
    if (name === 'src') return ` src="${value.startsWith('data:') ? value : picture(value)}"`;
    if (name !== 'href') return '';
    if (/^(?:#|tel:|mailto:)/.test(value)) return ` href="${value}"`;
    return ` href="${new URL(value, url).href}" target="_blank" rel="noopener"`;
  };
  const alone = html
    .replace(/<(script|template|noscript|iframe)\b[^>]*>[^]*?<\/\1>/g, '')
    .replace(/<(?:source|link)\b[^>]*>/g, '')
    .replace(/<meta\b(?! (?:charset|name="(?:viewport|color-scheme)"))[^>]*>/gi, '')
    .replace(/ (?:target|rel)="(?:_blank|noopener)[^"]*"/g, '')
    .replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(
        / (href|src|srcset|action|ping|download|autofocus)(?:="([^"]*)")?(?=[ >/])/g,
        (_, name: string, value = '') => attribute(name, String(value)),
      ),
    )
    // With the font of headings inside: a site's visitor has it from the second page on, since the first only fetches it.
    .replace(`url(/${LETTERS.file})`, `url(${dataAddress('font/woff2', lettersBytes())})`)
    .replace('font-display:optional', 'font-display:block')
    .replace('<html ', '<html data-letters ')
    .replaceAll('(scripting:enabled)', NEVER)
    .replaceAll('(scripting:none)', ALWAYS)
    .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  return { html: alone, missing: [...missing] };
}

const lettersBytes = () => readFileSync(path.join(LETTERS_FOLDER, path.basename(LETTERS.file)));

function bytesOf(address: string, { made, public: folder }: PictureFiles): Buffer | undefined {
  const name = decodeSafely(address.replaceAll('&amp;', '&')).replace(/^\//, '');
  try {
    const bytes = readFileSync(made.get(name) ?? realPathWithin(folder, name));
    // As the build takes a drawing (scripts/make/assets/index.ts).
    return /\/.*\.svg$/.test(name) ? Buffer.from(withNight(bytes.toString('utf8'))) : bytes;
  } catch {
    return undefined;
  }
}

const dataAddress = (type: string, bytes: string | Buffer): string =>
  `data:${type.replace(/;.*/, '')};base64,${Buffer.from(bytes).toString('base64')}`;

const lostPicture = (address: string): string =>
  dataAddress(
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450"><rect width="800" height="450" fill-opacity=".07"/><text x="400" y="210" text-anchor="middle" font-family="sans-serif" font-size="32">Falta esta imagen<tspan x="400" dy="50" font-size="24">${escapeHtml(address)}</tspan></text></svg>`,
  );

const BAND =
  'position:sticky;top:0;z-index:99;margin:0;padding:.6rem 1rem;background:var(--tinta);color:var(--papel);font-weight:700';

/** Marks a page as a draft of an ISO day: in its title, and on a band that is printed, too. */
export function shareable(html: string, day: string): string {
  const band = `<p style="${BAND}">Borrador del ${longDate(day)}. No está publicado: es una vista previa para revisarlo. Sus enlaces llevan al sitio publicado.</p>`;
  return html
    .replace('<title>', '<meta name="robots" content="noindex"><title>Borrador: ')
    .replace(/<body[^>]*>/, (body) => `${body}${band}`);
}
