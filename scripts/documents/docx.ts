import { colourOf, WHITE } from './colours';
import { DocxReader, type WordPlace } from './docx-reader';
import { Styles } from './docx-styles';
import { numberLists } from './numbering';
import type { Package, Relation } from './package';
import { hasFormats, withOldFormats } from './states';
import { all, child, countIn, el, isOn, oneLine, textOf, type DocumentNode } from './tree';
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
    source: { text: words.map(textOf).join(' '), ...countIn(sources) },
    /** To be called when its changes have been decided: who goes, takes no number. */
    number: (decided: DocumentNode) => numberLists(decided, part('numbering')?.tree, styles, found),
  };
}

const PAGE_NUMBER = /^[-–—\s]*(?:p[áa]g(?:ina|\.)?\s*)?\d+(?:\s*(?:de|\/)\s*\d+)?[-–—\s]*$/iu;

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
  if (written !== '' && !PAGE_NUMBER.test(written)) found.note(`${what} de página`, written);
  const pictures = all(tree, 'a:blip', 'v:imagedata').length;
  if (pictures > 0) found.note(`imagen del ${what} de página`, String(pictures));
}

const wordsIn = (tree: DocumentNode | undefined): string =>
  oneLine(
    all(tree, 'w:p')
      .map((line) => all(line, 'w:t', 'w:delText').map(textOf).join(''))
      .join(' '),
  );
