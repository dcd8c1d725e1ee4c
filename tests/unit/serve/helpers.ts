import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NO_RULES } from '@/lib/site/hosts/rules';
import type { Listening } from '@/scripts/serve/listen';
import { serveSite, type SiteOptions } from '@/scripts/serve/serve';

export const CSP_RULE = {
  path: '/*',
  headers: { 'Content-Security-Policy': "default-src 'self'" },
};

export function workshop() {
  const folders: string[] = [];
  const sites: Listening[] = [];

  async function folder(files: Record<string, string> = {}): Promise<string> {
    const dir = await mkdtemp(join(tmpdir(), 'serve-'));
    folders.push(dir);
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(dir, name)), { recursive: true });
      await writeFile(join(dir, name), text);
    }
    return dir;
  }

  async function start(options: Partial<SiteOptions> & { dir: string }): Promise<Listening> {
    const site = await serveSite({ rules: NO_RULES, port: 0, ...options });
    sites.push(site);
    return site;
  }

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()));
    await Promise.all(folders.map((dir) => rm(dir, { recursive: true, force: true })));
  });

  return { folder, start };
}
