import { useRef, useState, type KeyboardEvent } from 'react';
import { PhotoPicker } from '../photos/PhotoPicker';
import type { Command } from './milkdown';
import { addPicture, linkTo, TABLE_TOOLS, TOOLS } from './tools';

type Asking = 'link' | 'picture' | undefined;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tools of the text: a single stop of Tab, and arrows between them. */
export function Toolbar({ run }: { run: (command: Command) => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Asking>();
  const [current, setCurrent] = useState(0);
  const tools = [
    ...TOOLS.map(({ label, keys, run: command }) => ({ label, keys, act: () => run(command) })),
    { label: 'Enlace', keys: undefined, act: () => setAsking('link') },
    { label: 'Fotografía', keys: undefined, act: () => setAsking('picture') },
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
        <AskPicture
          onAnswer={(src, alt) => answer(addPicture(src, alt))}
          onLeave={() => answer()}
        />
      )}
    </>
  );
}

interface AskPictureProps {
  onAnswer: (src: string, alt: string) => void;
  onLeave: () => void;
}

function AskPicture({ onAnswer, onLeave }: AskPictureProps) {
  const [made, setMade] = useState('');
  return (
    <>
      <PhotoPicker label="Fotografía para el texto" place="texto" onDone={setMade} />
      <Ask
        key={made}
        names={['Descripción de la imagen', 'Ruta de la imagen']}
        first={made ? ['', made] : undefined}
        hint="La descripción dice lo que se ve, a quien no la ve: «Conos y una patrulla en un punto de revisión.» La ruta se pone sola; de una imagen que ya está en el sitio, escríbala: /imagenes/reunion.jpg."
        onAnswer={([alt = '', src = '']) => onAnswer(src, alt)}
        onLeave={onLeave}
      />
    </>
  );
}

interface AskProps {
  names: string[];
  /** The values before anything is typed. */
  first?: string[] | undefined;
  hint: string;
  onAnswer: (answers: string[]) => void;
  onLeave: () => void;
}

function Ask({ names, first = [], hint, onAnswer, onLeave }: AskProps) {
  const [answers, setAnswers] = useState(first);
  const done = () => onAnswer(answers.map((one) => one.trim()));
  return (
    // No form of its own: within the piece's, the browser would send it and leave the page.
    <div
      className="ask"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        done();
      }}
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
      <button type="button" onClick={done}>
        Poner
      </button>
      <button type="button" onClick={onLeave}>
        Cancelar
      </button>
    </div>
  );
}
