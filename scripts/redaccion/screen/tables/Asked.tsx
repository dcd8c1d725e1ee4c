import type { Question } from './action';

interface Props {
  question: Question;
  value: string;
  onAnswer: (value: string) => void;
  onFile: (file: File) => void;
}

/** A question of a guided action, with its control. */
export function Asked({ question, value, onAnswer, onFile }: Props) {
  const { key, label, kind = 'line', help, options = [], optional = false } = question;
  const id = `accion-${key}`;
  const described = { id, 'aria-describedby': help && `${id}-ayuda` };
  const Input = kind === 'lines' ? 'textarea' : 'input';
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!optional && <span className="asked"> (obligatorio)</span>}
      </label>
      {help && (
        <p className="help" id={`${id}-ayuda`}>
          {help}
        </p>
      )}
      {kind === 'choice' ? (
        <select {...described} value={value} onChange={(event) => onAnswer(event.target.value)}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      ) : kind === 'pdf' ? (
        <input
          {...described}
          type="file"
          accept="application/pdf,.pdf"
          onChange={(event) => event.target.files?.[0] && onFile(event.target.files[0])}
        />
      ) : (
        <Input
          {...described}
          {...(kind === 'day' && { type: 'date', className: 'short' })}
          value={value}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </div>
  );
}
