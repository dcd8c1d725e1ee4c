import {
  after,
  all,
  isElement,
  nodesOf,
  prependChild,
  textOf,
  type Doc,
  type Element,
} from './dom';
import type { Findings } from './types';

/** Around the number of a list's item, for the reader of HTML: no text has these signs. */
export const NUMBER = /^\uE000(\d+)\uE001/;
const marked = (text: string) => nodesOf(`<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`);

interface Level {
  start: number;
  format: string;
  text: string;
}

interface Style {
  name: string;
  based: string;
  num?: { id: string; level: number };
  hidden: boolean;
}

const val = (node: Element | undefined): string => node?.attribs['w:val'] ?? '';
const child = (node: Element | undefined, name: string): Element | undefined =>
  node?.children.find((one): one is Element => isElement(one) && one.name === name);

/** The styles of a document, by id: only what its own style or one that it is based on says. */
export function stylesOf(doc: Doc): (id: string) => Style | undefined {
  const own = new Map<string, Element>();
  for (const style of all(doc, 'w:style')) own.set(style.attribs['w:styleId'] ?? '', style);
  const read = (id: string, depth = 0): Style | undefined => {
    const style = own.get(id);
    if (!style || depth > 20) return undefined;
    const based = read(val(child(style, 'w:basedOn')), depth + 1);
    const vanish = child(child(style, 'w:rPr'), 'w:vanish');
    return {
      name: val(child(style, 'w:name')),
      based: based?.name ?? '',
      num: numOf(child(style, 'w:pPr')) ?? based?.num,
      hidden: vanish ? val(vanish) !== '0' : (based?.hidden ?? false),
    };
  };
  return (id) => read(id);
}

function numOf(properties: Element | undefined) {
  const num = child(properties, 'w:numPr');
  const id = val(child(num, 'w:numId'));
  return id === '' ? undefined : { id, level: Number(val(child(num, 'w:ilvl')) || 0) };
}

/** The levels of each list, by its number's id, with the definition that it shares its count with. */
function listsOf(doc: Doc) {
  const levelsIn = (node: Element): Level[] =>
    all(node, 'w:lvl').map((level) => ({
      start: Number(val(child(level, 'w:start')) || 1),
      format: val(child(level, 'w:numFmt')) || 'decimal',
      text: val(child(level, 'w:lvlText')),
    }));
  const kinds = new Map(
    all(doc, 'w:abstractNum').map((one) => [one.attribs['w:abstractNumId'], levelsIn(one)]),
  );
  return new Map(
    all(doc, 'w:num').map((num) => {
      const kind = val(child(num, 'w:abstractNumId'));
      const restarts = new Map(
        all(num, 'w:lvlOverride').flatMap((one): [number, number][] => {
          const start = child(one, 'w:startOverride');
          return start ? [[Number(one.attribs['w:ilvl']), Number(val(start))]] : [];
        }),
      );
      return [num.attribs['w:numId'], { kind, levels: kinds.get(kind) ?? [], restarts }] as const;
    }),
  );
}

/**
 * Writes the number that Word shows before each item of a list, which its file does not hold: lists go on
 * after a paragraph, begin where they began, and headings keep their «1.2».
 */
export function numberLists(
  doc: Doc,
  numbering: Doc,
  styleOf: (id: string) => Style | undefined,
  found: Findings,
): void {
  const lists = listsOf(numbering);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  for (const paragraph of all(doc, 'w:p')) {
    const properties = child(paragraph, 'w:pPr');
    const style = styleOf(val(child(properties, 'w:pStyle')));
    const num = numOf(properties) ?? style?.num;
    const list = num && lists.get(num.id);
    const level = list?.levels[num?.level ?? 0];
    if (!num || !list || !level || textOf(paragraph).trim() === '') continue;
    const count = counts.get(list.kind) ?? [];
    counts.set(list.kind, count);
    const restart = list.restarts.get(num.level);
    const isNew = restart !== undefined && !begun.has(`${num.id}.${num.level}`);
    begun.add(`${num.id}.${num.level}`);
    const number = isNew ? restart : (count[num.level] ?? level.start - 1) + 1;
    count[num.level] = number;
    count.length = num.level + 1;
    if (level.format === 'bullet' || level.format === 'none') continue;
    const label = level.text.replace(/%(\d)/g, (_all, at: string) =>
      String(count[Number(at) - 1] ?? 1),
    );
    const isHeading = /^(?:heading|título|titulo)\b/i.test(style?.name || style?.based || '');
    if (!isHeading && level.format !== 'decimal')
      found.lost(
        'lista con letras o romanos',
        textOf(paragraph),
        'El sitio la muestra con números. Revise si otra parte del texto cita sus letras.',
      );
    const [run] = marked(isHeading ? `${label} ` : `\uE000${number}\uE001`);
    if (!run) continue;
    if (properties) after(properties, [run]);
    else prependChild(paragraph, run);
  }
}
