import { createHash } from 'node:crypto';
import type { Content } from '@/lib/content/model';
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { hostRules, type HostRules } from '@/lib/site/hosts/rules';
import type { Settings } from '@/lib/site/sources';
import { type Parts } from '../../pages/distil';
import { SPECULATION } from '../../pages/speculation';
import { writeHosts } from './write';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers and redirects for every host, and for the local server.
 * @returns path in the site → text, path beside the site → text, and the rules themselves
 */
export function emitHostFiles(
  content: Content,
  settings: Settings,
  { stylesheet, base, formsBase }: Parts,
): { files: Map<string, string>; beside: Map<string, string>; rules: HostRules } {
  const inline = {
    styleHashes: stylesheet.parts.map(({ css }) => hashOf(css)),
    scriptHashes: [SPECULATION, base, formsBase, EARLY_MARKS].map(hashOf),
  };
  const rules = hostRules(content, inline, settings.send);
  const { published, beside } = writeHosts(rules, new URL(content.sitio.data.url).hostname);
  return { files: published, beside, rules };
}
