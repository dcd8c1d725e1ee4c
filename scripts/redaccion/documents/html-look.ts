import { colourOf, type DocumentColour } from './colours';
import { all, textOf, type DocumentNode, type Out, type PendingChange } from './tree';

export type Css = Record<string, string>;

export interface InheritedLook {
  colour: DocumentColour;
  ground: DocumentColour | null;
  size: number;
  lines: boolean;
  inNotes: boolean;
}
const cssOf = (written: string): Css =>
  Object.fromEntries(
    [...written.toLowerCase().matchAll(/(?:^|;)([^:;]*):([^;]*)/g)].map(
      ([, key = '', value = '']) => [key.trim(), value.trim()],
    ),
  );

/** The rules of a document's own styles, by the element, the class or the id that they end in. */
export function rulesIn(root: DocumentNode): Map<string, Css> {
  const rules = new Map<string, Css>();
  for (const part of all(root, 'style').map(textOf).join('\n').split('}')) {
    const [selectors = '', written] = part.split('{').slice(-2);
    if (written === undefined) continue;
    const css = cssOf(written);
    for (const selector of selectors.replace(/\/\*.*?\*\/|<!--/gs, '').split(',')) {
      const path = selector
        .trim()
        .toLowerCase()
        .split(/[\s>+~]+/);
      const key = path.at(-1) ?? '';
      // Of rules that name an ancestor, only their hiding counts: better told once too often.
      const isHiding = css.display === 'none' || css.visibility === 'hidden';
      if (path.length === 1 || isHiding) rules.set(key, { ...rules.get(key), ...css });
    }
  }
  return rules;
}

/** The CSS of an element, from its style, its attributes and the rules of its classes. */
export function cssFor({ name, attribs }: DocumentNode, rules: Map<string, Css>): Css {
  const classes = (attribs.class ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const keys = [
    name,
    ...classes.flatMap((one) => [`.${one}`, `${name}.${one}`]),
    ...(attribs.id ? [`#${attribs.id.toLowerCase()}`] : []),
  ];
  return Object.assign(
    {
      ...(attribs.color && { color: attribs.color }),
      ...(attribs.bgcolor && { background: attribs.bgcolor }),
    },
    ...keys.map((key) => rules.get(key)),
    cssOf(attribs.style ?? ''),
  ) as Css;
}

export function lookOf(css: Css, around: InheritedLook, name: string): InheritedLook {
  const sized = css['font-size'] ?? /(?:^|\s)[\d.]+(?:pt|px|r?em|%).*/.exec(css.font ?? '')?.[0];
  const [, number = '', unit = ''] = /^\s*([\d.]+)(pt|px|r?em|%)/.exec(sized ?? '') ?? [];
  const { size } = around;
  const times: Record<string, number> = { pt: 1, px: 0.75, '%': size / 100, em: size, rem: 12 };
  const behind = css['background-color'] ?? css['mso-highlight'] ?? css.background ?? '';
  const space = css['white-space'];
  return {
    ...around,
    colour: colourOf(css.color) ?? around.colour,
    ground: /url\(|gradient/.test(behind)
      ? null
      : /^transparent|,\s*0\)$/.test(behind)
        ? around.ground
        : (colourOf(behind.split(/\s(?![\d,])/)[0]) ?? around.ground),
    size: css['font-size'] === '0' ? 0 : number === '' ? size : Number(number) * (times[unit] ?? 1),
    lines: name === 'pre' || (space ? /^(?:pre|break)/.test(space) : around.lines),
  };
}

const HIDDEN_BY: Record<string, RegExp> = {
  ...{
    display: /^none/,
    visibility: /^(?:hidden|collapse)$/,
    opacity: /^(?:0?\.0\d*|0(?:\.0*)?%?|\d%)$/,
  },
  ...{
    color: /^(?:transparent|rgba\(.*[,/]\s*0(?:\.0*)?%?\)|#[\da-f]{6}00|#[\da-f]{3}0)$/,
    'mso-hide': /^all$/,
  },
  ...{ left: /^-\d{3,}/, top: /^-\d{3,}/, 'text-indent': /^-\d{3,}/, 'margin-left': /^-\d{3,}/ },
  ...{ transform: /scale[xy]?\(\s*0(?:\.0\d*)?\s*[,)]/ },
  ...{ clip: /^rect\(0/, 'clip-path': /^inset\((?:50|100)%/ },
};

const UNSEEN = /^(?:annotation(?:-xml)?|datalist)$/;

/** Whether an element stays out of the text, or is a change that waits. */
export function lookStateOf(
  { name, attribs }: DocumentNode,
  css: Css,
): Out | PendingChange | undefined {
  const { class: names = '', cite, datetime } = attribs;
  if (
    /^comment/.test(css['mso-element'] ?? '') ||
    css['mso-special-character'] === 'comment' ||
    /msocomanchor|MsoCommentReference|msocomtxt/i.test(names) ||
    /^#(?:cmnt\d|_msocom)/.test(attribs.href ?? '')
  )
    return 'comment';
  if (
    'hidden' in attribs ||
    UNSEEN.test(name) ||
    Object.entries(HIDDEN_BY).some(([key, value]) => value.test(css[key] ?? '')) ||
    (/^(?:hidden|clip)/.test(css.overflow ?? '') &&
      ['height', 'max-height', 'width'].some((key) => /^[01](?:px|pt)?$/.test(css[key] ?? '')))
  )
    return 'hidden';
  const isPending = cite !== undefined || datetime !== undefined;
  if (/\bmsoIns\b/i.test(names) || (name === 'ins' && isPending)) return 'inserted';
  if (/\bmsoDel\b/i.test(names) || (name === 'del' && isPending)) return 'deleted';
  return /^(?:s|strike|del)$/.test(name) ||
    /line-through/.test(css['text-decoration'] ?? css['text-decoration-line'] ?? '')
    ? 'struck'
    : undefined;
}
