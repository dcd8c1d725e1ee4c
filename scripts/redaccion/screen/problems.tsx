import { createContext, useContext, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '@/lib/content/types';
import { partDetails } from '../../repository/details';
import type { ShownProblem } from '../api';
import type { Task } from '../api-lists';
import { selectFault } from './fault-words';
import { nameOf, shorten } from './fields/nodes';
import { Details } from './parts';

interface Found {
  problems: Problem[];
  target: string;
}

export const FoundContext = createContext<Found>({ problems: [], target: '' });

export const useFaults = (field: string): string[] => {
  const { problems } = useContext(FoundContext);
  return field
    ? problems.filter((one) => one.field === field).map(({ message }) => partDetails(message).plain)
    : [];
};

/** True for the place, and all around it, that the person asked to be led to. */
export const useLedTo = (path: string): boolean =>
  `${useContext(FoundContext).target}.`.startsWith(`${path}.`);

const placeOf = ({ field, line }: Problem) =>
  field
    ? field
        .split('.')
        .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : nameOf(key)))
        .join(' › ')
    : line > 0
      ? 'Texto'
      : 'Todo';

/** Moves the focus to a place, or to the nearest around it that is on the screen, and to words of it. */
export function focusPlace(path: string, message = ''): void {
  for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const element = document.getElementById(at);
    if (!element) continue;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    return selectFault(element, message);
  }
}

/** Changes the piece, and then moves the focus to a place that the change may have made. */
export function changeAndGo(change: () => void, path: string): void {
  flushSync(change);
  focusPlace(path);
}

/** The way to another piece, in a window of its own: unsaved words here stay. */
export const OtherPiece = ({ file, children }: { file: string; children: ReactNode }) => (
  <a href={`#${encodeURI(file)}`} target="_blank" rel="noreferrer">
    {children}
    <span className="hidden"> (en otra ventana)</span>
  </a>
);

export const fieldAddress = (file: string, field?: string): string =>
  `#${encodeURI(file)}${field === undefined ? '' : `#${field}`}`;

export const LinkedTasks = ({ tasks }: { tasks: Task[] }) => (
  <ul>
    {tasks.map(({ file, field, where, message }, index) => (
      <li key={index}>
        <a href={fieldAddress(file, field)}>{where}</a>
        <span className="help">
          {' '}
          <ProblemWords words={message} />
        </span>
      </li>
    ))}
  </ul>
);

/** The words of a problem, its details folded. */
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
              <button type="button" className="link" onClick={() => onGo(problem)}>
                {placeOf(problem)}
              </button>
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
