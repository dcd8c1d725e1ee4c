import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { palette } from '@/tailwind.config';
import type { DocumentCount, UnderstoodKind } from '../../documents/types';
import { readDocument, type DocumentChoices, type Read } from '../client';
import { Act, focusFirst } from '../parts';
import { useAnswer } from '../use-ask';
import { Changes, Losses, UnderstoodList } from './findings';

export interface DocumentUse {
  label: string;
  use: (document: Read) => void;
}

interface Props {
  file: File;
  uses?: DocumentUse[];
  title?: string;
  /** Of a release: kinds that are not taken over from the start. */
  left?: UnderstoodKind[] | undefined;
  /** Told the document once it can be used, and nothing while it cannot. */
  onRead?: (document: Read | undefined) => void;
  onLeave: () => void;
}

export function DocumentPanel({ file, uses = [], title = '', left, onRead, onLeave }: Props) {
  const [choices, setChoices] = useState<DocumentChoices>({ left });
  const [original, setOriginal] = useState('');
  const look = useCallback(
    async (signal: AbortSignal) => {
      const next = await readDocument(file, choices, signal);
      if (next.original !== undefined) setOriginal(next.original);
      return next;
    },
    [file, choices],
  );
  const { answer: read, fault, isNew } = useAnswer(look);
  const isReady = read !== undefined && !read.pending && isNew;
  const isWhole =
    isReady &&
    read.losses.length + read.changes.length + read.pictures.length + read.understood.length === 0;
  const changed = read?.counts.filter(({ source, result }) => source !== result) ?? [];
  const tell = useEffectEvent(() => onRead?.(isReady ? read : undefined));
  useEffect(() => tell(), [isReady, read]);
  return (
    <section className="document" aria-label={`Documento «${file.name}»`}>
      <h3 ref={focusFirst} tabIndex={-1}>
        {file.name}
      </h3>
      <div role="status">
        {!read && !fault && <p>Leyendo el documento…</p>}
        {fault && <p className="fault">{fault}</p>}
      </div>
      {read && (
        <>
          <Changes
            {...read}
            choice={choices.changes}
            onChoose={(changes) => setChoices({ ...choices, changes })}
          />
          {!read.pending && (
            <UnderstoodList
              {...read}
              left={choices.left ?? []}
              onLeave={(left) => setChoices({ ...choices, left })}
            />
          )}
          <Losses
            {...read}
            losses={[...read.losses, ...ownTitle(title, read)]}
            isOffered={onRead !== undefined}
          />
          {!read.pending && changed.length > 0 && <p>{changed.map(said).join('; ')}.</p>}
          {isWhole && <p>No se perdió nada.</p>}
          <div className="sides">
            <Side name="El original" html={original} />
            {!read.pending && <Side name="Así queda" html={read.shown} />}
          </div>
        </>
      )}
      <p className="actions">
        {read &&
          uses.map(({ label, use }) => (
            <Act
              key={label}
              className="main"
              disabled={!isReady}
              words={label}
              onAct={() => use(read)}
            />
          ))}
        <Act className="" words="No usarlo" onAct={onLeave} />
      </p>
    </section>
  );
}

const said = ({ what, source, result }: DocumentCount) => `${what}: de ${source} a ${result}`;

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
