import type { DocumentColour } from './colours';
import type { DrawingPlace } from './docx-drawings';
import { RunReader, RUN_STATES } from './docx-runs';
import { isFlat, isOffSheet, stylePropsOf, type Props, type Style } from './docx-styles';
import { numOf } from './numbering';
import { child, el, isOn, isTextNode, isYes, stated, valOf, type DocumentNode } from './tree';

const BANDS = ['band1Horz', 'band2Horz', 'band1Vert', 'band2Vert'];

export class DocxReader extends RunReader {
  read(
    nodes: readonly DocumentNode[],
    relations: DrawingPlace['relations'],
    ground: DocumentColour,
  ): DocumentNode[] {
    const paragraph = this.styles.style('', 'paragraph');
    return this.apart(() => this.blocks(nodes, { relations, ground, paragraph }));
  }

  protected blocks(nodes: readonly DocumentNode[], place: DrawingPlace): DocumentNode[] {
    const out: DocumentNode[] = [];
    for (const one of nodes.flatMap((node) => this.block(node, place))) {
      const last = out.at(-1);
      // A letter that is tall begins the word of the next paragraph.
      if (last?.attribs.drop && one.name === 'p') {
        out.pop();
        one.children.unshift(...last.children);
      }
      out.push(one);
    }
    return out;
  }

  private block(node: DocumentNode, place: DrawingPlace): DocumentNode[] {
    const state = RUN_STATES[node.name];
    if (state) return [stated(state, this.blocks(node.children, place))];
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
      case 'w:r':
      case 'w:hyperlink':
      case 'm:oMathPara':
      case 'm:oMath':
        return [el('p', {}, this.inline([node], place))];
    }
    return this.unknown(node);
  }

  private paragraph(node: DocumentNode, place: DrawingPlace): DocumentNode[] {
    const props = stylePropsOf(child(node, 'w:pPr'));
    const style = this.styles.style(valOf(props['w:pStyle']), 'paragraph');
    const paragraph = { ...style, paragraph: { ...style.paragraph, ...props } };
    const ground = this.styles.ground(paragraph.paragraph['w:shd'], place.ground);
    const { name, ...attribs } = kindOf(paragraph);
    const own = el(name, attribs, this.inline(node.children, { ...place, paragraph, ground }));
    const styled = numOf(style.paragraph['w:numPr']);
    const level = child(props['w:numPr'], 'w:ilvl');
    const num =
      numOf(props['w:numPr']) ??
      (styled && { ...styled, ...(level && { level: Number(valOf(level)) }) });
    if (num)
      Object.assign(own.attribs, { num: num.id, numLevel: String(num.level), numStyle: style.id });
    if (/^(?:drop|margin)$/.test(props['w:framePr']?.attribs['w:dropCap'] ?? ''))
      own.attribs.drop = '1';
    const mark = stylePropsOf(child(child(node, 'w:pPr'), 'w:rPr'));
    if (mark['w:ins'] ?? mark['w:moveTo']) own.end = 'inserted';
    if (mark['w:del'] ?? mark['w:moveFrom']) own.end = 'deleted';
    const boxes = lifted(own);
    const quoted = paragraph.names.some((name) => /^(?:intense )?quote$/i.test(name));
    return [quoted ? el('blockquote', {}, [own]) : own, ...boxes];
  }

  private table(node: DocumentNode, place: DrawingPlace): DocumentNode {
    const props = stylePropsOf(child(node, 'w:tblPr'));
    const style = this.styles.style(valOf(props['w:tblStyle']), 'table');
    const ground = this.styles.ground(props['w:shd'] ?? style.cell['w:shd'], place.ground);
    const rows = within(node, 'w:tr');
    const isAt = partsOf(props['w:tblLook']);
    const at = props['w:tblpPr']?.attribs ?? {};
    const inset = props['w:tblInd']?.attribs['w:w'] ?? style.cell['w:tblInd']?.attribs['w:w'];
    const isOff =
      isOffSheet(Number(at['w:tblpX'] ?? 0), Number(at['w:tblpY'] ?? 0)) ||
      isOffSheet(Number(inset ?? 0));
    const table = el(
      'table',
      {},
      rows.map((row, at) => {
        const own = stylePropsOf(child(row, 'w:trPr'));
        const isHead = isOn(own['w:tblHeader']);
        const cells = within(row, 'w:tc');
        const done = cells.map((cell, column) => {
          const parts = isAt(at, rows.length, column, cells.length).map(
            (name) => style.parts[name],
          );
          const own: Props = Object.assign({}, ...parts.map((part) => part?.cell));
          const run: Props = Object.assign({}, style.run, ...parts.map((part) => part?.run));
          const behind = this.styles.ground(own['w:shd'], ground);
          return this.cell(cell, isHead, { ...place, table: run, ground: behind });
        });
        const gap = Math.min(63, Number(valOf(own['w:gridBefore'])) || 0);
        const tr = el('tr', {}, [...Array.from({ length: gap }, () => el('td')), ...done]);
        if (own['w:ins']) tr.state = 'inserted';
        if (own['w:del']) tr.state = 'deleted';
        if (isFlat(own['w:trHeight']?.attribs ?? {}, 'w:hRule', 'w:val') || isOn(own['w:hidden']))
          tr.state = 'hidden';
        return tr;
      }),
    );
    if (isOff) table.state = 'hidden';
    return table;
  }

  private cell(node: DocumentNode, isHead: boolean, place: DrawingPlace): DocumentNode {
    const props = stylePropsOf(child(node, 'w:tcPr'));
    const own = { ...place, ground: this.styles.ground(props['w:shd'], place.ground) };
    const content = this.blocks(node.children, own);
    const merge = props['w:vMerge'] ?? props['w:hMerge'];
    const goesOn = merge !== undefined && valOf(merge) !== 'restart';
    const td = el(isHead ? 'th' : 'td', {
      colspan: valOf(props['w:gridSpan']) || '1',
      ...(merge && { merge: goesOn ? 'on' : 'start' }),
    });
    // Nobody sees the content of a cell under another.
    td.children = goesOn ? [stated('hidden', content)] : content;
    if (props['w:cellIns']) td.state = 'inserted';
    if (props['w:cellDel']) td.state = 'deleted';
    return td;
  }
}

