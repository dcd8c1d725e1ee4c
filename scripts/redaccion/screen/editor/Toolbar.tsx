import { useRef, useState, type KeyboardEvent } from 'react';
import type { Command } from './milkdown';
import { addPicture, linkTo, TABLE_TOOLS, TOOLS } from './tools';

type Asking = 'link' | 'picture' | undefined;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tools of the text: one stop of Tab, and arrows between them. */
export function Toolbar({ run }: { run: (command: Command) => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Asking>();
  const [current, setCurrent] = useState(0);
  const tools = [
    ...TOOLS.map(({ label, keys, run: command }) => ({ label, keys, act: () => run(command) })),
    { label: 'Enlace', keys: undefined, act: () => setAsking('link') },
    { label: 'Imagen', keys: undefined, act: () => setAsking('picture') },
    ...TABLE_TOOLS.map(({ label, run: command }) => ({
      label,
      keys: undefined,
      act: () => run(command),
    })),
  ];
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const answer = (command?: Command) => {
    setAsking(undefined);
    run(command ?? (() => undefined));
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label="Formato del texto"
        className="tools"
        onKeyDown={move}
      >
        {tools.map(({ label, keys, act }, index) => (
          <button
            key={label}
            type="button"
            title={keys}
            aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
            tabIndex={index === current ? 0 : -1}
            // The words that are chosen in the text stay chosen.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
      {asking === 'link' && (
        <Ask
          names={['Dirección del enlace']}
          hint="Ruta de este sitio, como /prensa/, o dirección con https://. Vacía, quita el enlace."
          onAnswer={([href = '']) => answer(linkTo(href))}
          onLeave={() => answer()}
        />
      )}
      {asking === 'picture' && (
        <Ask
          names={['Ruta de la imagen', 'Descripción de la imagen']}
          hint="La ruta es como /imagenes/reunion.jpg. La descripción dice lo que se ve, a quien no la ve."
          onAnswer={([src = '', alt = '']) => answer(addPicture(src, alt))}
          onLeave={() => answer()}
        />
      )}
    </>
  );
}

interface AskProps {
  names: string[];
  hint: string;
  onAnswer: (answers: string[]) => void;
  onLeave: () => void;
}

/** A question of the toolbar, below it: Enter answers, Escape leaves. */
function Ask({ names, hint, onAnswer, onLeave }: AskProps) {
  const [answers, setAnswers] = useState<string[]>([]);
  return (
    <form
      className="ask"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(answers.map((one) => one.trim()));
      }}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
    >
      {names.map((name, index) => (
        <label key={name}>
          {name}
          <input
            autoFocus={index === 0}
            value={answers[index] ?? ''}
            onChange={(event) =>
              setAnswers(
                names.map((_, at) => (at === index ? event.target.value : (answers[at] ?? ''))),
              )
            }
          />
        </label>
      ))}
      <p className="help">{hint}</p>
      <button type="submit">Poner</button>
      <button type="button" onClick={onLeave}>
        Cancelar
      </button>
    </form>
  );
}
