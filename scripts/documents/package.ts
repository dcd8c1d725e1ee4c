import { unzipSync } from 'fflate';
import { decodeSafely } from '@/lib/site/text';
import { all, child, parse, type DocumentNode } from './tree';
import { Refusal } from './types';
import { decode } from './text';

const MB = 1024 * 1024;
const MOST = { bytes: 60 * MB, entries: 2000, total: 150 * MB, xml: 25 * MB, ratio: 200 };
const BOMB = new Refusal(
  'Al abrirse ocuparía mucho más de lo que un documento ocupa.',
  'No lo abra. Pida el documento de nuevo a quien se lo envió.',
);
const DAMAGED = new Refusal('El archivo está dañado o incompleto.');

export interface Relation {
  /** The last word of its type: «image». */
  type: string;
  target: string;
  isOutside: boolean;
}

/** An Open XML package: its parts are found by their relations, and only those are inflated. */
export class Package {
  private readonly names = new Map<string, string>();
  private readonly trees = new Map<string, DocumentNode | undefined>();
  private inflated = 0;

  /** @throws Refusal for bombs, and for files that are no zip */
  constructor(private readonly zip: Uint8Array) {
    if (zip.length > MOST.bytes)
      throw new Refusal('Pesa más de 60 MB.', 'Reduzca sus fotografías y guárdelo otra vez.');
    let entries = 0;
    this.unzip(({ name, size, originalSize }) => {
      if (++entries > MOST.entries || (originalSize > MB && originalSize > size * MOST.ratio))
        throw BOMB;
      this.names.set(keyOf(name), name);
      return false;
    });
    if (entries === 0) throw DAMAGED;
  }

  bytes(name: string, most = MOST.total): Uint8Array | undefined {
    const real = this.names.get(keyOf(name));
    if (real === undefined) return undefined;
    return this.unzip((one) => {
      if (one.name !== real) return false;
      this.inflated += one.originalSize;
      if (one.originalSize > most || this.inflated > MOST.total) throw BOMB;
      return true;
    })[real];
  }

  xml(name: string): DocumentNode | undefined {
    if (!this.trees.has(name)) {
      const bytes = this.bytes(name, MOST.xml);
      const source = bytes && decode(bytes).trim();
      if (source && !source.endsWith('>')) throw DAMAGED;
      this.trees.set(name, source === undefined ? undefined : parse(source, true));
    }
    return this.trees.get(name);
  }

  /** The relations of a part, by id; of the package itself without a name. */
  relations(part = ''): Map<string, Relation> {
    const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
    const tree = this.xml(`${folder}_rels/${file}.rels`);
    const relations = all(tree, 'r:Relationship').map(({ attribs }): [string, Relation] => {
      const { Id = '', Type = '', Target = '', TargetMode } = attribs;
      const isOutside = TargetMode === 'External';
      const target = isOutside ? Target : resolve(folder, Target);
      return [Id, { type: Type.replace(/^.*\//, ''), target, isOutside }];
    });
    return new Map(relations);
  }

  /** The part that the document itself is in. @throws Refusal if there is none of Word's */
  main(): string {
    const named = [...this.relations().values()].filter(({ type }) => type === 'officeDocument');
    const names = [...named.map(({ target }) => target), 'word/document.xml'];
    const name = names.find((one) => child(this.xml(one), 'w:document'));
    if (name === undefined) throw new Refusal('No es un documento de Word.');
    return name;
  }

  private unzip(filter: (file: { name: string; size: number; originalSize: number }) => boolean) {
    try {
      return unzipSync(this.zip, { filter });
    } catch (error) {
      throw error instanceof Refusal ? error : DAMAGED;
    }
  }
}

/** Names of parts are compared without case; some programs write them with `\` or escaped. */
const keyOf = (name: string): string =>
  decodeSafely(name.replaceAll('\\', '/').replace(/^\/+/, '')).toLowerCase();

function resolve(folder: string, target: string): string {
  const path: string[] = [];
  const full = target.startsWith('/') ? target : folder + target;
  for (const step of full.replaceAll('\\', '/').split('/'))
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  return path.join('/');
}
