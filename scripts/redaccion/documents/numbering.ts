import { WHITE } from './colours';
import { stylePropsOf, type Styles } from './docx-styles';
import { isSymbolFont, signOf } from './symbols';
import { all, child, oneLine, text, textOf, valOf, type DocumentNode } from './tree';
import type { DocumentFindings } from './types';

interface Level {
  start: number;
  format: string;
  text: string;
  style: string;
  isHidden: boolean;
  font: string;
  hasPicture: boolean;
}
interface List {
  kind: string;
  levels: Level[];
  restarts: Map<number, number>;
}

const numberIn = (node: DocumentNode | undefined, none: number): number => {
  const number = Number.parseInt(valOf(node));
  return Number.isFinite(number) ? number : none;
};

export function numOf(num: DocumentNode | undefined): { id: string; level: number } | undefined {
  const id = valOf(child(num, 'w:numId'));
  return id === '' ? undefined : { id, level: numberIn(child(num, 'w:ilvl'), -1) };
}

function fontOf(level: DocumentNode): string {
  const fonts = stylePropsOf(child(level, 'w:rPr'))['w:rFonts']?.attribs ?? {};
  return fonts['w:ascii'] ?? fonts['w:hAnsi'] ?? '';
}

/** The signs of bullets that say whether an item is done, apart from plain bullets. */
export const TICK = /[☐☑☒✓✔✗✘✖]/u;

function levelsIn(node: DocumentNode, styles: Styles): Level[] {
  const levels: Level[] = [];
  const around = { paragraph: styles.style('', 'paragraph'), ground: WHITE };
  for (const one of all(node, 'w:lvl'))
    levels[Number(one.attribs['w:ilvl']) % 9 || 0] = {
      start: numberIn(child(one, 'w:start'), 0),
      format: valOf(all(one, 'w:numFmt')[0]) || 'decimal',
      text: valOf(child(one, 'w:lvlText')),
      style: valOf(child(one, 'w:pStyle')),
      hasPicture: child(one, 'w:lvlPicBulletId') !== undefined,
      font: fontOf(one),
      isHidden: styles.look(stylePropsOf(child(one, 'w:rPr')), around).isHidden ?? false,
    };
  return levels;
}

function listsOf(numbering: DocumentNode | undefined, styles: Styles): Map<string, List> {
  const kinds = new Map(
    all(numbering, 'w:abstractNum').map((one) => [one.attribs['w:abstractNumId'] ?? '', one]),
  );
  const nums = new Map(all(numbering, 'w:num').map((one) => [one.attribs['w:numId'] ?? '', one]));
  const kindOf = (id: string, depth = 0): string => {
    const kind = valOf(child(nums.get(id), 'w:abstractNumId'));
    const link = valOf(child(kinds.get(kind), 'w:numStyleLink'));
    const linked = link && numOf(styles.style(link, 'paragraph').paragraph['w:numPr']);
    return linked && depth < 9 ? kindOf(linked.id, depth + 1) : kind;
  };
  return new Map(
    [...nums].map(([id, num]) => {
      const kind = kindOf(id);
      const node = kinds.get(kind);
      const levels = node ? levelsIn(node, styles) : [];
      levelsIn(num, styles).forEach((level, at) => (levels[at] = level));
      const restarts = new Map(
        all(num, 'w:lvlOverride').flatMap((one): [number, number][] => {
          const start = child(one, 'w:startOverride');
          return start ? [[Number(one.attribs['w:ilvl']) || 0, numberIn(start, 1)]] : [];
        }),
      );
      return [id, { kind, levels, restarts }];
    }),
  );
}

const ROMAN =
  'm1000 cm900 d500 cd400 c100 xc90 l50 xl40 x10 ix9 v5 iv4 i1'.match(/[a-z]+|\d+/g) ?? [];

/** A number as its level writes it: in figures, but for Roman numbers and letters. */
function written(number: number, format: string): string {
  const shown = /^upper/.test(format) ? (one: string) => one.toUpperCase() : (one: string) => one;
  if (/Letter$/.test(format) && number > 0 && number <= 260) {
    const letter = String.fromCharCode(97 + ((number - 1) % 26));
    return shown(letter.repeat(Math.ceil(number / 26)));
  }
  if (!/Roman$/.test(format) || number > 3999) return String(number);
  let left = number;
  let out = '';
  for (let at = 0; at < ROMAN.length; at += 2)
    for (; left >= Number(ROMAN[at + 1]); left -= Number(ROMAN[at + 1])) out += ROMAN[at];
  return shown(out);
}

/** Gives each item the number that Word shows before it, which its file does not have. */
export function numberLists(
  tree: DocumentNode,
  numbering: DocumentNode | undefined,
  styles: Styles,
  found: DocumentFindings,
): void {
  const lists = listsOf(numbering, styles);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  for (const node of all(tree, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
    const { num, numStyle = '' } = node.attribs;
    const list = num === undefined ? undefined : lists.get(num);
    if (!list || textOf(node).trim() === '') continue;
    const said = Number(node.attribs.numLevel);
    const styled = list.levels.findIndex((one) => one?.style === numStyle && numStyle !== '');
    const at = said >= 0 ? said : Math.max(0, styled);
    const level = list.levels[at];
    if (!level) continue;
    const count = counts.get(list.kind) ?? [];
    counts.set(list.kind, count);
    const restart = begun.has(`${num}.${at}`) ? undefined : list.restarts.get(at);
    begun.add(`${num}.${at}`);
    const number = restart ?? (count[at] ?? level.start - 1) + 1;
    count[at] = number;
    count.length = at + 1;
    const isHeading = node.name !== 'p';
    const label = level.text
      .replace(/%(\d)/g, (_all, of: string) => {
        const { start = 1, format = '' } = list.levels[Number(of) - 1] ?? {};
        return written(count[Number(of) - 1] ?? start, format);
      })
      .trim();
    if (level.isHidden) {
      if (label !== '') found.note('texto oculto', label);
      continue;
    }
    if (level.format === 'bullet') {
      if (!isHeading) node.attribs.item = String(at + 1);
      if (level.hasPicture) found.note('viñeta con imagen', oneLine(textOf(node)));
      else bullet(node, level, found);
      continue;
    }
    // «Artículo 3.» is no number of a list.
    const hasWords = /\p{L}/u.test(level.text.replace(/%\d/g, ''));
    if (isHeading || hasWords || level.format === 'none') {
      if (label === '') continue;
      node.children.unshift(text(`${label} `));
      found.added.push(label);
      continue;
    }
    if (/%\d.*%\d/.test(level.text))
      found.note('número de varios niveles', `${label} ${textOf(node)}`);
    Object.assign(node.attribs, { item: String(at + 1), number: String(number) });
    if (!/^decimal/.test(level.format)) found.note('lista con letras o romanos', textOf(node));
  }
}

/** Keeps a ticked or empty box before the words; any other sign is a bullet. */
function bullet(node: DocumentNode, { text: written, font }: Level, found: DocumentFindings): void {
  const signs = [...written].map((sign) =>
    isSymbolFont(font) ? signOf(font, sign.codePointAt(0) ?? 0) : sign,
  );
  const sign = signs.join('').trim();
  if (!TICK.test(sign)) return;
  node.children.unshift(text(`${sign} `));
  found.added.push(sign);
}
