import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { placesOf, type Occurrence } from '@/lib/content/faults';
import type { ShownProblem } from '../api';
import type { Task } from '../api-lists';
import { nameOf } from './fields/nodes';
import { Guided } from './guide/Guided';
import { ROOT, usePieceScope } from './values';
import { Act, Details, Lines } from './parts';

export const useFaults = (field: string): string[] =>
  usePieceScope()
    .problems.filter((one) => field && one.field === field)
    .map(({ message }) => message);

/** True for the place, and all around it, that the person asked to be led to. */
export const useLedTo = (path: string): boolean =>
  `${usePieceScope().target}.`.startsWith(`${path}.`);

/** The way to a place, by the names of its keys. */
const namePlace = (keys: string[]): string =>
  keys.map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : nameOf(key))).join(' › ');

const placeOf = ({ field, line }: ShownProblem) =>
  field ? namePlace(field.split('.')) : line > 0 ? 'Texto' : 'Todo';

/** Moves the focus to a place, or to the nearest around it that is on the screen, and to words of it. */
function focusPlace(path: string, faulty: Occurrence | undefined): void {
  for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const element = document.getElementById(at);
    if (!element) continue;
    element.scrollIntoView({ block: 'center' });
    // A reader says a field's fault when the field takes the focus.
    if (element === document.activeElement) element.blur();
    element.focus({ preventScroll: true });
    if (faulty) selectFault(element, faulty);
    return;
  }
}

/** Changes the piece, and then moves the focus to a place that the change may have made. */
export function changeAndGo(change: () => void, path: string, faulty?: Occurrence): void {
  flushSync(change);
  focusPlace(path, faulty);
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

const taskLine = ({ file, field, where, ...task }: Task) => (
  <>
    <a href={fieldAddress(file, field)}>{where}</a>
    <span className="help">
      {' '}
      <ProblemWords {...task} />
    </span>
  </>
);

export const LinkedTasks = ({ tasks }: { tasks: Task[] }) => <Lines of={tasks.map(taskLine)} />;

const ProblemWords = ({ message, details }: Pick<ShownProblem, 'message' | 'details'>) => (
  <span>
    {message} <Details of={details ? [details] : []} />
  </span>
);

/** The action that mends a problem of the open piece, at the row of its field. */
function Mending({ press, field }: ShownProblem) {
  const row = field.replace(/(?<=\.\d+)\.[^.]+$/, '');
  return press && <Guided path={`${ROOT}.${row}`} only={press} />;
}

interface Props {
  file: string;
  problems: ShownProblem[];
  onGo: (problem: ShownProblem) => void;
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
            : <ProblemWords {...problem} /> {problem.file === file && <Mending {...problem} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const MARKS = /^[\s>#*+-]+|[*_`\\]/g;

/** The place in a text of a fault's words, as they are or without their marks. */
export function faultIn(text: string, { words, nth }: Occurrence): [number, number] | undefined {
  const [places = []] = [words, words.replace(MARKS, '')]
    .map((one) => placesOf(text, one))
    .filter((found) => found.length > 0);
  return places[nth] ?? places[0];
}

/** Selects in a field, which has the focus, the words of a fault. */
export function selectFault(field: HTMLElement, faulty: Occurrence): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const place = faultIn(field.value, faulty);
    if (place && field.selectionStart !== null) field.setSelectionRange(...place);
  } else if (field.getAttribute('contenteditable') === 'true') selectInEditor(field, faulty);
}

function selectInEditor(editor: HTMLElement, faulty: Occurrence): void {
  const place = faultIn(editor.textContent, faulty);
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
