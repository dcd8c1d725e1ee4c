import { createHash } from 'node:crypto';
import type { Content } from '@/lib/content/model';
import { LETTERS_SCRIPT } from '@/lib/design/heading-fonts';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { hostRules, type HostRules } from '@/lib/site/hosts/rules';
import type { Settings } from '@/lib/site/sources';
import type { Parts } from '../../pages/distil';
import { SPECULATION } from '../../pages/speculation';
import { writeHosts } from './write';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes every host's rules. The policy depends on code only: a configured server serves later
 * publications.
 * @returns texts by path in the site and beside it, and the rules
 */
export function emitHostFiles(
  content: Content,
  settings: Settings,
  { stylesheet, base, formsBase }: Parts,
): { files: Map<string, string>; beside: Map<string, string>; rules: HostRules } {
  const inline = {
    styleHashes: stylesheet.parts.map(({ css }) => hashOf(css)),
    scriptHashes: [
      ...[LETTERS_SCRIPT, EARLY_MARKS, AVISOS_SCRIPT, SPECULATION],
      ...[base, formsBase],
    ].map(hashOf),
  };
  const rules = hostRules(content, inline, settings.send);
  const { published, beside } = writeHosts(rules, new URL(content.sitio.data.url).hostname);
  return { files: published, beside, rules };
}
