import { useEffect, useId, useRef, useState } from 'react';
import { detailsOf, plainOf, type ToldWords } from '../../told-words';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';

/** Moves the focus to an element once it is drawn: the `ref` of a heading or box that appears. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();

/** Does a form's work in the place of the browser, which would leave the page. */
export const submitting = (work: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault();
  void work();
};

export interface RequestOutcome {
  words: ToldWords;
  bad: boolean;
}

export const OutcomeWords = ({ outcome: { words, bad } }: { outcome: RequestOutcome }) =>
  bad ? <Fault words={words} /> : <Detailed role="status" className="outcome good" words={words} />;

export const Fault = (props: DetailedProps) => (
  <Detailed className="fault" role="alert" {...props} />
);

interface DetailedProps extends ComponentProps<'p'> {
  words: ToldWords;
}

export const Detailed = ({ words, ...paragraph }: DetailedProps) => (
  <>
    <p {...paragraph}>{plainOf(words)}</p>
    <Details of={detailsOf(words)} />
  </>
);

export const Details = ({ of }: { of: string[] }) =>
  of.length > 0 && (
    <details>
      <summary>Detalles para quien cuida el equipo</summary>
      <Lines of={of} />
    </details>
  );

interface SelectProps {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

export const Select = ({ label, value, options, onChoose }: SelectProps) => (
  <label className="field">
    {label}
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

interface LabelledProps extends ComponentProps<'input'> {
  label: ReactNode;
  help?: ReactNode;
}

export function Labelled({ label, help, ...input }: LabelledProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="help" id={`${id}-ayuda`}>
          {help}
        </p>
      )}
      <input aria-describedby={help ? `${id}-ayuda` : undefined} {...input} id={id} />
    </>
  );
}

interface TextInputProps extends LabelledProps {
  onType: (value: string) => void;
  /** Done by «Enter», which would send the form around it; in a search nothing is. */
  onEnter?: () => void;
}

/** A field of the screen itself; those of a piece are in fields/. */
export const TextInput = ({ onType, onEnter, ...input }: TextInputProps) => (
  <div className="field">
    <Labelled
      {...input}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(onEnter || input.type === 'search')) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  </div>
);

export const Lines = ({ of, ...list }: { of: ReactNode[] } & ComponentProps<'ul'>) =>
  of.length > 0 && (
    <ul {...list}>
      {of.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );

/** How many rows, at least one, have no more words than are read at a glance. */
export function rowsWithin(most: number, rows: readonly string[]): number {
  let words = 0;
  const over = rows.findIndex((row) => (words += row.match(/[\p{L}\d]\S*/gu)?.length ?? 0) > most);
  return over === -1 ? rows.length : Math.max(over, 1);
}

interface ShortListProps extends ComponentProps<'ul'> {
  rows: ReactNode[];
  /** How many are shown before the rest is asked for. */
  first: number;
}

export function ShortList({ rows, first, ...list }: ShortListProps) {
  const [whole, setWhole] = useState(false);
  const rest = whole ? 0 : rows.length - first;
  return (
    <>
      <Lines of={whole ? rows : rows.slice(0, first)} {...list} />
      {rest > 0 && (
        <Small
          words={rest === 1 ? 'Ver la que sigue' : `Ver las ${rest} que siguen`}
          onAct={() => setWhole(true)}
        />
      )}
    </>
  );
}

interface ActProps extends ComponentProps<'button'> {
  words: string;
  /** The thing that is acted on, said to people who only hear the button. */
  of?: string | undefined;
  onAct: (() => void) | undefined;
}

export const Act = ({ words, of, onAct, ...button }: ActProps) => (
  <button type="button" onClick={onAct} {...button}>
    {words}
    {of && <span className="sr-only"> «{of}»</span>}
  </button>
);

/** Beside the thing that it acts on. */
export const Small = (props: ActProps) => <Act className="small" {...props} />;

/** A list with or without one of its values. */
export const toggled = <T,>(list: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...list, one] : list.filter((other) => other !== one);

interface TickProps extends ComponentProps<'input'> {
  onTick: (on: boolean) => void;
}

export const Tick = ({ onTick, children, type = 'checkbox', ...input }: TickProps) => (
  <label className="flex min-h-target items-center gap-2 font-normal">
    <input
      type={type}
      className="m-0 size-5 flex-none accent-guinda"
      {...input}
      onChange={({ target }) => onTick(target.checked)}
    />
    {children}
  </label>
);

interface DropProps extends LabelledProps {
  onFile: (file: File | undefined) => void;
}

export function DropFile({ onFile, children, ...input }: DropProps) {
  const [isOver, setOver] = useState(false);
  const [name, setName] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { autoFocus } = input;
  const choose = () => box.current?.querySelector('input')?.click();
  useEffect(() => {
    // The press that led here asks for the file; without one the browser opens nothing.
    if (autoFocus && navigator.userActivation?.isActive) choose();
  }, [autoFocus]);
  const take = (file: File | undefined) => {
    setName(file?.name ?? '');
    onFile(file);
  };
  return (
    <div
      ref={box}
      className={`drop-file my-[1.2rem] rounded-card border border-dashed border-borde p-[0.8rem] ${isOver ? 'bg-guinda-claro' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Labelled {...input} type="file" onChange={({ target }) => take(target.files?.[0])} />
      {/* The browser's own is in its language. Keys and screen readers have the field itself. */}
      <button type="button" aria-hidden tabIndex={-1} onClick={choose}>
        Elegir un archivo
      </button>{' '}
      {name}
      {children}
    </div>
  );
}
