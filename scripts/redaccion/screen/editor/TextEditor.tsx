import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ReferencesContext } from '../references';
import { TEXT, useText } from '../values';
import { createTextEditor, type MarkdownEditor } from './milkdown';
import { Pasted } from '../word/Pasted';
import { Toolbar } from './Toolbar';

/**
 * The text of a piece: in the editor, or as Markdown, by choice and for content that the editor could not
 * keep.
 */
export function TextEditor() {
  const [text, setText] = useText();
  const [plain, setPlain] = useState(false);
  const [lost, setLost] = useState(false);
  if (text === undefined) return null;
  return (
    <section className="text" aria-labelledby="texto-titulo">
      <div className="head">
        <h3 id="texto-titulo">Texto</h3>
        <label className="switch">
          <input
            type="checkbox"
            checked={plain}
            disabled={lost}
            onChange={() => setPlain(!plain)}
          />
          Ver el texto en Markdown
        </label>
      </div>
      {lost && (
        <p className="help">
          Este texto lleva algo que el editor no puede conservar: se muestra en Markdown, tal como
          está.
        </p>
      )}
      {plain ? (
        <textarea
          id={TEXT}
          aria-labelledby="texto-titulo"
          lang="es-MX"
          spellCheck
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <Rich
          onLost={() => {
            setLost(true);
            setPlain(true);
          }}
        />
      )}
    </section>
  );
}

/** The editor, made once, for the text as it is then. */
function Rich({ onLost }: { onLost: () => void }) {
  const [text, setText] = useText();
  const reader = useContext(ReferencesContext);
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditor>();
  const [pasted, setPasted] = useState({ html: '', text: '', count: 0 });
  const tell = useEffectEvent(setText);
  const firstWords = useEffectEvent(() => text ?? '');
  const begin = useEffectEvent((made: MarkdownEditor) => {
    if (made.holds(firstWords())) setEditor(made);
    else onLost();
  });
  useEffect(() => {
    const host = root.current;
    if (!host) return;
    let left = false;
    let made: MarkdownEditor | undefined;
    const start = async () => {
      const created = await createTextEditor(
        host,
        firstWords(),
        (now) => made && tell(now),
        (copied) => setPasted(({ count }) => ({ ...copied, count: count + 1 })),
        reader,
      );
      if (left) return created.destroy();
      begin(created);
      made = created;
    };
    void start();
    return () => {
      left = true;
      made?.destroy();
    };
  }, [reader]);
  return (
    <>
      {editor && <Toolbar run={editor.run} />}
      {editor && pasted.html + pasted.text && (
        <Pasted
          key={pasted.count}
          copied={pasted}
          onPaste={editor.insert}
          onLeave={() => setPasted({ ...pasted, html: '', text: '' })}
        />
      )}
      <div ref={root} className="rich" />
    </>
  );
}
