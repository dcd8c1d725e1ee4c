import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import type { ValidFile, File } from '@/lib/content/lint/check-file';

/**
 * The letters of any text that names a value: its first letter may be a capital, and a law's key has a word
 * before.
 */
const sure = (key: string): string => (key.split(' ').at(-1) ?? '').slice(1);

/** The valid files of the last runs. A file with problems is never kept: it is checked anew. */
export class ContentCache {
  constructor(
    private readonly store: Store,
    private readonly values: Record<string, unknown>,
  ) {}

  find = (file: File): ValidFile | undefined =>
    this.store.get<ValidFile>('content', this.keyOf(file))?.value;

  keep(file: File, checked: ValidFile): void {
    this.store.put('content', this.keyOf(file), checked);
  }

  private keyOf({ name, file, text }: File): string {
    // A text names its references, unless it writes letters by their codes.
    const named = Object.entries(this.values).filter(
      ([key]) => text.includes(sure(key)) || text.includes('\\'),
    );
    return keyOf(codeKey(), name, file, text, JSON.stringify(named));
  }
}
