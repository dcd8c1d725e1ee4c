import type { Heading, Root } from 'mdast';
import { longDate } from '@/lib/office/dates';
import { nodesOf, spokenText } from '@/lib/content/parse/nodes';
import type { DocumentFindings, Loss, ReleaseFields, Understood, UnderstoodKind } from '../types';
import { isTypedHeading, typedItems } from './body';
import { datelineOf, dayWrittenIn } from './dateline';
import { markFoot, markHead, numberIn } from './ends';
import {
  blocksOfLines,
  captionsIn,
  guessedCaptions,
  linesOf,
  withoutStart,
  type DocumentLine,
} from './lines';
import { ornaments } from './ornaments';
import {
  firstSentenceOf,
  isInCapitals,
  sentenceCase,
  spellingsIn,
  type Spellings,
} from './sentences';

const DRAWING = 'su imagen';

/**
 * A release that was written for paper, understood: its title, summary, place and date, headings and lists
 * that were typed, captions; and its letterhead, signature and copies, which leave the text.
 */
export class UnderstoodRelease {
  readonly fields: ReleaseFields = {};
  readonly understood: Understood[] = [];
  readonly tree: Root;
  /** Words that the tree no longer has, or has in another form. */
  private readonly out: string[] = [];
  private readonly lines: DocumentLine[];
  /** Of neither head nor foot. */
  private readonly body: DocumentLine[];
  private readonly spellings: Spellings;

  /**
   * @param left kinds that stay in the text as they were
   * @param office how the office's own pages write names
   */
  constructor(
    tree: Root,
    private readonly known: Pick<ReleaseFields, 'titulo' | 'resumen'>,
    private readonly left: readonly UnderstoodKind[],
    found: DocumentFindings,
    private readonly office?: Spellings,
  ) {
    const notes = tree.children.filter(({ type }) => type === 'footnoteDefinition');
    this.lines = linesOf(tree.children.filter((node) => !notes.includes(node)));
    const captions = captionsIn(this.lines);
    const start = markHead(this.lines, known.titulo !== undefined);
    markFoot(this.lines.slice(start + 1));
    this.body = this.lines.filter(({ kind }) => !kind);
    this.spellings = {
      ...spellingsIn(this.body.map(({ text }) => text)),
      // A letterhead and a signature dress their words in capitals, but write names as they are.
      names: spellingsIn(this.lines.map(({ text }) => text)).names,
    };
    const opening = this.lines[start];
    this.title();
    this.summary(opening);
    this.dateline(opening);
    this.number();
    const guessed = guessedCaptions(
      this.lines.slice(start + 1),
      captions.map(({ image }) => image),
    );
    const described = [...guessed, ...captions];
    const texts = described.map(({ words }) => words);
    if (this.has('pies', texts, guessed.length > 0 ? 'guessed' : undefined))
      for (const { image, words } of described) {
        const picture = found.pictures.find(({ name }) => name === image);
        if (picture) picture.alt ||= words;
        else if (!image) this.fields.alt ??= words;
      }
    const headings = this.body.filter((line, at) => isTypedHeading(line, this.body[at + 1]));
    const items = typedItems(this.body.filter((line) => !headings.includes(line)));
    this.headings(headings);
    const isLettered = [...items.values()].some((item) => item.isLettered);
    const typed = [...items.keys()].map(({ text }) => text);
    if (!this.has('listas', typed, isLettered ? 'letters' : undefined)) items.clear();
    for (const { mark } of items.values()) this.out.push(mark);
    const drawn = ornaments(this.lines, found.pictures);
    const drawings = drawn.map(({ alt }) => alt || DRAWING);
    if (this.has('membrete', [...this.textsOf('membrete'), ...drawings])) {
      found.told.pictures += drawn.length;
      found.pictures = found.pictures.filter((one) => !drawn.includes(one));
    }
    for (const kind of ['firma', 'copias'] as const) this.has(kind, this.textsOf(kind));
    const isGone = ({ kind }: DocumentLine) => kind !== undefined && !left.includes(kind);
    const gone = this.lines.filter(isGone);
    this.out.push(...gone.map(({ text }) => text));
    const kept = this.lines.filter((line) => !isGone(line));
    this.tree = { ...tree, children: [...blocksOfLines(kept, items), ...notes] };
    found.out.push(...this.out);
    for (const { type } of gone.flatMap(({ node }) => nodesOf(node))) {
      if (type === 'link') found.told.links++;
      if (type === 'table') found.told.tables++;
    }
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
    const outside = [...this.out, gone.map(({ text }) => text).join('')].map(letters);
    const titles = headings.map(({ text }) => letters(text));
    const isDescribed = found.pictures.every(({ alt }) => alt);
    const isMended = ({ what, text }: Loss) =>
      /^(?:tabla|celda|cuadro de texto)/.test(what)
        ? outside.some((one) => one.includes(letters(text)))
        : what === 'subrayado'
          ? titles.includes(letters(text))
          : what === 'descripción automática' && isDescribed;
    found.losses = found.losses.filter((loss) => !isMended(loss));
  }

