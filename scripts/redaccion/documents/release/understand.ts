import type { Heading, List, Root, RootContent } from 'mdast';
import { longDate } from '@/lib/office/dates';
import { spokenText, walk } from '@/lib/content/parse/nodes';
import type { DocumentFindings, ReleaseFields, Understood, UnderstoodKind } from '../types';
import { isTypedHeading, typedItems, withLists } from './body';
import { captionsIn } from './captions';
import { datelineOf } from './dateline';
import { markFoot, markHead } from './ends';
import { blocksOfLines, linesOf, withoutStart, type DocumentLine } from './lines';
import { firstSentenceOf, isInCapitals, sentenceCase } from './sentences';

const LEFT_OUT = ['membrete', 'firma', 'copias'] as const;

/**
 * A release that was written for paper, understood: its title, summary, place and date, headings and lists
 * that were typed, captions; and its letterhead, signature and copies, which leave the text.
 */
export class UnderstoodRelease {
  readonly fields: ReleaseFields = {};
  readonly understood: Understood[] = [];
  private readonly captions = new Map<string, string>();
  /** Words that the tree no longer has, or has in another form. */
  private readonly out: string[] = [];
  readonly tree: Root;
  private readonly dropped: RootContent[];
  private readonly lines: DocumentLine[];
  /** Those that are neither head nor foot. */
  private readonly body: DocumentLine[];

  /** @param left kinds that stay in the text as they were */
  constructor(
    tree: Root,
    private readonly known: Pick<ReleaseFields, 'titulo' | 'resumen'>,
    private readonly left: readonly UnderstoodKind[],
  ) {
    const notes = tree.children.filter(({ type }) => type === 'footnoteDefinition');
    this.lines = linesOf(tree.children.filter((node) => !notes.includes(node)));
    const captions = captionsIn(this.lines);
    const start = markHead(this.lines, known.titulo !== undefined);
    markFoot(this.lines.slice(start + 1));
    this.body = this.lines.filter(({ kind }) => !kind);
    const opening = this.lines[start];
    this.title();
    this.summary(opening);
    this.dateline(opening);
    const said = captions.map(({ words }) => words);
    if (this.has('pies', said))
      for (const { image, words } of captions)
        if (image) this.captions.set(image, words);
        else this.fields.alt ??= words;
    const headings = this.body.filter((line, at) => isTypedHeading(line, this.body[at + 1]));
    const items = typedItems(this.body.filter((line) => !headings.includes(line)));
    this.headings(headings);
    const isLettered = [...items.values()].some((item) => item.isLettered);
    const typed = [...items.keys()].map(({ text }) => text);
    if (!this.has('listas', typed, isLettered ? 'letters' : undefined)) items.clear();
    for (const { mark } of items.values()) this.out.push(mark);
    for (const kind of LEFT_OUT) this.has(kind, textsOf(this.lines, kind));
    const gone = this.lines.filter(({ kind }) => kind && !left.includes(kind));
    const kept = this.lines.filter((line) => !gone.includes(line));
    this.out.push(...gone.map(({ text }) => text));
    this.dropped = gone.map(({ node }) => node);
    this.tree = { ...tree, children: [...blocksOfLines(withLists(kept, items)), ...notes] };
  }

  /** Tells the findings about a document which of its words, links and tables have left. */
  tell(found: DocumentFindings): void {
    found.out.push(...this.out);
    for (const node of this.dropped)
      walk(node, ({ type }) => {
        if (type === 'link') found.told.links++;
        if (type === 'table') found.told.tables++;
      });
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
    const gone = this.out.map(letters);
    found.drop(
      ({ what, text }) =>
        /^(?:tabla|celda)/.test(what) && gone.some((one) => one.includes(letters(text))),
    );
    for (const picture of found.pictures) picture.alt ||= this.captions.get(picture.name) ?? '';
  }

  /** Notes that a kind was understood. @returns whether it is taken over, and not left in the text */
  private has(kind: UnderstoodKind, words: string[], note?: Understood['note']): boolean {
    if (words.length > 0) this.understood.push({ kind, words, ...(note && { note }) });
    return words.length > 0 && !this.left.includes(kind);
  }

  private inSmall(text: string): string {
    const beside = this.body.map((line) => line.text);
    return isInCapitals(text) ? sentenceCase(text, beside) : text;
  }

  private title(): void {
    const typed = textsOf(this.lines, 'titulo').join(' ').replace(/\.$/, '');
    const written = this.known.titulo ?? typed;
    const title = this.inSmall(written);
    if (written === '' || title === this.known.titulo) return;
    if (!this.has('titulo', [title], title === written ? undefined : 'capitals')) return;
    this.fields.titulo = title;
    this.out.push(written);
  }

  private summary(opening: DocumentLine | undefined): void {
    if (this.known.resumen !== undefined) return;
    const parts = this.lines.filter(({ kind }) => kind === 'resumen').flatMap(sentencesOf);
    const start = opening ? (datelineOf(opening.text)?.length ?? 0) : 0;
    const first = firstSentenceOf(opening?.text.slice(start) ?? '');
    const found =
      parts.length > 1
        ? parts.map((part) => `${part.replace(/[.;,]$/, '')}.`).join(' ')
        : (parts[0] ?? first);
    const resumen = this.inSmall(found);
    if (this.has('resumen', resumen ? [resumen] : [], parts[0] ? undefined : 'kept'))
      this.fields.resumen = resumen;
  }

  private dateline(opening: DocumentLine | undefined): void {
    const lines = this.lines.filter(({ kind }) => kind === 'fecha');
    const inText = opening && datelineOf(opening.text);
    const found = [...lines.map(({ text }) => datelineOf(text)), inText];
    const lugar = found.find((one) => one?.place)?.place;
    const fecha = found.find((one) => one?.day)?.day;
    const words = [lugar, fecha && longDate(fecha)].filter((one) => one !== undefined);
    if (!this.has('fecha', words)) return;
    Object.assign(this.fields, lugar && { lugar }, fecha && { fecha });
    if (!inText || opening.node.type !== 'paragraph') return;
    this.out.push(opening.text.slice(0, inText.length));
    const children = withoutStart(opening.node.children, inText.length);
    opening.node = { ...opening.node, children };
  }

  private headings(lines: DocumentLine[]): void {
    const titles = lines.map(({ text }) => this.inSmall(text));
    if (!this.has('titulos', titles)) return;
    const depths = this.body.map(({ node }) => (node.type === 'heading' ? node.depth : 1));
    const depth = Math.min(6, Math.max(...depths) + 1) as Heading['depth'];
    for (const line of lines) {
      const value = this.inSmall(line.text);
      if (line.node.type !== 'paragraph') continue;
      const { children } = line.node;
      const isSame = value === line.text;
      if (!isSame) this.out.push(line.text);
      line.node = {
        type: 'heading',
        depth,
        children: isSame ? children : [{ type: 'text', value }],
      };
    }
  }
}

const textsOf = (lines: readonly DocumentLine[], kind: UnderstoodKind): string[] =>
  lines.filter((line) => line.kind === kind && line.text !== '').map(({ text }) => text);

const sentencesOf = ({ node, text }: DocumentLine): string[] =>
  node.type === 'list' ? (node as List).children.map(spokenText) : [text];
