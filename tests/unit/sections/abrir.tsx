import { PageOf } from '@/components/pages';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { sampleContent } from '../../sample';
import { sourcesOf } from '../site/sources';
import { all, show } from './pagina';

const sources = sourcesOf();

/** Puts the whole page of an address into the document, as the build writes it. */
export function open(ruta: string): void {
  const ref = allPages(sampleContent()).find((page) => page.ruta === ruta)!;
  show(<PageOf page={pageData(sources, ref)} shell={shellView(sources)} />);
}

/** The links of a part: their words, and where they lead. */
export const links = (part: string) =>
  all(`${part} a`).map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
