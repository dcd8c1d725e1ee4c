import { all, around, isElement, remove, replace, textOf, type Doc, type Element } from './dom';
import type { Decision, Findings } from './types';

type Kind = Exclude<Decision['kind'], 'comment'> | 'movedFrom';

/** Neighbouring runs that one answer decides. */
interface Change {
  kind: Kind;
  runs: Element[];
  text: string;
}

/**
 * Decides hidden text and tracked changes: what has the answer «keep» becomes common text, everything else
 * leaves the document.
 * @param isHidden whether a style hides its text
 */
export function decideChanges(
  doc: Doc,
  isHidden: (style: string) => boolean,
  found: Findings,
): void {
  const changes: Change[] = [];
  let last: Change | undefined;
  for (const run of all(doc, 'w:r')) {
    const kind = kindOf(run, isHidden);
    const text = shownText(run);
    if (!kind) {
      if (text !== '') last = undefined;
      continue;
    }
    if (last?.kind !== kind) changes.push((last = { kind, runs: [], text: '' }));
    const parted = last.runs.length > 0 && around(last.runs.at(-1)!, 'w:p') !== around(run, 'w:p');
    last.text += (parted ? ' ' : '') + text;
    last.runs.push(run);
  }
  const places = new Map<string, 'keep' | 'drop' | undefined>();
  const said = changes.filter(({ text }) => text.trim() !== '');
  for (const change of said) {
    if (change.kind === 'movedFrom') continue;
    const answer = found.ask(change.kind, change.text);
    if (change.kind === 'moved') places.set(change.text.trim(), answer);
    if (answer !== 'keep') change.runs.forEach(remove);
  }
  for (const { runs, text } of said.filter(({ kind }) => kind === 'movedFrom')) {
    const known = places.has(text.trim());
    const stays = known
      ? places.get(text.trim()) === 'drop'
      : found.ask('deleted', text) === 'keep';
    if (!stays) runs.forEach(remove);
  }
  settle(doc);
}

function kindOf(run: Element, isHidden: (style: string) => boolean): Kind | undefined {
  if (around(run, 'w:del') || rowMark(run, 'w:del')) return 'deleted';
  if (around(run, 'w:moveFrom')) return 'movedFrom';
  const styles = [...all(run, 'w:rStyle'), ...all(paragraphProperties(run), 'w:pStyle')];
  const vanish = all(run, 'w:vanish', 'w:specVanish')[0];
  const hides = vanish
    ? !/^(?:0|false|off)$/.test(vanish.attribs['w:val'] ?? '')
    : styles.some(({ attribs }) => isHidden(attribs['w:val'] ?? ''));
  if (hides) return 'hidden';
  if (around(run, 'w:moveTo')) return 'moved';
  return around(run, 'w:ins') || rowMark(run, 'w:ins') ? 'inserted' : undefined;
}

const paragraphProperties = (run: Element) =>
  around(run, 'w:p')?.children.find((one) => isElement(one) && one.name === 'w:pPr') ?? run;

const rowMark = (run: Element, mark: string): boolean => {
  const row = around(run, 'w:tr');
  const own = row?.children.find((one) => isElement(one) && one.name === 'w:trPr');
  return own !== undefined && all(own, mark).length > 0;
};

/** The words of a run; a picture stands for itself. */
const shownText = (run: Element): string =>
  all(run, 'w:t', 'w:delText').map(textOf).join('') ||
  (all(run, 'w:drawing', 'w:pict').length > 0 ? '[imagen]' : '');

/** What was decided is common text: no mark is left for another to accept or refuse. */
function settle(doc: Doc): void {
  for (const one of all(doc, 'w:vanish', 'w:specVanish')) remove(one);
  for (const one of all(doc, 'w:delText')) one.name = 'w:t';
  for (const row of all(doc, 'w:tr'))
    if (all(row, 'w:trPr').some((own) => all(own, 'w:ins', 'w:del').length > 0))
      if (all(row, 'w:r').length === 0) remove(row);
  // A paragraph whose mark is deleted would run into the next.
  for (const one of all(doc, 'w:ins', 'w:del', 'w:moveTo', 'w:moveFrom'))
    if (isElement(one.parent as Element) && /^w:(?:rPr|trPr)$/.test((one.parent as Element).name))
      remove(one);
    else replace(one, one.children);
}
