import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { readDocument, type Read } from '../client';
import { Act } from '../parts';
import { useAnswer } from '../use-ask';
import { DocumentPanel } from './DocumentPanel';
import { Losses } from './findings';

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
  const [chosen, setChosen] = useState<Read>();
  const { answer, fault } = useAnswer(
    useCallback((signal: AbortSignal) => readDocument(file, {}, signal), [file]),
  );
  const read = chosen ?? (answer?.pending ? undefined : answer);
  const put = useEffectEvent(({ title, summary, markdown, losses, pictures }: Read) => {
    onPaste([title && `## ${title}`, summary, markdown].filter(Boolean).join('\n\n'));
    if (losses.length + pictures.length === 0) onLeave();
  });
  useEffect(() => {
    if (read) put(read);
  }, [read]);
  if (answer && !read)
    return (
      <DocumentPanel file={file} uses={[{ label: 'Pegarlo', use: setChosen }]} onLeave={onLeave} />
    );
  return (
    <div role="status">
      {fault && <p className="fault">No se pegó. {fault}</p>}
      {read && <Losses {...read} />}
      {(fault || read) && <Act words="Enterado" onAct={onLeave} />}
    </div>
  );
}
