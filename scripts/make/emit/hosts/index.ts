import type { Content } from '@/lib/content/model';
import { fixedRoutes, hostRules, type HostRules } from '@/lib/site/hosts/rules';
import { fileOf } from '@/lib/site/pages';
import type { Inline } from '@/lib/site/policy';
import type { Settings } from '@/lib/site/sources';
import type { PageFacts } from '../../checks/site';
import { writeHosts } from './write';

/**
 * Headers and redirects for every host, and for the local server.
 * @param pages the finished pages, whose inline styles and scripts the policy names
 * @returns path in the site → text, path beside the site → text, and the rules themselves
 */
export function emitHostFiles(
  content: Content,
  settings: Settings,
  pages: Pick<PageFacts, 'file' | 'inline'>[],
): { files: Map<string, string>; beside: Map<string, string>; rules: HostRules } {
  const rules = hostRules(content, inlineByRoute(content, pages), settings.send);
  const { published, beside } = writeHosts(rules, new URL(content.sitio.data.url).hostname);
  return { files: published, beside, rules };
}

/**
 * What each page of a fixed address holds inline, and under `*` what all the others do: an archive's pages
 * are too many for a host to be told each one's.
 */
function inlineByRoute(
  content: Content,
  pages: Pick<PageFacts, 'file' | 'inline'>[],
): Map<string, Inline> {
  const routes = new Map(fixedRoutes(content).map((route) => [fileOf(route), route]));
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const byRoute = new Map<string, Inline>();
  for (const { file, inline } of pages) {
    const route = routes.get(file);
    if (route) byRoute.set(route, inline);
    else {
      inline.styleHashes.forEach((hash) => styles.add(hash));
      inline.scriptHashes.forEach((hash) => scripts.add(hash));
    }
  }
  return byRoute.set('*', { styleHashes: [...styles], scriptHashes: [...scripts] });
}
