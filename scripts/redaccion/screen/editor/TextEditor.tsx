import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { TEXT, useText, usePieceScope } from '../values';
import { createTextEditor, goToEnd, type MarkdownEditor } from './milkdown';
import { Pasted, type Copied } from '../word/documents';
import { Toolbar } from './Toolbar';

interface Props {
  /** Whether writing goes on at its end. */
  atEnd?: boolean;
  children?: ReactNode;
}

/** The text of a piece: in the editor, or as it is written where the editor could not keep it. */
export function TextEditor({ atEnd = false, children }: Props) {
  const [text, setText] = useText();
  const [lost, setLost] = useState(false);
  if (text === undefined) return null;
  return (
    <section className="text" aria-labelledby="texto-titulo">
      <h3 id="texto-titulo" className="sr-only">
        Texto
      </h3>
      {lost ? (
        <>
          <p className="help">
            Este texto lleva algo que el editor no puede conservar: se muestra con sus signos, tal
            como está.
          </p>
          <textarea
            id={TEXT}
            className="min-h-96 font-mono"
            aria-labelledby="texto-titulo"
            lang="es-MX"
            spellCheck
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      ) : (
        <Rich atEnd={atEnd} onLost={() => setLost(true)} />
      )}
      {children}
    </section>
  );
}

function Rich({ atEnd, onLost }: { atEnd: boolean; onLost: () => void }) {
  const [text, setText] = useText();
  const { reader, problems } = usePieceScope();
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditor>();
  const [pasted, setPasted] = useState({ html: '', text: '', count: 0 });
  const [files, setFiles] = useState<File[]>([]);
  const [isInTable, setInTable] = useState(false);
  const [said, setSaid] = useState('');
  const tell = useEffectEvent(setText);
  const firstWords = useEffectEvent(() => text ?? '');
  const begin = useEffectEvent((made: MarkdownEditor) => {
    if (!made.holds(firstWords())) return onLost();
    setEditor(made);
    if (atEnd) made.run(goToEnd);
  });
  useEffect(() => {
    const host = root.current;
    if (!host) return;
    let [isBegun, isLeft] = [false, false];
    const events = {
      onChange: (now: string) => isBegun && tell(now),
      onPaste: (copied: Copied) => setPasted(({ count }) => ({ ...copied, count: count + 1 })),
      onFiles: setFiles,
      onMove: (inTable: boolean, messages: string[]) => {
        setInTable(inTable);
        setSaid(messages.join('\n'));
      },
    };
    const creating = createTextEditor(host, firstWords(), events, reader);
    void creating.then((made) => {
      if (isLeft) return;
      begin(made);
      isBegun = true;
    });
    return () => {
      isLeft = true;
      void creating.then(({ destroy }) => destroy());
    };
  }, [reader]);
  useEffect(() => {
    const marks = problems.flatMap(({ field, faulty, message, isAdvice }) =>
      field === '' && faulty ? [{ faulty, message, isFault: !isAdvice }] : [],
    );
    editor?.mark(marks);
  }, [editor, problems]);
  return (
    <>
      {editor && (
        <Toolbar run={editor.run} isInTable={isInTable} files={files} onFiles={setFiles} />
      )}
      {editor && pasted.html + pasted.text && (
        <Pasted
          key={pasted.count}
          copied={pasted}
          onPaste={editor.insert}
          onLeave={() => setPasted({ ...pasted, html: '', text: '' })}
        />
      )}
      <div ref={root} className="rich" />
      <div role="status" className="said">
        {said
          .split('\n')
          .filter(Boolean)
          .map((one) => (
            <p key={one}>{one}</p>
          ))}
      </div>
    </>
  );
}
