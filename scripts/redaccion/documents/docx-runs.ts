import { DrawingReader } from './docx-drawings';
import type { WordPlace } from './docx-fields';
import { stylePropsOf } from './docx-styles';
import { isSymbolFont } from './symbols';
import {
  all,
  child,
  dressed,
  el,
  isOn,
  stated,
  text,
  textOf,
  valOf,
  type DocumentNode,
} from './tree';

const STATES: Record<string, 'inserted' | 'deleted'> = {
  ...{ 'w:ins': 'inserted', 'w:moveTo': 'inserted', 'w14:conflictIns': 'inserted' },
  ...{ 'w:del': 'deleted', 'w:moveFrom': 'deleted', 'w14:conflictDel': 'deleted' },
};
const THROUGH =
  /^(?:w:(?:smartTag|customXml|dir|bdo|sdtContent|rt|rubyBase)|mc:(?:Choice|Fallback)|m:(?!oMath|phant$|[rt]$)\w+(?<!Pr))$/;

export abstract class RunReader extends DrawingReader {
  /** The typeface of the run that is read. */
  private font = '';

  protected override one(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const { name, attribs, children } = node;
    const inner = () => this.read(children, place);
    const state = STATES[name];
    if (state) return [stated(state, inner())];
    if (THROUGH.test(name)) return inner();
    switch (name) {
      case 'w:r':
      case 'm:r':
        return this.run(node, place);
      case 'w:hyperlink':
        return this.link(inner(), this.address(attribs, place));
      case 'w:fldSimple':
        this.beginField(attribs['w:instr'] ?? '', true);
        return this.endField(inner());
      case 'w:sdt':
        return this.control(node, place);
      case 'm:oMath':
      case 'm:oMathPara':
        this.found.note('fórmula', all(node, 'm:t', 'w:t').map(textOf).join(''));
        return inner();
      case 'm:phant': {
        const isShown = !/^(?:0|off|false)$/.test(all(node, 'm:show')[0]?.attribs['m:val'] ?? '');
        return isShown ? inner() : [stated('hidden', inner())];
      }
      case 'w:t':
      case 'm:t':
      case 'w:delText':
        return this.words(textOf(node));
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
        return this.read(child(node, 'w:rubyBase')?.children ?? [], place);
      }
    }
    return super.one(node, place);
  }

  /** A control of a form: a prompt is no text, and the site makes its own table of contents. */
  private control(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const content = this.read(child(node, 'w:sdtContent')?.children ?? [], place);
    const props = child(node, 'w:sdtPr');
    if (all(props, 'w:docPartGallery').some((one) => /Contents/.test(valOf(one))))
      return [stated('index', content)];
    return isOn(child(props, 'w:showingPlcHdr')) ? [stated('placeholder', content)] : content;
  }

  private run(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const look = this.styles.look(stylePropsOf(child(node, 'w:rPr')), place);
    const font = this.font;
    let inner: DocumentNode[] = [];
    const done: DocumentNode[] = [];
    const flush = () => {
      done.push(...this.inFields(dressed(inner, look)));
      inner = [];
    };
    for (const one of node.children) {
      if (one.name === 'w:fldChar') flush();
      this.font = look.font;
      inner.push(...this.one(one, place));
    }
    flush();
    this.font = font;
    return done;
  }

  private words(value: string): DocumentNode[] {
    if (!isSymbolFont(this.font) && !/[\uE000-\uF8FF]/.test(value)) return [text(value)];
    return [...value].map((sign) => this.sign(this.font, sign.codePointAt(0) ?? 0, sign));
  }

  private address(attribs: Record<string, string>, place: WordPlace): string {
    const anchor = attribs['w:anchor'] ? `#${attribs['w:anchor']}` : '';
    const target = place.relations.get(attribs['r:id'] ?? '')?.target ?? '';
    return target.includes('#') ? target : target + anchor;
  }
}
