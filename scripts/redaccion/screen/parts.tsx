import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';

/** Moves the focus to an element once it is drawn: the `ref` of a heading or box that appears. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();

export interface RequestOutcome {
  words: string;
  bad: boolean;
}

export const Said = ({ said: { words, bad } }: { said: RequestOutcome }) => (
  <p role={bad ? 'alert' : 'status'} className={`said ${bad ? 'bad' : 'good'}`}>
    {words}
  </p>
);

export const Fault = ({ words, id }: { words: string; id?: string }) => (
  <p className="fault" role="alert" id={id}>
    {words}
  </p>
);

/** Keeps «Enter» in a field from sending the form around it; does something else with it, if given. */
export const onEnter = (act: () => void = () => undefined) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  },
});

export const Lines = ({ of }: { of: string[] }) =>
  of.length > 0 && (
    <ul>
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );

interface ActProps {
  words: string;
  /** The thing that is acted on, said to people who only hear the button. */
  of?: string | undefined;
  className?: string;
  disabled?: boolean;
  onAct: (() => void) | undefined;
}

export const Act = ({ words, of, className = 'small', disabled = false, onAct }: ActProps) => (
  <button type="button" className={className} disabled={disabled} onClick={onAct}>
    {words}
    {of && <span className="hidden"> «{of}»</span>}
  </button>
);

interface DropProps {
  label: string;
  help: string;
  accept?: string;
  input?: Ref<HTMLInputElement>;
  onFile: (file: File | undefined) => void;
  children?: ReactNode;
}

export function DropFile({ label, help, accept, input, onFile, children }: DropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={isOver ? 'bring over' : 'bring'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <p className="help" id={`${id}-ayuda`}>
        {help}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-ayuda`}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      {children}
    </div>
  );
}
