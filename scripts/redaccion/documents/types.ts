import { AS_DOCX, GONE, REMEDIES } from './losses';
import type { BlockContent, DefinitionContent } from 'mdast';

export type DocumentBlock = BlockContent | DefinitionContent;

export interface Loss {
  what: string;
  text: string;
  todo: string;
}

export interface DocumentChange {
  before: string;
  after: string;
}

export type ChangeChoice = 'accept' | 'reject';

/** A kind of thing that a release in Word has by its place and its manner alone. */
export type UnderstoodKind =
  'titulo' | 'resumen' | 'fecha' | 'titulos' | 'listas' | 'pies' | 'membrete' | 'firma' | 'copias';

export interface Understood {
  kind: UnderstoodKind;
  /** The result, or the words that are left out. */
  words: string[];
  /** Whether its words were in capitals, had letters for numbers, or are in the text too. */
  note?: 'capitals' | 'letters' | 'kept';
}

export interface ReleaseFields {
  titulo?: string;
  resumen?: string;
  fecha?: string;
  lugar?: string;
  alt?: string;
}

export interface DocumentCount {
  what: string;
  source: number;
  result: number;
}

export interface DocumentPicture {
  /** Its file's name; the Markdown names it as `/imagenes/<name>`, unless pictures stay apart. */
  name: string;
  bytes: Uint8Array;
  alt: string;
}

export interface Converted {
  markdown: string;
  title?: string;
  /** Its subtitle, which is not in the Markdown. */
  summary?: string;
  pictures: DocumentPicture[];
  losses: Loss[];
  counts: DocumentCount[];
  changes: DocumentChange[];
  understood: Understood[];
  /** Of those that are understood and not left in the text; its title and its summary are above. */
  fields: Pick<ReleaseFields, 'fecha' | 'lugar' | 'alt'>;
  /** Whether they still wait for a choice: the Markdown has neither side, and nothing may be written. */
  pending: boolean;
  /** The document with all that it hides, as HTML for a frame without any right. */
  original?: string;
}

export interface RefusedDocument {
  why: string;
  todo: string;
}

/**
 * The answer of `POST /api/documento?nombre=…&cambios=…` to a document's bytes; `cambios` is «aceptar»,
 * «rechazar» or nothing. The original comes with the first answer alone.
 */
export type DocumentAnswer =
  | ({ result: 'refused' } & RefusedDocument)
  | ({
      result: 'read';
      pictures: { name: string; alt: string; data: string }[];
      shown: string;
    } & Omit<Converted, 'pictures'>);

export class Refusal extends Error {
  constructor(
    readonly why: string,
    readonly todo = AS_DOCX,
  ) {
    super(why);
  }
}

export type CountedKind = 'pictures' | 'links' | 'tables' | 'boxes';

export class DocumentFindings {
  losses: Loss[] = [];
  readonly pictures: DocumentPicture[] = [];
  /** The words that are not in the Markdown, because they were told or because a choice left them out. */
  readonly out: string[] = [];
  /** Words that the document shows and does not have: the numbers of its titles. */
  readonly added: string[] = [];
  readonly told: Record<CountedKind, number> = { pictures: 0, links: 0, tables: 0, boxes: 0 };
  private readonly known = new Set<string>();

  leave(counted: Record<CountedKind, number>): void {
    for (const kind of Object.keys(this.told) as CountedKind[]) this.told[kind] += counted[kind];
  }

  lost(what: string, words: string, kind?: CountedKind, todo?: string): void {
    this.out.push(words);
    if (kind) this.told[kind]++;
    this.note(what, words, todo);
  }

  /** Tells of a part that came in another form, or was never part of the text. */
  note(what: string, words: string, todo = REMEDIES[what] ?? GONE): void {
    const text = words.replace(/\s+/g, ' ').trim();
    const key = `${what}\n${text}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.losses.push({ what, text, todo });
  }

  drop(isDropped: (loss: Loss) => boolean): void {
    this.losses = this.losses.filter((loss) => !isDropped(loss));
  }
}
