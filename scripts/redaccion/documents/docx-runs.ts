import { FieldReader } from './docx-fields';
import { stylePropsOf } from './docx-styles';
import type { DrawingPlace } from './docx-drawings';
import { isSymbolFont } from './symbols';
import {
  all,
  child,
  countIn,
  dressed,
  el,
  isOn,
  stated,
  text,
  textOf,
  valOf,
  type Look,
  type DocumentNode,
} from './tree';

const SILENT =
  /^(?:#text|#comment|w:(?:rPr|pPr|sdtPr|sdtEndPr|smartTagPr|customXmlPr|lastRenderedPageBreak|annotationRef|footnoteRef|endnoteRef|separator|continuationSeparator|commentReference|softHyphen|proofErr|sectPr|permStart|permEnd|del(?:Instr)?Text\b.*|(?:bookmark|commentRange|moveFromRange|moveToRange|customXml(?:Ins|Del|MoveFrom|MoveTo)Range)(?:Start|End)|tblPr|tblGrid|tblPrEx|trPr|tcPr)|m:\w+Pr)$/;
export const RUN_STATES: Record<string, 'inserted' | 'deleted'> = {
  ...{ 'w:ins': 'inserted', 'w:moveTo': 'inserted', 'w14:conflictIns': 'inserted' },
  ...{ 'w:del': 'deleted', 'w:moveFrom': 'deleted', 'w14:conflictDel': 'deleted' },
};
const THROUGH =
  /^(?:w:(?:smartTag|customXml|dir|bdo|sdtContent|rt|rubyBase)|mc:(?:Choice|Fallback)|m:(?!oMath|phant$|[rt]$)\w+(?<!Pr))$/;

export abstract class RunReader extends FieldReader {
  inline(nodes: readonly DocumentNode[], place: DrawingPlace): DocumentNode[] {
    const out: DocumentNode[] = [];
    for (const node of nodes)
      for (const one of this.phrase(node, place)) {
        const last = out.at(-1);
        if (last?.name === 'a' && one.name === 'a' && last.attribs.n === one.attribs.n)
          last.children.push(...one.children);
        else out.push(one);
      }
    return out;
  }

  private phrase(node: DocumentNode, place: DrawingPlace): DocumentNode[] {
    const { name, attribs, children } = node;
    const state = RUN_STATES[name];
    if (state) return [stated(state, this.inline(children, place))];
    if (THROUGH.test(name)) return this.inline(children, place);
    switch (name) {
      case 'w:r':
      case 'm:r':
        return this.run(node, place);
      case 'w:hyperlink':
        return this.link(this.inline(children, place), this.address(attribs, place));
      case 'w:fldSimple':
        return this.simpleField(attribs['w:instr'] ?? '', () => this.inline(children, place));
      case 'w:sdt':
        return this.control(node, (content) => this.inline(content, place));
      case 'm:oMath':
      case 'm:oMathPara':
        this.found.note('fórmula', all(node, 'm:t', 'w:t').map(textOf).join(''));
        return this.inline(children, place);
      case 'm:phant': {
        const inner = this.inline(children, place);
        const isShown = !/^(?:0|off|false)$/.test(all(node, 'm:show')[0]?.attribs['m:val'] ?? '');
        return isShown ? inner : [stated('hidden', inner)];
      }
    }
    return this.drawnOr(node, place);
  }

  private drawnOr(node: DocumentNode, place: DrawingPlace): DocumentNode[] {
    const isDrawn = /^w:(?:drawing|pict|object)$/.test(node.name);
    return isDrawn ? this.drawing(node, place) : this.unknown(node);
  }

  /** A control of a form: a prompt is no text, and the site makes its own table of contents. */
  protected control(
    node: DocumentNode,
    read: (content: DocumentNode[]) => DocumentNode[],
  ): DocumentNode[] {
    const content = read(child(node, 'w:sdtContent')?.children ?? []);
    const props = child(node, 'w:sdtPr');
    if (all(props, 'w:docPartGallery').some((one) => /Contents/.test(valOf(one))))
      return [stated('index', content)];
    return isOn(child(props, 'w:showingPlcHdr')) ? [stated('placeholder', content)] : content;
  }

  protected unknown(node: DocumentNode): DocumentNode[] {
    if (SILENT.test(node.name)) return [];
    const words = all(node, 'w:t', 'w:delText', 'm:t', 'a:t').map(textOf).join('');
    if (words.trim() === '') this.found.note('contenido que no se conoce', node.name);
    else this.found.lost('palabras que no llegaron', words);
    this.found.leave(countIn([node]));
    return [];
  }

  private run(node: DocumentNode, place: DrawingPlace): DocumentNode[] {
    const direct = stylePropsOf(child(node, 'w:rPr'));
    const look = this.styles.look(direct, place);
    let inner: DocumentNode[] = [];
    const done: DocumentNode[] = [];
    const flush = () => {
      done.push(...this.inFields(dressed(inner, look)));
      inner = [];
    };
    for (const one of node.children) {
      if (one.name === 'w:fldChar') flush();
      inner.push(...this.piece(one, look, place));
    }
    flush();
    return done;
  }

  private piece(
    node: DocumentNode,
    look: Look & { font: string },
    place: DrawingPlace,
  ): DocumentNode[] {
    const { name, attribs } = node;
    switch (name) {
      case 'w:t':
      case 'm:t':
      case 'w:delText':
        return this.words(textOf(node), look.font);
      case 'w:tab':
      case 'w:ptab':
        return [text('\t')];
      case 'w:br':
      case 'w:cr':
        return [el('br')];
      case 'w:noBreakHyphen':
        return [text('\u2011')];
      case 'w:sym':
        return [this.sign(attribs['w:font'] ?? '', parseInt(attribs['w:char'] ?? '', 16) || 0)];
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return [el('noteref', { ref: `${name.slice(2, -'Reference'.length)}-${attribs['w:id']}` })];
      case 'w:fldChar':
        return this.fieldSign(node);
      case 'w:instrText':
      case 'w:delInstrText':
        return this.instruct(textOf(node));
      case 'w:ruby': {
        const above = all(child(node, 'w:rt'), 'w:t').map(textOf).join('');
        this.found.lost('letras sobre el texto', above);
        return this.inline(child(node, 'w:rubyBase')?.children ?? [], place);
      }
    }
    return this.drawnOr(node, place);
  }

  private words(value: string, font: string): DocumentNode[] {
    if (!isSymbolFont(font) && !/[\uE000-\uF8FF]/.test(value)) return [text(value)];
    return [...value].map((sign) => this.sign(font, sign.codePointAt(0) ?? 0, sign));
  }

  private address(attribs: Record<string, string>, place: DrawingPlace): string {
    const anchor = attribs['w:anchor'] ? `#${attribs['w:anchor']}` : '';
    const target = place.relations.get(attribs['r:id'] ?? '')?.target ?? '';
    return target.includes('#') ? target : target + anchor;
  }
}
