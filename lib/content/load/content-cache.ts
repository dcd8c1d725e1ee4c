import { codeKey, keyOf } from '@/lib/keys';
import type { Store } from '@/lib/store';
import type { ValidFile, File } from '@/lib/content/lint/check-file';

/** Searchable letters of a value's name: its initial may be a capital, and a law's key has a prefix. */
const sure = (key: string): string => (key.split(' ').at(-1) ?? '').slice(1);

/** Valid files of former runs; files with problems are checked again. */
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
    // Texts name their references, except in character entities.
    const named = Object.entries(this.values).filter(
      ([key]) => text.includes(sure(key)) || text.includes('\\'),
    );
    return keyOf(codeKey(), name, file, text, JSON.stringify(named));
  }
}
