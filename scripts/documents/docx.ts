import { colourOf, WHITE } from './colours';
import { DrawingReader } from './docx-drawings';
import { PENDING, type WordPlace } from './docx-runs';
import { isFlat, isOffSheet, propsOf, Styles, type Props, type Style } from './docx-styles';
import { numberLists, numOf } from './numbering';
import type { Package, Relation } from './package';
import { hasFormats, withOldFormats } from './states';
import {
  all,
  child,
  countIn,
  el,
  isOn,
  oneLine,
  stated,
  textOf,
  valOf,
  type DocumentNode,
} from './tree';
import type { DocumentFindings } from './types';

const BESIDE: Record<string, string> = { header: 'encabezado', footer: 'pie' };
const OUTSIDE: Record<string, string> = {
  ...{ attachedTemplate: 'plantilla enlazada', oleObject: 'objeto enlazado' },
  subDocument: 'documento enlazado',
};

/** Parses a .docx into the tree on which changes are decided. @param isOld rejects pending changes of format */
export function readDocx(pkg: Package, found: DocumentFindings, isOld = false) {
  let isFormatted = false;
  const xml = (target: string) => {
    const tree = pkg.xml(target);
    isFormatted ||= hasFormats(tree);
    return tree && isOld ? withOldFormats(tree) : tree;
  };
  const name = pkg.main();
  const relations = pkg.relations(name);
  const part = (type: string) => {
    const one = [...relations.values()].find((relation) => relation.type === type);
    return one && { name: one.target, tree: xml(one.target) };
  };
  const settings = part('settings')?.tree;
  const swapped = all(settings, 'w:clrSchemeMapping')[0]?.attribs;
  const styles = new Styles(part('styles')?.tree, part('theme')?.tree, swapped);
  const document = child(xml(name), 'w:document');
  const behind = child(document, 'w:background');
  const isPainted = isOn(all(settings, 'w:displayBackgroundShape')[0]);
  const page = (isPainted && colourOf(behind?.attribs['w:color'])) || WHITE;
  const reader = new DocxReader(pkg, styles, found);
  const paragraph = styles.style('', 'paragraph');
  const readPart = (node: DocumentNode | undefined, own: WordPlace['relations']) =>
    reader.read(node?.children ?? [], { relations: own, ground: page, paragraph, fields: [] });
  const body = child(document, 'w:body');
  const tree = el('#root', {}, readPart(body, relations));
  const sources = [body];
  for (const kind of ['footnote', 'endnote']) {
    const notes = part(`${kind}s`);
    for (const note of all(notes?.tree, `w:${kind}`)) {
      if (/eparator|Notice/.test(note.attribs['w:type'] ?? '')) continue;
      const inner = readPart(note, pkg.relations(notes?.name));
      tree.children.push(el('note', { id: `${kind}-${note.attribs['w:id']}` }, inner));
      sources.push(note);
    }
  }
  for (const relation of relations.values()) sayBeside(pkg, relation, found);
  const fills = all(behind, 'v:fill', 'a:blip').filter(
    ({ attribs }) => attribs['r:id'] ?? attribs['r:embed'],
  );
  if (fills.length > 0) found.note('imagen del fondo de la página', String(fills.length));
  const words = sources.flatMap((one) => all(one, 'w:t', 'w:delText', 'm:t'));
  return {
    tree,
    isFormatted,
    source: { said: words.map(textOf).join(' '), ...countIn(sources) },
    /** To be called when its changes have been decided: who goes, takes no number. */
    number: (decided: DocumentNode) => numberLists(decided, part('numbering')?.tree, styles, found),
  };
}

