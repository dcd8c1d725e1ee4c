import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '@/lib/content/types';
import { partDetails } from '../../repository/details';
import type { ShownProblem } from '../api';
import type { Task } from '../api-lists';
import { nameOf, shorten } from './fields/nodes';
import { usePieceScope } from './values';
import { Act, Details, Lines } from './parts';

export const useFaults = (field: string): string[] =>
  usePieceScope()
    .problems.filter((one) => field && one.field === field)
    .map(({ message }) => partDetails(message).plain);

/** True for the place, and all around it, that the person asked to be led to. */
export const useLedTo = (path: string): boolean =>
  `${usePieceScope().target}.`.startsWith(`${path}.`);

/** The way to a place, by the names of its keys. */
export const namePlace = (keys: string[]): string =>
  keys.map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : nameOf(key))).join(' › ');

const placeOf = ({ field, line }: Problem) =>
  field ? namePlace(field.split('.')) : line > 0 ? 'Texto' : 'Todo';

/** Moves the focus to a place, or to the nearest around it that is on the screen, and to words of it. */
function focusPlace(path: string, message: string): void {
  for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const element = document.getElementById(at);
    if (!element) continue;
    element.scrollIntoView({ block: 'center' });
    // A reader says a field's fault when the field takes the focus.
    if (element === document.activeElement) element.blur();
    element.focus({ preventScroll: true });
    return selectFault(element, message);
  }
}

/** Changes the piece, and then moves the focus to a place that the change may have made. */
export function changeAndGo(change: () => void, path: string, message = ''): void {
  flushSync(change);
  focusPlace(path, message);
}

/** The way to another piece, in a window of its own: unsaved words here stay. */
export const OtherPiece = ({ file, children }: { file: string; children: ReactNode }) => (
  <a href={`#${encodeURI(file)}`} target="_blank" rel="noreferrer">
    {children}
    <span className="sr-only"> (en otra ventana)</span>
  </a>
);

export const fieldAddress = (file: string, field?: string): string =>
  `#${encodeURI(file)}${field === undefined ? '' : `#${field}`}`;

const taskLine = ({ file, field, where, message }: Task) => (
  <>
    <a href={fieldAddress(file, field)}>{where}</a>
    <span className="help">
      {' '}
      <ProblemWords words={message} />
    </span>
  </>
);

export const LinkedTasks = ({ tasks }: { tasks: Task[] }) => <Lines of={tasks.map(taskLine)} />;

export function ProblemWords({ words }: { words: string }) {
  const { plain, details } = partDetails(words);
  return (
    <span>
      {plain} <Details of={details} />
    </span>
  );
}

interface Props {
  file: string;
  problems: ShownProblem[];
  onGo: (problem: Problem) => void;
  soft?: boolean;
}

export function ProblemList({ file, problems, onGo, soft = false }: Props) {
  if (problems.length === 0) return null;
  const title = soft ? 'Conviene revisar' : 'Lo que hay que corregir';
  return (
    <section className={soft ? 'notice' : 'notice bad'} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            {problem.file === file ? (
              <Act
                className="min-h-0 border-transparent bg-transparent p-0 text-left text-guinda underline"
                words={placeOf(problem)}
                onAct={() => onGo(problem)}
              />
            ) : (
              <OtherPiece file={problem.file}>
                {problem.piece}, {placeOf(problem)}
              </OtherPiece>
            )}
            : <ProblemWords words={problem.message.replace(/«[^»]+/g, shorten)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const QUOTED = /«([^«»]+?)…?»/g;
const MARKS = /^[\s>#*+-]+|[*_`\\]/g;

/** The place in a text of the first words that a fault quotes, as they are or without their marks. */
export function faultIn(text: string, message: string): [number, number] | undefined {
  for (const [, quoted = ''] of message.matchAll(QUOTED))
    for (const words of new Set([quoted.trim(), quoted.replace(MARKS, '').trim()])) {
      const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const found = words && new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu').exec(text);
      if (found) return [found.index, found.index + found[0].length];
    }
  return undefined;
}

/** Selects in a field, which has the focus, the words that a fault quotes. */
export function selectFault(field: HTMLElement, message: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const place = faultIn(field.value, message);
    if (place && field.selectionStart !== null) field.setSelectionRange(...place);
  } else if (field.getAttribute('contenteditable') === 'true') selectInEditor(field, message);
}

function selectInEditor(editor: HTMLElement, message: string): void {
  const place = faultIn(editor.textContent, message);
  if (!place) return;
  const [start, at] = textAt(editor, place[0]);
  const [end, last] = textAt(editor, place[1] - 1);
  // The editor hears the selection of the page.
  document.getSelection()?.setBaseAndExtent(start, at, end, last + 1);
  start.parentElement?.scrollIntoView({ block: 'center' });
}

/** The node with a letter of an element's text, by its number in all of the text, and its number there. */
function textAt(element: Node, letter: number): [node: Node, letter: number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letter;
  while (walker.nextNode()) {
    const { length } = walker.currentNode as Text;
    if (left < length) break;
    left -= length;
  }
  return [walker.currentNode, left];
}
