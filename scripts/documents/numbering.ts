import { WHITE } from './colours';
import { fontOf, propsOf, type Styles } from './docx-styles';
import { tickIn } from './symbols';
import { all, child, LINES, oneLine, text, textOf, valOf, type DocumentNode } from './tree';
import type { DocumentFindings } from './types';

const numberIn = (node: DocumentNode | undefined, none: number): number =>
  Number(/^-?\d+/.exec(valOf(node))?.[0] ?? none);

export function numOf(num: DocumentNode | undefined): { id: string; level: number } | undefined {
  const id = valOf(child(num, 'w:numId'));
  return id === '' ? undefined : { id, level: numberIn(child(num, 'w:ilvl'), -1) };
}

function levelOf(node: DocumentNode, styles: Styles) {
  const run = propsOf(node, 'w:rPr');
  const around = { paragraph: styles.style('', 'paragraph'), ground: WHITE };
  return {
    start: numberIn(child(node, 'w:start'), 0),
    format: valOf(all(node, 'w:numFmt')[0]) || 'decimal',
    text: valOf(child(node, 'w:lvlText')),
    style: valOf(child(node, 'w:pStyle')),
    hasPicture: child(node, 'w:lvlPicBulletId') !== undefined,
    font: fontOf(run),
    isHidden: styles.look(run, around).isHidden,
  };
}

function listsOf(numbering: DocumentNode | undefined, styles: Styles) {
  const named = (name: string) =>
    new Map(all(numbering, `w:${name}`).map((one) => [one.attribs[`w:${name}Id`] ?? '', one]));
  const [kinds, nums] = [named('abstractNum'), named('num')];
  const kindOf = (id: string, depth = 0): string => {
    const kind = valOf(child(nums.get(id), 'w:abstractNumId'));
    const link = valOf(child(kinds.get(kind), 'w:numStyleLink'));
    const linked = link && numOf(styles.style(link, 'paragraph').paragraph['w:numPr']);
    return linked && depth < 9 ? kindOf(linked.id, depth + 1) : kind;
  };
  const listOf = (id: string, num: DocumentNode) => {
    const kind = kindOf(id);
    const levels: ReturnType<typeof levelOf>[] = [];
    for (const one of [kinds.get(kind), num].flatMap((list) => all(list, 'w:lvl')))
      levels[Number(one.attribs['w:ilvl']) % 9 || 0] = levelOf(one, styles);
    const restarts = new Map<number, number>();
    for (const one of all(num, 'w:lvlOverride')) {
      const start = child(one, 'w:startOverride');
      if (start) restarts.set(Number(one.attribs['w:ilvl']) || 0, numberIn(start, 1));
    }
    return { kind, levels, restarts };
  };
  return new Map([...nums].map(([id, num]) => [id, listOf(id, num)]));
}

const ROMANS = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40 },
  ...{ x: 10, ix: 9, v: 5, iv: 4, i: 1 },
});

/** A number as its level writes it: in figures, but for Roman numbers and letters. */
function written(number: number, format: string): string {
  let out = String(number);
  if (/Letter$/.test(format) && number > 0 && number <= 260)
    out = String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
  else if (/Roman$/.test(format) && number <= 3999) {
    out = '';
    let left = number;
    for (const [sign, value] of ROMANS) for (; left >= value; left -= value) out += sign;
  }
  return /^upper/.test(format) ? out.toUpperCase() : out;
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
  for (const node of all(tree, ...LINES)) {
    const { num, numStyle = '' } = node.attribs;
    const list = num === undefined ? undefined : lists.get(num);
    if (!list || textOf(node).trim() === '') continue;
    const own = Number(node.attribs.numLevel);
    const styled = list.levels.findIndex((one) => one?.style === numStyle && numStyle !== '');
    const at = own >= 0 ? own : Math.max(0, styled);
    const level = list.levels[at];
    if (!level) continue;
    const count = counts.get(list.kind) ?? [];
    counts.set(list.kind, count);
    const number = list.restarts.get(at) ?? (count[at] ?? level.start - 1) + 1;
    list.restarts.delete(at);
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
    const isBullet = level.format === 'bullet';
    if (isBullet && !isHeading) node.attribs.item = String(at + 1);
    if (isBullet && level.hasPicture) found.note('viñeta con imagen', oneLine(textOf(node)));
    // «Artículo 3.» is no number of a list.
    const hasWords = /\p{L}/u.test(level.text.replace(/%\d/g, ''));
    if (isBullet || isHeading || hasWords || level.format === 'none') {
      const tick = level.hasPicture ? '' : tickIn(level.text, level.font);
      const shown = isBullet ? tick : label;
      if (shown === '') continue;
      node.children.unshift(text(`${shown} `));
      found.added.push(shown);
      continue;
    }
    if (/%\d.*%\d/.test(level.text))
      found.note('número de varios niveles', `${label} ${textOf(node)}`);
    Object.assign(node.attribs, { item: String(at + 1), number: String(number) });
    if (!/^decimal/.test(level.format)) found.note('lista con letras o romanos', textOf(node));
  }
}
