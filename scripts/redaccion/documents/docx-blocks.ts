import type { Colour } from './colours';
import type { Place } from './docx-drawings';
import { RunReader } from './docx-runs';
import { propsOf, type Props, type Style } from './docx-styles';
import { numOf } from './numbering';
import { child, el, isOn, isText, stated, valOf, type Node } from './tree';

const BANDS = ['band1Horz', 'band2Horz', 'band1Vert', 'band2Vert'];

/** Reads paragraphs and tables. */
export class DocxReader extends RunReader {
  read(nodes: readonly Node[], relations: Place['relations'], ground: Colour): Node[] {
    const paragraph = this.styles.style('', 'paragraph');
    return this.apart(() => this.blocks(nodes, { relations, ground, paragraph }));
  }

  protected blocks(nodes: readonly Node[], place: Place): Node[] {
    const out: Node[] = [];
    for (const one of nodes.flatMap((node) => this.block(node, place))) {
      const last = out.at(-1);
      // A letter that stands tall begins the word of the next paragraph.
      if (last?.attribs.drop && one.name === 'p') {
        out.pop();
        one.children.unshift(...last.children);
      }
      out.push(one);
    }
    return out;
  }

  private block(node: Node, place: Place): Node[] {
    switch (node.name) {
      case 'w:p':
        return this.paragraph(node, place);
      case 'w:tbl':
        return [this.table(node, place)];
      case 'w:sdt':
        return this.control(node, (content) => this.blocks(content, place));
      case 'w:customXml':
      case 'w:smartTag':
        return this.blocks(node.children, place);
      case 'w:altChunk':
      case 'w:subDoc': {
        const target = place.relations.get(node.attribs['r:id'] ?? '')?.target ?? '';
        this.found.note('documento dentro del documento', target.replace(/^.*\//, ''));
        return [];
      }
      case 'w:ins':
      case 'w:moveTo':
        return [stated('inserted', this.blocks(node.children, place))];
      case 'w:del':
      case 'w:moveFrom':
        return [stated('deleted', this.blocks(node.children, place))];
      case 'w:r':
      case 'w:hyperlink':
      case 'm:oMathPara':
      case 'm:oMath':
        return [el('p', {}, this.inline([node], place))];
    }
    return this.unknown(node);
  }

  private paragraph(node: Node, place: Place): Node[] {
    const props = propsOf(child(node, 'w:pPr'));
    const style = this.styles.style(valOf(props['w:pStyle']), 'paragraph');
    const paragraph = { ...style, paragraph: { ...style.paragraph, ...props } };
    const ground = this.styles.ground(paragraph.paragraph['w:shd'], place.ground);
    const own = el(
      nameOf(paragraph),
      {},
      this.inline(node.children, { ...place, paragraph, ground }),
    );
    if (own.name === 'title') Object.assign(own, { name: 'h1', attribs: { class: 'titulo' } });
    if (own.name === 'summary') Object.assign(own, { name: 'p', attribs: { class: 'resumen' } });
    const styled = numOf(style.paragraph['w:numPr']);
    const level = child(props['w:numPr'], 'w:ilvl');
    const num =
      numOf(props['w:numPr']) ??
      (styled && { ...styled, ...(level && { level: Number(valOf(level)) }) });
    if (num)
      Object.assign(own.attribs, { num: num.id, numLevel: String(num.level), numStyle: style.id });
    if (
      props['w:framePr']?.attribs['w:dropCap'] &&
      props['w:framePr'].attribs['w:dropCap'] !== 'none'
    )
      own.attribs.drop = '1';
    const mark = propsOf(child(child(node, 'w:pPr'), 'w:rPr'));
    if (mark['w:ins'] ?? mark['w:moveTo']) own.end = 'inserted';
    if (mark['w:del'] ?? mark['w:moveFrom']) own.end = 'deleted';
    const boxes = lifted(own);
    const quoted = paragraph.names.some((name) => /^(?:intense )?quote$/i.test(name));
    return [quoted ? el('blockquote', {}, [own]) : own, ...boxes];
  }

  private table(node: Node, place: Place): Node {
    const props = propsOf(child(node, 'w:tblPr'));
    const style = this.styles.style(valOf(props['w:tblStyle']), 'table');
    const ground = this.styles.ground(props['w:shd'] ?? style.cell['w:shd'], place.ground);
    const rows = within(node, 'w:tr');
    const isAt = partsOf(props['w:tblLook']);
    return el(
      'table',
      {},
      rows.map((row, at) => {
        const own = propsOf(child(row, 'w:trPr'));
        const isHead = isOn(own['w:tblHeader']);
        const cells = within(row, 'w:tc');
        const done = cells.map((cell, column) => {
          const parts = isAt(at, rows.length, column, cells.length).map(
            (name) => style.parts[name],
          );
          const shading = parts.reduce<Node | undefined>(
            (last, part) => part?.cell['w:shd'] ?? last,
            undefined,
          );
          const run = parts.reduce<Props>((last, part) => ({ ...last, ...part?.run }), style.run);
          return this.cell(cell, isHead, {
            ...place,
            table: run,
            ground: this.styles.ground(shading, ground),
          });
        });
        const gap = Math.min(63, Number(valOf(own['w:gridBefore'])) || 0);
        const tr = el('tr', {}, [...Array.from({ length: gap }, () => el('td')), ...done]);
        const height = own['w:trHeight']?.attribs ?? {};
        if (own['w:ins']) tr.state = 'inserted';
        if (own['w:del']) tr.state = 'deleted';
        if (
          isOn(own['w:hidden']) ||
          (height['w:hRule'] === 'exact' && Number(height['w:val']) <= 40)
        )
          tr.state = 'hidden';
        return tr;
      }),
    );
  }

  private cell(node: Node, isHead: boolean, place: Place): Node {
    const props = propsOf(child(node, 'w:tcPr'));
    const own = { ...place, ground: this.styles.ground(props['w:shd'], place.ground) };
    const content = this.blocks(node.children, own);
    const merge = props['w:vMerge'] ?? props['w:hMerge'];
    const goesOn = merge !== undefined && valOf(merge) !== 'restart';
    const td = el(isHead ? 'th' : 'td', {
      colspan: valOf(props['w:gridSpan']) || '1',
      ...(merge && { merge: goesOn ? 'on' : 'start' }),
    });
    // Nobody sees what is in a cell that another one covers.
    td.children = goesOn ? [stated('hidden', content)] : content;
    if (props['w:cellIns']) td.state = 'inserted';
    if (props['w:cellDel']) td.state = 'deleted';
    return td;
  }
}

const within = (node: Node, name: string): Node[] =>
  node.children.flatMap((one) => {
    if (one.name === name) return [one];
    return /^w:(?:sdt|sdtContent|customXml|smartTag|ins|del)$/.test(one.name)
      ? within(one, name)
      : [];
  });

/** The parts of a table's style that a cell has, the weakest first. */
function partsOf(look: Node | undefined) {
  const bits = parseInt(look?.attribs['w:val'] ?? '0', 16) || 0;
  const has = (name: string, bit: number) =>
    look?.attribs[`w:${name}`] === undefined
      ? (bits & bit) !== 0
      : /^(?:1|true|on)$/.test(look.attribs[`w:${name}`] ?? '');
  const [head, foot, left, right, noRows, noColumns] = [
    ...[has('firstRow', 0x20), has('lastRow', 0x40), has('firstColumn', 0x80)],
    ...[has('lastColumn', 0x100), has('noHBand', 0x200), has('noVBand', 0x400)],
  ];
  return (row: number, rows: number, column: number, columns: number): string[] => [
    ...(noColumns ? [] : [BANDS[2 + ((column - Number(left)) & 1)] ?? '']),
    ...(noRows ? [] : [BANDS[(row - Number(head)) & 1] ?? '']),
    ...(left && column === 0 ? ['firstCol'] : []),
    ...(right && column === columns - 1 ? ['lastCol'] : []),
    ...(head && row === 0 ? ['firstRow'] : []),
    ...(foot && row === rows - 1 ? ['lastRow'] : []),
  ];
}

/** What a paragraph is, by the names of its style or its level in the outline. */
function nameOf({ names, paragraph }: Style): string {
  for (const name of names) {
    if (/^(?:title|t[ií]tulo)$/i.test(name)) return 'title';
    if (/^(?:subtitle|subt[ií]tulo)$/i.test(name)) return 'summary';
    const level = /^(?:heading|t[ií]tulo|encabezado)(?:\s+(\d))?$/i.exec(name);
    if (level) return `h${Math.min(6, Number(level[1] ?? 1) || 1)}`;
  }
  const outline = Number(valOf(paragraph['w:outlineLvl']) || 9);
  return outline < 9 ? `h${Math.min(6, outline + 1)}` : 'p';
}

/** Takes boxes, lines and floating pictures out of a paragraph, with the state of what they were in. */
function lifted(node: Node): Node[] {
  const out: Node[] = [];
  node.children = node.children.filter((one) => {
    const isApart = one.name === 'box' || one.name === 'hr' || one.attribs.floating === '1';
    if (isApart) out.push(one.name === 'img' ? el('p', {}, [one]) : one);
    else if (!isText(one))
      out.push(...lifted(one).map((box) => (one.state ? stated(one.state, [box]) : box)));
    return !isApart;
  });
  return out;
}
