import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Rendered } from './body';
import type { Checked, File } from './entry';
import { References } from './references';
import { Shards } from './shards';

/**
 * What files said when they were last checked. It holds while a file's text, the values of `sitio.yml`
 * that it refers to, the code of `lib/content`, the packages and Node's version stay the same. What
 * has problems is never kept. The HTML stands in files of its own: a check alone does not read it.
 */
export class ContentCache {
  private readonly checked: Shards<Checked>;
  private readonly rendered: Shards<Rendered> | undefined;

  /**
   * @param dir where it is kept; always safe to delete
   * @param version what made the entries, as `contentVersion` gives it
   * @param render whether entries are wanted with their HTML
   */
  constructor(dir: string, version: string, render: boolean) {
    this.checked = new Shards(dir, 'texto', version);
    this.rendered = render ? new Shards(dir, 'html', version) : undefined;
  }

  /** What a file says, or undefined when it must be checked. @param values those of `sitio.yml` */
  find(file: File, values: Record<string, unknown>): Checked | undefined {
    const key = keyOf(file);
    const checked = this.checked.get(key);
    if (!checked || !new References(values).hold(checked.used)) return undefined;
    if (!this.rendered || checked.bodyStart < 0) return checked;
    const rendered = this.rendered.get(renderedKey(key, checked));
    return rendered && { ...checked, rendered };
  }

  keep(file: File, { rendered, ...checked }: Checked): void {
    const key = keyOf(file);
    this.checked.set(key, checked);
    if (rendered) this.rendered?.set(renderedKey(key, checked), rendered);
  }

  /** Writes what this run used, and forgets the rest. */
  save(): void {
    this.checked.save();
    this.rendered?.save();
  }
}

const sha256 = (...parts: string[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

const keyOf = ({ name, file, text }: File) => sha256(name, file, text);
const renderedKey = (key: string, { used }: Checked) => sha256(key, JSON.stringify(used));

/**
 * A hash of all that decides what a text comes to, but the text: this folder's code and what it takes
 * from the site's (which names are reserved, how long a title may be), the packages as
 * they are locked, and Node, whose Unicode tables some rules use.
 * @param project the folder of the project whose code runs
 */
export function contentVersion(project = path.join(import.meta.dirname, '..', '..')): string {
  const sources = globSync(['lib/content/**/*.ts', 'lib/site/*.ts'], { cwd: project }).sort();
  const files = [...sources, 'package-lock.json'];
  const texts = files.flatMap((file) => [file, readFileSync(path.join(project, file), 'utf8')]);
  return sha256(process.version, ...texts);
}