/** Comments, headers and footers are told and never part of it. */
function sayBeside(pkg: Package, { type, target, isOutside }: Relation, found: DocumentFindings) {
  if (isOutside && OUTSIDE[type]) found.note(OUTSIDE[type], target);
  if (type === 'vbaProject') found.note('macros', target.replace(/^.*\//, ''));
  if (isOutside || !/^(?:comments|header|footer)$/.test(type)) return;
  const tree = pkg.xml(target);
  for (const comment of all(tree, 'w:comment')) {
    const pictures = all(comment, 'w:drawing', 'w:pict', 'w:object').map(() => '(una imagen)');
    found.note('comentario', [wordsIn(comment), ...pictures].filter(Boolean).join(' '));
  }
  const what = BESIDE[type];
  if (!what) return;
  const ornaments = all(tree, 'v:textpath').map(({ attribs }) => attribs.string);
  const written = oneLine([wordsIn(tree), ...ornaments].join(' '));
  if (written !== '') found.note(`${what} de página`, written);
  const pictures = all(tree, 'a:blip', 'v:imagedata').length;
  if (pictures > 0) found.note(`imagen del ${what} de página`, String(pictures));
}

const wordsIn = (tree: DocumentNode | undefined): string =>
  oneLine(
    all(tree, 'w:p')
      .map((line) => all(line, 'w:t', 'w:delText').map(textOf).join(''))
      .join(' '),
  );

class DocxReader extends DrawingReader {
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
    const props = propsOf(node, 'w:pPr');
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
    own.end = pendingIn(propsOf(props['w:rPr']));
    const boxes = lifted(own);
    const quoted = paragraph.names.some((name) => /^(?:intense )?quote$/i.test(name));
    return [quoted ? el('blockquote', {}, [own]) : own, ...boxes];
  }

  private table(node: DocumentNode, place: WordPlace): DocumentNode {
    const props = propsOf(node, 'w:tblPr');
    const style = this.styles.style(valOf(props['w:tblStyle']), 'table');
    const ground = this.styles.ground(props['w:shd'] ?? style.cell['w:shd'], place.ground);
    const rows = within(node, 'w:tr');
    const partsAt = this.styles.partsAt(props['w:tblLook']);
    const { 'w:tblpX': across, 'w:tblpY': down } = props['w:tblpPr']?.attribs ?? {};
    const inset = (props['w:tblInd'] ?? style.cell['w:tblInd'])?.attribs['w:w'];
    const lines = rows.map((row, at) => {
      const own = propsOf(row, 'w:trPr');
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
      const isHidden =
        isFlat(own['w:trHeight']?.attribs, 'w:hRule', 'w:val') || isOn(own['w:hidden']);
      return el('tr', {}, [...before, ...done], isHidden ? 'hidden' : pendingIn(own));
    });
    const isOff = isOffSheet(across, down) || isOffSheet(inset);
    return el('table', {}, lines, isOff ? 'hidden' : undefined);
  }

  private cell(node: DocumentNode, isHead: boolean, place: WordPlace): DocumentNode {
    const props = propsOf(node, 'w:tcPr');
    const ground = this.styles.ground(props['w:shd'], place.ground);
    const content = this.read(node.children, { ...place, ground });
    const merged = props['w:vMerge'] ?? props['w:hMerge'];
    const merge = merged && (valOf(merged) === 'restart' ? 'start' : 'on');
    const attribs = { colspan: valOf(props['w:gridSpan']) || '1', ...(merge && { merge }) };
    // Nobody sees the content of a cell under another.
    const shown = merge === 'on' ? [stated('hidden', content)] : content;
    return el(isHead ? 'th' : 'td', attribs, shown, pendingIn(props));
  }
}

/** The pending change that properties name; a deletion before an insertion. */
const pendingIn = (props: Props) =>
  Object.keys(props)
    .flatMap((name) => PENDING[name] ?? [])
    .sort()[0];

const within = (node: DocumentNode, name: string): DocumentNode[] =>
  node.children.flatMap((one) => {
    if (one.name === name) return [one];
    return /^w:(?:sdt|sdtContent|customXml|smartTag|ins|del)$/.test(one.name)
      ? within(one, name)
      : [];
  });

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
    else out.push(...lifted(one).map((box) => (one.state ? stated(one.state, [box]) : box)));
    return !isApart;
  });
  return out;
}
