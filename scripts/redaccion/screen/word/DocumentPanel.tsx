import { useEffect, useRef, useState } from 'react';
import { palette } from '@/tailwind.config';
import type { Answers, Decision, DocumentAnswer } from '../../documents/types';
import { readDocument } from '../client';
import type { Read } from './bring';
import { Decisions } from './Decisions';
import { Losses } from './Losses';

/** What can be done with a document. */
export interface Use {
  label: string;
  use: (document: Read) => void;
}

interface Props {
  file: File;
  uses: Use[];
  /** Title of the piece, which stays. */
  title?: string;
  onLeave: () => void;
}

/** A document beside what becomes of it: what was lost, what must be decided, and then its use. */
export function DocumentPanel({ file, uses, title = '', onLeave }: Props) {
  const [answers, setAnswers] = useState<Answers>({});
  const [asked, setAsked] = useState<Decision[]>([]);
  const [answer, setAnswer] = useState<DocumentAnswer>();
  const [original, setOriginal] = useState('');
  const [fault, setFault] = useState('');
  /** The answers that what is shown was made with. */
  const [made, setMade] = useState<Answers>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const asking = new AbortController();
    const show = (next: DocumentAnswer) => {
      if (asking.signal.aborted) return;
      setFault('');
      setAnswer(next);
      setMade(answers);
      if (next.result === 'refused') return;
      const { decisions } = next;
      if (next.original !== undefined) setOriginal(next.original);
      setAsked((before) => [
        ...before.filter(({ id }) => answers[id] ?? decisions.some((one) => one.id === id)),
        ...decisions.filter(({ id }) => !before.some((one) => one.id === id)),
      ]);
    };
    const fail = (failure: Error) => asking.signal.aborted || setFault(failure.message);
    void readDocument(file, answers, asking.signal).then(show, fail);
    return () => asking.abort();
  }, [file, answers]);
  const read = answer?.result === 'read' ? answer : undefined;
  const isReady = read?.decisions.length === 0 && made === answers;
  return (
    <section className="document" aria-label={`Documento «${file.name}»`}>
      <h3 ref={heading} tabIndex={-1}>
        {file.name}
      </h3>
      <div role="status">
        {!answer && !fault && <p>Leyendo el documento…</p>}
        {fault && <p className="fault">{fault}</p>}
        {answer?.result === 'refused' && (
          <p className="fault">
            {answer.why} {answer.todo}
          </p>
        )}
      </div>
      {read && (
        <>
          <Decisions
            asked={asked}
            answers={answers}
            onAnswer={(ids, choice) =>
              setAnswers({ ...answers, ...Object.fromEntries(ids.map((id) => [id, choice])) })
            }
          />
          <Losses {...read} losses={[...read.losses, ...ownTitle(title, read)]} />
          {isReady && read.losses.length + read.pictures.length === 0 && <p>No se perdió nada.</p>}
          <div className="sides">
            <Side name="El original, con lo que esconde" html={original} />
            <Side name="Así queda" html={read.shown} />
          </div>
        </>
      )}
      <p className="actions">
        {read &&
          uses.map(({ label, use }) => (
            <button
              key={label}
              type="button"
              className="main"
              disabled={!isReady}
              onClick={() => use(read)}
            >
              {label}
            </button>
          ))}
        <button type="button" onClick={onLeave}>
          No usarlo
        </button>
      </p>
    </section>
  );
}

const ownTitle = (title: string, read: Read) =>
  title !== '' && read.title && read.title !== title
    ? [{ what: 'título', text: read.title, todo: 'La pieza conserva el suyo.' }]
    : [];

/** A frame without any right: no script, no form, no address. */
const Side = ({ name, html }: { name: string; html: string }) => (
  <div>
    <h4>{name}</h4>
    <iframe title={name} sandbox="" srcDoc={HEAD + html} />
  </div>
);

const HEAD = `<!doctype html><html lang="es-MX"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><base target="_blank"><style>
body{font:16px/1.5 system-ui,sans-serif;color:${palette.tinta};background:${palette.blanco};overflow-wrap:break-word}
table{border-collapse:collapse}td,th{border:1px solid ${palette.borde};padding:.2em .4em;text-align:left}
img{max-width:100%}pre{white-space:pre-wrap}</style>`;