const within = (node: DocumentNode, name: string): DocumentNode[] =>
  node.children.flatMap((one) => {
    if (one.name === name) return [one];
    return /^w:(?:sdt|sdtContent|customXml|smartTag|ins|del)$/.test(one.name)
      ? within(one, name)
      : [];
  });

function partsOf(look: DocumentNode | undefined) {
  const bits = parseInt(look?.attribs['w:val'] ?? '0', 16) || 0;
  const has = (name: string, bit: number) => {
    const said = look?.attribs[`w:${name}`];
    return said === undefined ? (bits & bit) !== 0 : isYes(said);
  };
  const [head, foot, left, right, noRows, noColumns] = [
    ...[has('firstRow', 0x20), has('lastRow', 0x40), has('firstColumn', 0x80)],
    ...[has('lastColumn', 0x100), has('noHBand', 0x200), has('noVBand', 0x400)],
  ];
  return (row: number, rows: number, column: number, columns: number): string[] => {
    const [isFirst, isLast] = [left && column === 0, right && column === columns - 1];
    const [isHead, isFoot] = [head && row === 0, foot && row === rows - 1];
    return [
      'wholeTable',
      ...(noColumns ? [] : [BANDS[2 + ((column - Number(left)) & 1)] ?? '']),
      ...(noRows ? [] : [BANDS[(row - Number(head)) & 1] ?? '']),
      ...(isFirst ? ['firstCol'] : []),
      ...(isLast ? ['lastCol'] : []),
      ...(isHead
        ? ['firstRow', ...(isFirst ? ['nwCell'] : []), ...(isLast ? ['neCell'] : [])]
        : []),
      ...(isFoot ? ['lastRow', ...(isFirst ? ['swCell'] : []), ...(isLast ? ['seCell'] : [])] : []),
    ];
  };
}

function kindOf({ names, paragraph }: Style): { name: string; class?: string } {
  for (const name of names) {
    if (/^(?:title|t[ií]tulo)$/i.test(name)) return { name: 'h1', class: 'titulo' };
    if (/^(?:subtitle|subt[ií]tulo)$/i.test(name)) return { name: 'p', class: 'resumen' };
    const level = /^(?:heading|t[ií]tulo|encabezado)(?:\s+(\d))?$/i.exec(name);
    if (level) return { name: `h${Math.min(6, Number(level[1] ?? 1) || 1)}` };
  }
  const outline = Number(valOf(paragraph['w:outlineLvl']) || 9);
  return { name: outline < 9 ? `h${Math.min(6, outline + 1)}` : 'p' };
}

function lifted(node: DocumentNode): DocumentNode[] {
  const out: DocumentNode[] = [];
  node.children = node.children.filter((one) => {
    const isApart = one.name === 'box' || one.name === 'hr' || one.attribs.floating === '1';
    if (isApart) out.push(one.name === 'img' ? el('p', {}, [one]) : one);
    else if (!isTextNode(one))
      out.push(...lifted(one).map((box) => (one.state ? stated(one.state, [box]) : box)));
    return !isApart;
  });
  return out;
}
