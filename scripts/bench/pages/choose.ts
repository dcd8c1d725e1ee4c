import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { Content } from '@/lib/content/model';
import { allPages, fileOf, pageRow, type PageKind } from '@/lib/site/pages';
import { BUDGETS } from '../../make/checks/budgets';
import type { PageClass } from './results';

/** A page of the site, as it is asked for. */
export interface Chosen {
  kind: PageKind;
  class: PageClass;
  tabs: boolean;
  address: string;
  /** Brotli bytes of its HTML. */
  html: number;
  budget: number;
  /** The last part of it that has an address of its own. */
  fragment: string | undefined;
  /** Audits that would have it be what it must not be. */
  excused: string[];
}

const OF_KIND: Partial<Record<PageKind, PageClass>> = {
  inicio: 'home',
  codigoQr: 'home',
  directorio: 'directory',
  quejaPublica: 'form',
  denuncia: 'form',
  noEncontrada: 'onward',
};

/**
 * Of every kind of page that the site has, and of each class within a kind (a release with a picture and
 * one without), the page that weighs most.
 * @param out the built site
 * @throws when a page of the content is not there: `out/` is of another content
 */
export function choosePages(content: Content, out: string): Chosen[] {
  const chosen = new Map<string, Chosen>();
  for (const { kind, ruta } of allPages(content)) {
    const file = path.join(out, decodeURI(fileOf(ruta)));
    const page = describe(kind, ruta, readFileSync(file, 'utf8'), statSync(`${file}.br`).size);
    const key = `${kind} ${page.class}`;
    if (page.html > (chosen.get(key)?.html ?? 0)) chosen.set(key, page);
  }
  return [...chosen.values()];
}

/** What a page is, as its markup shows it. */
export function describe(kind: PageKind, address: string, html: string, bytes: number): Chosen {
  const $ = load(html);
  // A picture that waits until it is near is not what the page opens with.
  const opens = $('main img:not([loading=lazy])').length > 0;
  const tabs = $('main [data-behaviour=tabs]').length > 0;
  return {
    kind,
    class: OF_KIND[kind] ?? (opens ? 'picture' : tabs ? 'tabs' : 'text'),
    tabs,
    address,
    html: bytes,
    budget: BUDGETS.pages[kind].html,
    fragment: $('main :is(section, details, h2, h3, [role=tabpanel])[id]').last().attr('id'),
    excused: [
      ...(pageRow(kind).indexed ? [] : ['is-crawlable']),
      ...(kind === 'noEncontrada' ? ['http-status-code'] : []),
    ],
  };
}
