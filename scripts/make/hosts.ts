import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content';
import { hostRules, toCloudflare } from '@/lib/site/host-rules';
import { DEFAULT_ORIGIN, sendSettings } from '@/lib/forms/settings';
import type { Inline } from './distil';
import { paths } from './paths';

/** Step 6: headers and redirects, for hosts (`_headers`, `_redirects`) and for the local server. */
export async function writeHostFiles(content: Content, inline: Inline): Promise<void> {
  const rules = hostRules(content, inline, sendSettings('queja')?.origin ?? DEFAULT_ORIGIN);
  const { headers, redirects } = toCloudflare(rules);
  await writeFile(path.join(paths.site, '_headers'), headers);
  await writeFile(path.join(paths.site, '_redirects'), redirects);
  await writeFile(`${paths.hostRules}.nuevo`, JSON.stringify(rules, null, 2));
}