  /** Notes that a kind was understood. @returns whether it is taken over, and not left in the text */
  private has(kind: UnderstoodKind, words: string[], note?: Understood['note']): boolean {
    if (words.length > 0) this.understood.push({ kind, words, ...(note && { note }) });
    return words.length > 0 && !this.left.includes(kind);
  }

  private textsOf(kind: UnderstoodKind): string[] {
    return this.lines.flatMap((line) => (line.kind === kind && line.text ? line.text : []));
  }

  private inSmall(text: string): string {
    return isInCapitals(text) ? sentenceCase(text, this.spellings, this.office) : text;
  }

  private title(): void {
    const typed = this.textsOf('titulo').join(' ').replace(/\.$/, '');
    const written = this.known.titulo ?? typed;
    const title = this.inSmall(written);
    if (written === '' || title === this.known.titulo) return;
    if (!this.has('titulo', [title], title === written ? undefined : 'capitals')) return;
    this.fields.titulo = title;
    this.out.push(written);
  }

  private summary(opening: DocumentLine | undefined): void {
    if (this.known.resumen !== undefined) return;
    const lines = this.lines.filter(({ kind }) => kind === 'resumen');
    const parts = lines.flatMap(({ node, text }) =>
      node.type === 'list' ? node.children.map(spokenText) : [text],
    );
    const start = opening ? (datelineOf(opening.text)?.length ?? 0) : 0;
    const first = firstSentenceOf(opening?.text.slice(start) ?? '');
    const joined = parts.map((part) => `${part.replace(/[.;,]$/, '')}.`).join(' ');
    const resumen = this.inSmall(parts.length > 1 ? joined : (parts[0] ?? first));
    if (this.has('resumen', resumen ? [resumen] : [], parts[0] ? undefined : 'kept'))
      this.fields.resumen = resumen;
  }

  private dateline(opening: DocumentLine | undefined): void {
    const lines = this.lines.filter(({ kind }) => kind === 'fecha');
    const inText = opening && datelineOf(opening.text);
    const found = [...lines.map(({ text }) => datelineOf(text)), inText];
    const lugar = found.find((one) => one?.place)?.place;
    const inHead = this.textsOf('membrete').map((text) => dayWrittenIn(text)?.day);
    const fecha = found.find((one) => one?.day)?.day ?? inHead.find(Boolean);
    const words = [lugar, fecha && longDate(fecha)].filter((one) => one !== undefined);
    if (!this.has('fecha', words)) return;
    Object.assign(this.fields, lugar && { lugar }, fecha && { fecha });
    if (!inText || opening.node.type !== 'paragraph') return;
    this.out.push(opening.text.slice(0, inText.length));
    const children = withoutStart(opening.node.children, inText.length);
    opening.node = { ...opening.node, children };
  }

  private number(): void {
    const numero = this.textsOf('membrete').map(numberIn).find(Boolean);
    if (numero && this.has('numero', [numero])) this.fields.numero = numero;
  }

  private headings(lines: DocumentLine[]): void {
    const titles = lines.map(({ text }) => this.inSmall(text));
    if (!this.has('titulos', titles)) return;
    const depths = this.body.map(({ node }) => (node.type === 'heading' ? node.depth : 1));
    const depth = Math.min(6, Math.max(...depths) + 1) as Heading['depth'];
    for (const [at, line] of lines.entries()) {
      const value = titles[at] ?? '';
      if (line.node.type !== 'paragraph') continue;
      const isSame = value === line.text;
      if (!isSame) this.out.push(line.text);
      const children = isSame ? line.node.children : [{ type: 'text' as const, value }];
      line.node = { type: 'heading', depth, children };
    }
  }
}
