import { useEffect, useEffectEvent, useState } from 'react';
import { readDocument } from '../client';
import type { Read } from './bring-document';
import { DocumentPanel } from './DocumentPanel';
import { Losses } from './Losses';

/** A copy from another program: HTML, or else its text. */
export interface Copied {
  html: string;
  text: string;
}

interface Props {
  copied: Copied;
  onPaste: (markdown: string) => void;
  onLeave: () => void;
}

/** A paste from another program: put in, with its losses; or first the choice about pending changes. */
export function Pasted({ copied, onPaste, onLeave }: Props) {
  const [file] = useState(() =>
    copied.html ? new File([copied.html], 'pegado.html') : new File([copied.text], 'pegado.txt'),
  );
  const [read, setRead] = useState<Read>();
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState('');
  const put = (made: Read) => {
    setAsking(false);
    setRead(made);
    onPaste(
      [made.title && `## ${made.title}`, made.summary, made.markdown].filter(Boolean).join('\n\n'),
    );
    if (made.losses.length + made.pictures.length === 0) onLeave();
  };
  const putRead = useEffectEvent(put);
  useEffect(() => {
    const asking = new AbortController();
    void readDocument(file, {}, asking.signal).then(
      (answer) => {
        if (asking.signal.aborted) return;
        if (answer.result === 'refused') setFault(`${answer.why} ${answer.todo}`);
        else if (answer.pending) setAsking(true);
        else putRead(answer);
      },
      (failure: Error) => asking.signal.aborted || setFault(failure.message),
    );
    return () => asking.abort();
  }, [file]);
  if (isAsking)
    return <DocumentPanel file={file} uses={[{ label: 'Pegarlo', use: put }]} onLeave={onLeave} />;
  return (
    <div role="status">
      {fault && <p className="fault">No se pegó. {fault}</p>}
      {read && <Losses {...read} />}
      {(fault || read) && (
        <p className="actions">
          <button type="button" className="small" onClick={onLeave}>
            Enterado
          </button>
        </p>
      )}
    </div>
  );
}
