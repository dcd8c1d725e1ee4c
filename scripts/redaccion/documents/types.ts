import type { BlockContent, DefinitionContent } from 'mdast';

/** What a text is made of. */
export type Block = BlockContent | DefinitionContent;

/** What was lost on the way, or must be looked at: what it is, its own words, and what became of it. */
interface Loss {
  what: string;
  text: string;
  todo: string;
}

/** Text whose author has not said whether it is part of the document. */
export interface Decision {
  id: string;
  kind: 'hidden' | 'inserted' | 'deleted' | 'moved' | 'comment';
  text: string;
  /** What is asked, in Spanish: of a moved text, «keep» is its new place and «drop» its old one. */
  question: string;
}

/** The answers, by the decision's id. What has none stays out of the Markdown. */
export type Answers = Readonly<Record<string, 'keep' | 'drop'>>;

interface Picture {
  /** Its file's name; the Markdown names it as `/imagenes/<name>`, unless pictures stay apart. */
  name: string;
  bytes: Uint8Array;
  alt: string;
}

/** A document as Markdown. */
export interface Converted {
  markdown: string;
  title?: string;
  /** Its subtitle, which is not in the Markdown. */
  summary?: string;
  pictures: Picture[];
  losses: Loss[];
  /** Those that have no answer yet: nothing may be written before. */
  decisions: Decision[];
}

/** A document that is not read, and what to do. */
export interface Refused {
  why: string;
  todo: string;
}

/**
 * What `POST /api/documento?nombre=…` answers of a document's bytes. The decisions' ids go in `si` and `no`,
 * parted by commas; the original comes with the first answer alone, when there are none.
 */
export type DocumentAnswer =
  | ({ result: 'refused' } & Refused)
  | ({
      result: 'read';
      /** Each as a `data:` address. They are not in the Markdown. */
      pictures: { name: string; alt: string; data: string }[];
      /** HTML to be shown in a frame without any right. */
      shown: string;
      original?: string;
    } & Omit<Converted, 'pictures'>);

/** A document as HTML, and the words that it has. */
export interface Read {
  html: string;
  /** Its text, block by block, read by another way than the HTML. */
  said: string;
}

/** Thrown by a reader; `convert` answers it. */
export class Refusal extends Error {
  constructor(
    readonly why: string,
    readonly todo: string,
  ) {
    super(why);
  }
}

const QUESTIONS: Record<Decision['kind'], string> = {
  hidden: 'Este texto está oculto en el documento. ¿Se publica?',
  inserted: 'Alguien lo agregó y nadie lo ha aceptado. ¿Se publica?',
  deleted: 'Alguien lo borró y nadie lo ha aceptado. ¿Se publica?',
  moved: 'Alguien lo cambió de lugar. ¿Va en el lugar nuevo? Si no, queda en el de antes.',
  comment: 'Es un comentario al margen. ¿Se guarda como nota que no se publica?',
};

/** What a reader finds while it reads: losses, pictures, and what must be decided. */
export class Findings {
  readonly losses: Loss[] = [];
  readonly decisions: Decision[] = [];
  readonly pictures: Picture[] = [];
  /** Comments that are kept, as notes of the author. */
  readonly notes: string[] = [];

  /** @param apart keeps pictures out of the text */
  constructor(
    private readonly base: string,
    private readonly answers: Answers,
    private readonly apart = false,
  ) {}

  lost(what: string, text: string, todo: string): void {
    const one = { what, text: text.replace(/\s+/g, ' ').trim(), todo };
    if (!this.losses.some((loss) => loss.what === what && loss.text === one.text))
      this.losses.push(one);
  }

  /** Asks, and gives the answer when there is one. */
  ask(kind: Decision['kind'], text: string): 'keep' | 'drop' | undefined {
    const words = text.replace(/\s+/g, ' ').trim();
    const name = `${kind}-${hashOf(words)}`;
    const times = (this.asked.get(name) ?? 0) + 1;
    this.asked.set(name, times);
    const id = `${name}-${times}`;
    const answer = this.answers[id];
    if (!answer) this.decisions.push({ id, kind, text: words, question: QUESTIONS[kind] });
    else if (answer === 'drop' && kind !== 'moved')
      this.lost(DROPPED[kind], words, 'Usted decidió que no va.');
    return answer;
  }

  /** Keeps a picture. Returns its address, or undefined for a format that browsers do not show. */
  picture(bytes: Uint8Array, type: string, alt: string): string | undefined {
    const kind = /(png|jpe?g|gif|webp)$/i.exec(type)?.[1]?.toLowerCase().replace('jpeg', 'jpg');
    if (!kind) {
      this.lost(
        `imagen ${type.replace(/^.*[./-]/, '').toUpperCase()}`,
        alt,
        'Los navegadores no la muestran. Guárdela como PNG o JPG y agréguela.',
      );
      return undefined;
    }
    const name = `${this.base}-${this.pictures.length + 1}.${kind}`;
    this.pictures.push({ name, bytes, alt });
    if (this.apart) return undefined;
    if (alt === '') this.lost('imagen sin descripción', name, 'Escriba qué se ve en ella.');
    return `/imagenes/${name}`;
  }

  private readonly asked = new Map<string, number>();
}

/** Named by its words: an answer never reaches another text, which an earlier answer brought to light. */
const hashOf = (text: string): string => {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
};

const DROPPED: Record<Decision['kind'], string> = {
  hidden: 'texto oculto',
  inserted: 'texto agregado',
  deleted: 'texto borrado',
  moved: 'texto movido',
  comment: 'comentario',
};
