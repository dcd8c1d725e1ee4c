import { PageOf } from '@/components/pages';
import type { Content } from '@/lib/content/model';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { sampleContent } from '../../sample';
import { sourcesOf } from '../site/sources';
import { all, show } from './pagina';

export function open(ruta: string, content: Content = sampleContent()): void {
  const sources = sourcesOf(content);
  const ref = allPages(content).find((page) => page.ruta === ruta)!;
  show(<PageOf page={pageData(sources, ref)} shell={shellView(sources)} />);
}

export const links = (part: string) =>
  all(`${part} a`).map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
