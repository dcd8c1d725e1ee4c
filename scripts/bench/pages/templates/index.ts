import path from 'node:path';
import type { Places } from '../../../make/places';
import { installTool } from '../../tool';
import type { SiteFiles } from '../compressed';
import { govuk } from './govuk';
import { bare, dsfr, italia, uswds } from './hand';
import { nextExport } from './next';
import { textOf } from './text';

/** The page that the peers show: its address, and its finished HTML. */
interface Shown {
  address: string;
  html: string;
}

const packaged =
  (make: (modules: string, text: ReturnType<typeof textOf>) => SiteFiles) =>
  async ({ html }: Shown) =>
    make(path.join(await installTool('templates'), 'node_modules'), textOf(html));

/**
 * The same words as a page of this site, in the templates of others: made from their packages, none of
 * whose code is kept here.
 */
export const PEERS: Record<string, (shown: Shown, places: Places) => Promise<SiteFiles>> = {
  'The words alone': packaged(bare),
  'This site as Next exports it': ({ address }, places) => nextExport(places, address),
  'GOV.UK (govuk-frontend)': packaged(govuk),
  'United States (USWDS)': packaged(uswds),
  'France (DSFR)': packaged(dsfr),
  'Italy (Bootstrap Italia)': packaged(italia),
};
