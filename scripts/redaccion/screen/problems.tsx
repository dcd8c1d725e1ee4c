import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Code, Occurrence } from '@/lib/content/faults';
import type { ShownProblem } from '../api';
import type { Task } from '../api-lists';
import { faultIn, faultInPieces } from './faulty-words';
import { nameOf, shorten } from './fields/nodes';
import { Guided } from './guide/Guided';
import { ROOT, usePieceScope } from './values';
import { Act, Details, Lines } from './parts';
import { ActMenu } from './ActMenu';

/** The faults of a field, or the advice about it. */
export const useFaults = (field: string, isAdvice = false): string[] =>
  usePieceScope()
    .problems.filter((one) => field && one.field === field && isAdvice === (one.isAdvice ?? false))
    .map(({ message }) => message);

/** True for the place, and all around it, that the person asked to be led to. */
export const useLedTo = (path: string): boolean =>
  `${usePieceScope().target}.`.startsWith(`${path}.`);

/** The way to a place, by the names of its keys. */
const namePlace = (keys: string[]): string =>
  keys.map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : nameOf(key))).join(' › ');

export const placeName = ({ field, line }: ShownProblem) =>
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

interface RowProps {
  file: string;
  problem: ShownProblem;
  words?: string;
  onGo: (problem: ShownProblem) => void;
}

const LINK = 'min-h-0 border-transparent bg-transparent p-0 text-left text-guinda underline';

/** The way to a problem. Its words are at its place; here too where it has none in this piece. */
function ProblemRow({ file, problem, words = placeName(problem), onGo }: RowProps) {
  if (problem.file !== file)
    return (
      <>
        <OtherPiece file={problem.file}>
          {problem.piece}, {placeName(problem)}
        </OtherPiece>
        : <ProblemWords {...problem} />
      </>
    );
  const isMarked = problem.field !== '' || problem.faulty !== undefined;
  return (
    <>
      <Act className={LINK} words={words} title={problem.message} onAct={() => onGo(problem)} />
      {!isMarked && (
        <>
          : <ProblemWords {...problem} />
        </>
      )}{' '}
      <Details of={isMarked && problem.details ? [problem.details] : []} />
      <Mending {...problem} />
    </>
  );
}

interface ListProps {
  file: string;
  problems: ShownProblem[];
  onGo: (problem: ShownProblem) => void;
}

/** What a refused save asks for, in a line. */
export function RefusedSave({ file, problems, onGo }: ListProps) {
  return (
    <section className="notice bad refusal" aria-label="Lo que hay que corregir">
      <h3>{problems.length} por corregir:</h3>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <ProblemRow {...{ file, problem, onGo }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Advice of which a text may have many, said once. */
const MANY: Partial<Record<Code, [one: string, many: string]>> = {
  'sentence-long': ['frase larga', 'frases largas'],
  'sentence-passive': ['frase en voz pasiva', 'frases en voz pasiva'],
  'sentence-jargon': ['palabra rebuscada', 'palabras rebuscadas'],
  'sentences-long': ['párrafo de frases largas', 'párrafos de frases largas'],
  'reading-hard': ['parte difícil de leer', 'partes difíciles de leer'],
};

/** All that was found in a piece, each with the way to its place. */
export function FoundList({
  file,
  problems,
  warnings,
  onGo,
}: ListProps & { warnings: ShownProblem[] }) {
  const all = [...problems, ...warnings];
  const kinds = [...new Set(warnings.map(({ code }) => code))].filter((code) => MANY[code]);
  const alone = [...problems, ...warnings.filter(({ code }) => !MANY[code])];
  if (all.length === 0) return null;
  return (
    <ActMenu
      name={
        <>
          <span className="word">Revisar </span>
          <span className={problems.length > 0 ? 'count bad' : 'count'}>{all.length}</span>
        </>
      }
    >
      <ul className="review">
        {alone.map((problem, index) => (
          <li key={index}>
            <ProblemRow {...{ file, problem, onGo }} />
          </li>
        ))}
        {kinds.map((code) => {
          const found = warnings.filter((one) => one.code === code);
          const [one, many] = MANY[code] ?? [];
          return (
            <li key={code}>
              {found.length} {found.length === 1 ? one : many}
              <ul>
                {found.map((problem, index) => (
                  <li key={index}>
                    <ProblemRow
                      {...{ file, problem, onGo }}
                      words={shorten(problem.faulty?.words ?? placeName(problem))}
                    />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </ActMenu>
  );
}

/** Selects in a field, which has the focus, the words of a fault. */
export function selectFault(field: HTMLElement, faulty: Occurrence): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const place = faultIn(field.value, faulty);
    if (place && field.selectionStart !== null) field.setSelectionRange(...place);
  } else if (field.getAttribute('contenteditable') === 'true') selectInEditor(field, faulty);
}

function selectInEditor(editor: HTMLElement, faulty: Occurrence): void {
  const texts = textsIn(editor);
  const found = faultInPieces(
    texts.map(({ text }) => text),
    faulty,
  );
  const [start, end] = found?.map(([piece]) => texts[piece]?.node) ?? [];
  if (!found || !start || !end) {
    // An address is no word of the text: it is of the words that lead there.
    const link = [...editor.querySelectorAll('a')].find(
      (one) => one.getAttribute('href') === faulty.words,
    );
    if (link) document.getSelection()?.selectAllChildren(link);
    link?.scrollIntoView({ block: 'center' });
    return;
  }
  // The editor hears the selection of the page.
  document.getSelection()?.setBaseAndExtent(start, found[0][1], end, found[1][1] + 1);
  start.parentElement?.scrollIntoView({ block: 'center' });
}

const BLOCK = 'p, h1, h2, h3, h4, h5, h6, pre, td, th, dt, dd';

/** The texts of an element, with a line's end between its blocks, where no word goes on. */
function textsIn(element: Node): { text: string; node?: Node }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: { text: string; node?: Node }[] = [];
  let last: Element | null | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const block = node.parentElement?.closest(BLOCK);
    if (block !== last) texts.push({ text: '\n' });
    texts.push({ text: node.textContent ?? '', node });
    last = block;
  }
  return texts;
}
