import { useId, useState } from 'react';
import { partDetails } from '../../repository/details';
import type {
  ButtonHTMLAttributes,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SyntheticEvent,
} from 'react';

/** Moves the focus to an element once it is drawn: the `ref` of a heading or box that appears. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();

/** Does a form's work in the place of the browser, which would leave the page. */
export const submitting = (work: () => unknown) => (event: SyntheticEvent) => {
  event.preventDefault();
  void work();
};

export interface RequestOutcome {
  words: string;
  bad: boolean;
}

export const Said = ({ said: { words, bad } }: { said: RequestOutcome }) =>
  bad ? (
    <Fault words={words} />
  ) : (
    <p role="status" className="said good">
      {words}
    </p>
  );

export function Fault({ words, id }: { words: string; id?: string }) {
  const { plain, details } = partDetails(words);
  return (
    <>
      <p className="fault" role="alert" id={id}>
        {plain}
      </p>
      <Details of={details} />
    </>
  );
}

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

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  label: ReactNode;
  value: string;
  help?: ReactNode;
  onType: (value: string) => void;
  /** Done by «Enter», which would send the form around it; in a search nothing is. */
  onEnter?: () => void;
}

/** A field of the screen itself; those of a piece are in fields/. */
export function TextInput({ label, help, onType, onEnter, ...input }: TextInputProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="help" id={`${id}-ayuda`}>
          {help}
        </p>
      )}
      <input
        aria-describedby={help ? `${id}-ayuda` : undefined}
        {...input}
        id={id}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(onEnter || input.type === 'search')) return;
          event.preventDefault();
          onEnter?.();
        }}
      />
    </div>
  );
}

export const Lines = ({ of }: { of: string[] }) =>
  of.length > 0 && (
    <ul>
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );

export function ShortList({ rows, first }: { rows: ReactNode[]; first: number }) {
  const [whole, setWhole] = useState(false);
  const rest = whole ? 0 : rows.length - first;
  return (
    <>
      <ul>
        {(whole ? rows : rows.slice(0, first)).map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Small
          words={rest === 1 ? 'Ver la que sigue' : `Ver las ${rest} que siguen`}
          onAct={() => setWhole(true)}
        />
      )}
    </>
  );
}

interface ActProps extends ButtonHTMLAttributes<HTMLButtonElement> {
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

interface TickProps extends InputHTMLAttributes<HTMLInputElement> {
  onTick: (on: boolean) => void;
}

export const Tick = ({ onTick, children, type = 'checkbox', ...input }: TickProps) => (
  <label className="flex min-h-target items-center gap-2 font-normal">
    <input type={type} {...input} onChange={({ target }) => onTick(target.checked)} />
    {children}
  </label>
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
