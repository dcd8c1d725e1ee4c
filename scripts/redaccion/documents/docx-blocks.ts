import type { DocumentColour } from './colours';
import type { WordPlace } from './docx-fields';
import { RunReader } from './docx-runs';
import { isFlat, isOffSheet, stylePropsOf, type Props, type Style } from './docx-styles';
import { numOf } from './numbering';
import { child, el, isOn, isTextNode, isYes, stated, valOf, type DocumentNode } from './tree';

export class DocxReader extends RunReader {
  readPart(
    nodes: readonly DocumentNode[],
    relations: WordPlace['relations'],
    ground: DocumentColour,
  ): DocumentNode[] {
    const paragraph = this.styles.style('', 'paragraph');
    return this.apart(nodes, { relations, ground, paragraph });
  }

  protected override one(node: DocumentNode, place: WordPlace): DocumentNode[] {
    switch (node.name) {
      case 'w:p':
        return this.paragraph(node, place);
      case 'w:tbl':
        return [this.table(node, place)];
      case 'w:altChunk':
      case 'w:subDoc': {
        const target = place.relations.get(node.attribs['r:id'] ?? '')?.target ?? '';
        this.found.note('documento dentro del documento', target.replace(/^.*\//, ''));
        return [];
      }
    }
    return super.one(node, place);
  }

  private paragraph(node: DocumentNode, place: WordPlace): DocumentNode[] {
    const props = stylePropsOf(child(node, 'w:pPr'));
    const style = this.styles.style(valOf(props['w:pStyle']), 'paragraph');
    const paragraph = { ...style, paragraph: { ...style.paragraph, ...props } };
    const ground = this.styles.ground(paragraph.paragraph['w:shd'], place.ground);
    const own = el(...kindOf(paragraph), this.read(node.children, { ...place, paragraph, ground }));
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

  private table(node: DocumentNode, place: WordPlace): DocumentNode {
    const props = stylePropsOf(child(node, 'w:tblPr'));
    const style = this.styles.style(valOf(props['w:tblStyle']), 'table');
    const ground = this.styles.ground(props['w:shd'] ?? style.cell['w:shd'], place.ground);
    const rows = within(node, 'w:tr');
    const partsAt = partsOf(props['w:tblLook']);
    const at = props['w:tblpPr']?.attribs ?? {};
    const inset = (props['w:tblInd'] ?? style.cell['w:tblInd'])?.attribs['w:w'];
    const table = el('table');
    if (isOffSheet(Number(at['w:tblpX'] ?? 0), Number(at['w:tblpY'] ?? 0))) table.state = 'hidden';
    if (isOffSheet(Number(inset ?? 0))) table.state = 'hidden';
    table.children = rows.map((row, at) => {
      const own = stylePropsOf(child(row, 'w:trPr'));
      const cells = within(row, 'w:tc');
      const gap = Math.min(63, Number(valOf(own['w:gridBefore'])) || 0);
      const before = Array.from({ length: gap }, () => el('td'));
      const done = cells.map((cell, column) => {
        const names = partsAt(at, rows.length, column, cells.length);
        const parts = names.map((name) => style.parts[name]);
        const behind: Props = Object.assign({}, ...parts.map((part) => part?.cell));
        const run: Props = Object.assign({}, style.run, ...parts.map((part) => part?.run));
        const around = { table: run, ground: this.styles.ground(behind['w:shd'], ground) };
        return this.cell(cell, isOn(own['w:tblHeader']), { ...place, ...around });
      });
      const tr = el('tr', {}, [...before, ...done]);
      if (own['w:ins']) tr.state = 'inserted';
      if (own['w:del']) tr.state = 'deleted';
      if (isFlat(own['w:trHeight']?.attribs ?? {}, 'w:hRule', 'w:val') || isOn(own['w:hidden']))
        tr.state = 'hidden';
      return tr;
    });
    return table;
  }

  private cell(node: DocumentNode, isHead: boolean, place: WordPlace): DocumentNode {
    const props = stylePropsOf(child(node, 'w:tcPr'));
    const ground = this.styles.ground(props['w:shd'], place.ground);
    const content = this.read(node.children, { ...place, ground });
    const merge = props['w:vMerge'] ?? props['w:hMerge'];
    const goesOn = merge !== undefined && valOf(merge) !== 'restart';
    const td = el(
      isHead ? 'th' : 'td',
      {
        colspan: valOf(props['w:gridSpan']) || '1',
        ...(merge && { merge: goesOn ? 'on' : 'start' }),
      },
      // Nobody sees the content of a cell under another.
      goesOn ? [stated('hidden', content)] : content,
    );
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

/** The parts of a table's style that a cell is in, the weakest first. */
function partsOf(look: DocumentNode | undefined) {
  const bits = parseInt(look?.attribs['w:val'] ?? '0', 16) || 0;
  const has = (name: string, bit: number) => {
    const said = look?.attribs[`w:${name}`];
    return said === undefined ? (bits & bit) !== 0 : isYes(said);
  };
  const [head, foot] = [has('firstRow', 0x20), has('lastRow', 0x40)];
  const [left, right] = [has('firstColumn', 0x80), has('lastColumn', 0x100)];
  return (row: number, rows: number, column: number, columns: number): string[] => {
    const [isHead, isFoot] = [head && row === 0, foot && row === rows - 1];
    const [isFirst, isLast] = [left && column === 0, right && column === columns - 1];
    const band = (at: number) => (at & 1 ? 'band2' : 'band1');
    const isIn = {
      wholeTable: true,
      [`${band(column - Number(left))}Vert`]: !has('noVBand', 0x400),
      [`${band(row - Number(head))}Horz`]: !has('noHBand', 0x200),
      ...{ firstCol: isFirst, lastCol: isLast },
      ...{ firstRow: isHead, nwCell: isHead && isFirst, neCell: isHead && isLast },
      ...{ lastRow: isFoot, swCell: isFoot && isFirst, seCell: isFoot && isLast },
    };
    return Object.keys(isIn).filter((name) => isIn[name as keyof typeof isIn]);
  };
}

function kindOf({ names, paragraph }: Style): [name: string, attribs: Record<string, string>] {
  for (const name of names) {
    if (/^(?:title|t[ií]tulo)$/i.test(name)) return ['h1', { class: 'titulo' }];
    if (/^(?:subtitle|subt[ií]tulo)$/i.test(name)) return ['p', { class: 'resumen' }];
    const level = /^(?:heading|t[ií]tulo|encabezado)(?:\s+(\d))?$/i.exec(name);
    if (level) return [`h${Math.min(6, Number(level[1] ?? 1) || 1)}`, {}];
  }
  const outline = Number(valOf(paragraph['w:outlineLvl']) || 9);
  return [outline < 9 ? `h${Math.min(6, outline + 1)}` : 'p', {}];
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
