import { createHash } from 'node:crypto';
import type { Content } from '@/lib/content/model';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { LETTERS_SCRIPT } from '@/lib/design/letters';
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { hostRules, type HostRules } from '@/lib/site/hosts/rules';
import type { Settings } from '@/lib/site/sources';
import { type Parts } from '../../pages/distil';
import type { STYLE_PARTS } from '../../pages/style-parts';
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
  // Every response carries the policy: what belongs to notices is in it only while there are some.
  const warns = content.avisos.length > 0;
  const inline = {
    styleHashes: stylesheet.parts
      .filter(({ name }) => warns || name !== ('avisos' satisfies keyof typeof STYLE_PARTS))
      .map(({ css }) => hashOf(css)),
    scriptHashes: [
      SPECULATION,
      base,
      formsBase,
      LETTERS_SCRIPT,
      EARLY_MARKS,
      ...(warns ? [AVISOS_SCRIPT] : []),
    ].map(hashOf),
  };
  const rules = hostRules(content, inline, settings.send);
  const { published, beside } = writeHosts(rules, new URL(content.sitio.data.url).hostname);
  return { files: published, beside, rules };
}
