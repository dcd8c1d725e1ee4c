import { keyOf, toolKey } from '@/lib/keys';
import type { Rendered } from '@/lib/content/types';
import type { ValidFile, File } from '@/lib/content/lint/check-file';
import { References } from '@/lib/content/parse/references';
import { Shards } from './shards';

/**
 * Version key of the validator: its code with all that it imports, its packages, Node.
 * @param project the folder of the project whose code runs
 */
export const contentVersion = (project?: string): string =>
  toolKey(['lib/content/load/reading.ts'], [], project);

/** Computed once: code that changes on the disk during the run is not the code that runs. */
let version: string | undefined;

/**
 * Cache of valid files. An entry holds for one version of the validator, while the file's text and the
 * values of all its references, missing ones included, are the same. A file with problems is never kept.
 * The HTML is kept in other files, which a check without rendering does not read.
 */
export class ContentCache {
  private readonly checked: Shards<ValidFile>;
  private readonly rendered: Shards<Rendered> | undefined;

  /**
   * @param dir where it is kept; always safe to delete
   * @param render whether entries are wanted with their HTML
   */
  constructor(dir: string, render: boolean) {
    version ??= contentVersion();
    this.checked = new Shards(dir, 'texto', version);
    this.rendered = render ? new Shards(dir, 'html', version) : undefined;
  }

  /** The valid file, or undefined when it must be checked. @param values of references */
  find(file: File, values: Record<string, unknown>): ValidFile | undefined {
    const key = textKey(file);
    const checked = this.checked.get(key);
    if (!checked || !new References(values).hold(checked.used)) return undefined;
    if (!this.rendered || checked.bodyStart < 0) return checked;
    const rendered = this.rendered.get(renderedKey(key, checked));
    return rendered && { ...checked, rendered };
  }

  keep(file: File, { rendered, ...checked }: ValidFile): void {
    const key = textKey(file);
    this.checked.set(key, checked);
    if (rendered) this.rendered?.set(renderedKey(key, checked), rendered);
  }

  /** Writes the entries that this run used, and drops the rest. */
  save(): void {
    this.checked.save();
    this.rendered?.save();
  }
}

// The files of the cache hold the version.
const textKey = ({ name, file, text }: File) => keyOf(name, file, text);
const renderedKey = (key: string, { used }: ValidFile) => keyOf(key, JSON.stringify(used));
