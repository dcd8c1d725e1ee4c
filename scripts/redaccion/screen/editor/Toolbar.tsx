import { useRef, useState, type KeyboardEvent } from 'react';
import { smallCopy } from '../client';
import { Act, TextInput } from '../parts';
import { PhotoPicker } from '../photos/PhotoPicker';
import { Finder, FindLink, matching } from './Finder';
import type { Command } from './milkdown';
import { TOOL_SIGNS } from './signs';
import { usePieceScope } from '../values';
import { addPicture, linkTo, NEW_TABLE, TABLE_TOOLS, TOOLS, write } from './tools';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Props {
  run: (command: Command) => void;
  isInTable: boolean;
  files: File[];
  onFiles: (rest: File[]) => void;
}

/** The tools of the text: a single stop of Tab, and arrows between them. */
export function Toolbar({ run, isInTable, files, onFiles }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { reader } = usePieceScope();
  const [asked, setAsking] = useState('');
  const [current, setCurrent] = useState(0);
  const asking = files.length > 0 ? 'Fotografía' : asked;
  const tools = [...TOOLS, ...(isInTable ? TABLE_TOOLS : [NEW_TABLE])];
  const stop = Math.min(current, tools.length - 1);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (stop + step + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const answer = (command: Command = () => undefined) => {
    onFiles(files.slice(1));
    setAsking('');
    run(command);
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
        {tools.map(({ label, keys, run: command }, index) => (
          <button
            key={label}
            type="button"
            data-tip={keys ? `${label} (${keys})` : label}
            aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
            tabIndex={index === stop ? 0 : -1}
            // The words that are chosen in the text stay chosen.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => (command ? run(command) : setAsking(label))}
          >
            <svg
              className="w-6 fill-none stroke-current stroke-[1.8] align-middle [stroke-linecap:round] [stroke-linejoin:round]"
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d={TOOL_SIGNS[label]} />
            </svg>
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </div>
      {asking === 'Enlace' && (
        <FindLink
          site={reader.readText('{{url}}')}
          onAnswer={(href, title) => answer(linkTo(href, title))}
          onLeave={() => answer()}
        />
      )}
      {asking === 'Dato del sitio' && (
        <Finder
          label="Qué dato se pone"
          hint="El texto lo dirá siempre como esté en los datos del sitio. De una ley, escriba sus siglas y sus artículos: LGRA 33 y 49."
          find={(typed) => [...reader.citation(typed), ...matching(reader.options(), typed)]}
          onChoose={(written) => answer(write(written))}
          onLeave={() => answer()}
        />
      )}
      {asking === 'Fotografía' && (
        <AskPicture
          key={files.length}
          given={files[0]}
          onAnswer={(src, alt) => answer(addPicture(src, alt))}
          onLeave={() => answer()}
        />
      )}
    </>
  );
}

interface PictureProps {
  given?: File | undefined;
  onAnswer: (address: string, alt: string) => void;
  onLeave: () => void;
}

function AskPicture({ given, onAnswer, onLeave }: PictureProps) {
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const put = () => {
    if (alt.trim()) onAnswer(address, alt.trim());
  };
  return (
    // No form of its own: within the piece's, the browser would send it and leave the page.
    <div className="ask" onKeyDown={(event) => event.key === 'Escape' && onLeave()}>
      {address ? (
        <>
          <img className="photo-now" src={smallCopy(address)} alt="" />
          <TextInput
            label="Descripción de la imagen"
            help="Dice lo que se ve, a quien no la ve: «Conos y una patrulla en un punto de revisión.»"
            autoFocus
            lang="es-MX"
            spellCheck
            value={alt}
            onType={setAlt}
            onEnter={put}
          />
          <Act words="Poner" disabled={!alt.trim()} onAct={put} />
        </>
      ) : (
        <PhotoPicker
          label="Fotografía para el texto"
          place="texto"
          given={given}
          onDone={(made, words = '') => {
            setAddress(made);
            setAlt(words);
          }}
        />
      )}
      <Act words="Cancelar" onAct={onLeave} />
    </div>
  );
}
