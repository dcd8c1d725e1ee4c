import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from '../../make/compress';

/** A page of its own, and the folders that it needs: where each is, and where it is served. */
export interface SiteFiles {
  html: string;
  /** Where it stands, when that is not the root. */
  address?: string;
  copies?: { from: string; to: string; only?: RegExp }[];
}

const SERVED = /\.(min\.css|min\.js|mjs|woff2|svg|png|ico|json|webmanifest)$/;
const TEXT = /\.(html|css|m?js|json|svg|webmanifest)$/;

/**
 * Writes a site with the compressed copies that the server of this one looks for.
 * @returns the page's file
 */
export function writeSite(dir: string, { html, address = '/', copies = [] }: SiteFiles): string {
  for (const { from, to, only = SERVED } of copies)
    for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' }))
      if (only.test(name)) cpSync(path.join(from, name), path.join(dir, to, name));
  const page = path.join(dir, address, 'index.html');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, html);
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(dir, name);
    // Thousands of small drawings would take minutes at the greatest effort, and gain nothing.
    if (TEXT.test(name))
      writeFileSync(
        `${file}.br`,
        brotli(readFileSync(file), name.endsWith('.svg') ? 'archive' : 'most'),
      );
  }
  return page;
}
