import { compile } from 'css-select';
import { BLACK, colourOf, WHITE, type DocumentColour } from './colours';
import { all, textOf, type DocumentNode, type Parsed, type ParsedElement } from './tree';

export type Css = Record<string, string>;

/** What an element inherits, at the start of a page. */
export const PLAIN = {
  ...{ colour: BLACK, ground: WHITE as DocumentColour | null },
  ...{ size: 12, lines: false, inNotes: false },
};
export type InheritedLook = typeof PLAIN;

const cssOf = (written: string): Css =>
  Object.fromEntries(
    [...written.toLowerCase().matchAll(/(?:^|;)([^:;]*):([^;]*)/g)].map(
      ([, key = '', value = '']) => [key.trim(), value.trim()],
    ),
  );

/** The styles of an element, from the page's own sheets and its attributes. */
export function cascadeOf(page: DocumentNode): (node: DocumentNode | undefined) => Css {
  const rules = all(page, 'style').map(textOf).join('\n').split('}').flatMap(rulesOf);
  rules.sort((one, other) => one.weight - other.weight);
  return (node) => {
    if (!node) return {};
    const { color, bgcolor, style = '' } = node.attribs;
    const entries = [
      { ...(color && { color }), ...(bgcolor && { background: bgcolor }) },
      ...rules.filter(({ matches }) => node.source && matches(node.source)).map(({ css }) => css),
      cssOf(style),
    ].flatMap((css) => Object.entries(css));
    const isImportant = ([, value]: [string, string]) => Number(/!\s*important/.test(value));
    entries.sort((one, other) => isImportant(one) - isImportant(other));
    return Object.fromEntries(
      entries.map(([key, value]) => [key, value.replace(/\s*!\s*important/, '')]),
    );
  };
}

function rulesOf(part: string) {
  const [selectors = '', written] = part.split('{').slice(-2);
  if (written === undefined) return [];
  const css = cssOf(written);
  const isHiding = /^none/.test(css.display ?? '') || /^hidden/.test(css.visibility ?? '');
  const list = selectors.replace(/\/\*.*?\*\/|<!--|-->/gs, '');
  const each = list.match(/(?:\((?:\([^)]*\)|[^()])*\)|\[[^\]]*\]|[^,([])+/g) ?? [];
  return each.flatMap((selector) => {
    const path = selector.trim().split(/[\s>+~]+/);
    const last = path.at(-1) ?? '';
    // A paste may lack the ancestors that a rule names: better told once too often.
    const isAlone = isHiding && path.length > 1 && /^[\w.#-]+$/.test(last);
    return [selector.trim(), ...(isAlone ? [last] : [])].flatMap((one) => ruleOf(one, css));
  });
}

/** None for a selector that is not understood. */
function ruleOf(selector: string, css: Css) {
  try {
    const options = { cacheResults: false, quirksMode: true };
    const matches = compile<Parsed, ParsedElement>(selector, options);
    // The specificity, near enough: ids, then classes, attributes and states, then elements.
    const count = (part: RegExp) => selector.match(part)?.length ?? 0;
    const [ids, classes] = [count(/#[\w-]/g), count(/[.:[][\w-]/g)];
    const weight = ids * 10_000 + classes * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
    return [{ matches, css, weight }];
  } catch {
    return [];
  }
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
export function lookStateOf({ name, attribs }: DocumentNode, css: Css): DocumentNode['state'] {
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
