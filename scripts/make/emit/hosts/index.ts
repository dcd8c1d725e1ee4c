import { createHash } from 'node:crypto';
import type { Content } from '@/lib/content/model';
import { hostRules, type HostRules } from '@/lib/site/host-rules';
import type { Settings } from '@/lib/site/sources';
import { SPECULATION, type Parts } from '../../pages/distil';
import { toCloudflare } from './cloudflare';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers and redirects, for hosts (`_headers`, `_redirects`) and for the local server.
 * @returns path in the site → text, and the rules themselves
 */
export function emitHostFiles(
  content: Content,
  settings: Settings,
  { style, base }: Parts,
): { files: Map<string, string>; rules: HostRules } {
  const inline = { styleHash: hashOf(style), scriptHashes: [SPECULATION, base].map(hashOf) };
  const rules = hostRules(content, inline, settings.send);
  const { headers, redirects } = toCloudflare(rules);
  return {
    files: new Map([
      ['_headers', headers],
      ['_redirects', redirects],
    ]),
    rules,
  };
}
