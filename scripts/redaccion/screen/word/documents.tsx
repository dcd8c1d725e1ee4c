import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { reworded } from '../../../told-words';
import { palette } from '@/tailwind.config';
import type { DocumentCount, UnderstoodKind } from '../../../documents/types';
import { readDocument, type DocumentChoices, type Read } from '../client';
import { Detailed, Act, DropFile, focusFirst, Small } from '../parts';
import { useAnswer } from '../use-ask';
import { ROOT, usePieceScope, useText, useValue } from '../values';
import { Changes, Doubts, UnderstoodList } from './findings';

interface DocumentUse {
  label: string;
  use: (document: Read) => void;
}

/** A document that was chosen: its text once it can be used, and until then what it waits for. */
export interface ChosenDocument {
  read?: Read | undefined;
  waits: string;
}

interface BringProps {
  uses?: DocumentUse[];
  title?: string;
  /** Of a release: kinds that are not taken over from the start. */
  left?: UnderstoodKind[] | undefined;
}

interface PanelProps extends BringProps {
  file: File;
  /** Told at each step; the buttons are then the caller's. */
  onRead?: (document: ChosenDocument) => void;
  onLeave: () => void;
}

function DocumentPanel({ file, uses = [], title = '', left, onRead, onLeave }: PanelProps) {
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
  const ready = read && !read.pending && isNew ? read : undefined;
  const changed = read?.counts.filter(({ source, result }) => source !== result) ?? [];
  const isWhole =
    ready !== undefined &&
    ready.losses.length + ready.changes.length + ready.pictures.length + ready.understood.length ===
      0;
  const waits = waitsFor(read, ready, fault !== '');
  const tell = useEffectEvent(() => onRead?.({ read: ready, waits }));
  useEffect(() => tell(), [ready, waits]);
  return (
    <section className="document my-[0.7rem]" aria-label={`Documento «${file.name}»`}>
      <div role="status">
        {!read && !fault && <p>Leyendo el documento…</p>}
        {fault && <Detailed className="fault" words={fault} />}
        {isWhole && <p>No se perdió nada.</p>}
      </div>
      <div className="actions items-center">
        <h3 ref={focusFirst} tabIndex={-1} className="text-[1rem]">
          {file.name}
        </h3>
        {read &&
          uses.map(({ label, use }) => (
            <Act
              key={label}
              className="main"
              disabled={!ready}
              words={label}
              onAct={() => use(read)}
            />
          ))}
        <Act words="No usarlo" onAct={onLeave} />
        {uses.length > 0 && ready === undefined && read && <span>{waits}</span>}
      </div>
      {read && (
        <>
          <Changes
            {...read}
            choice={choices.changes}
            onChoose={(changes) => setChoices({ ...choices, changes })}
          />
          <Doubts
            {...read}
            losses={[...read.losses, ...ownTitle(title, read)]}
            isOffered={onRead !== undefined}
          />
          {!read.pending && (
            <UnderstoodList
              {...read}
              left={choices.left ?? []}
              onLeave={(left) => setChoices({ ...choices, left })}
            />
          )}
          <details>
            <summary>Comparar con el original</summary>
            {!read.pending && changed.length > 0 && <p>{changed.map(countInWords).join('; ')}.</p>}
            <div className="columns">
              <Side name="El original" html={original} />
              {!read.pending && <Side name="Así queda" html={read.shown} />}
            </div>
          </details>
        </>
      )}
    </section>
  );
}

function waitsFor(read: Read | undefined, ready: Read | undefined, isRefused: boolean): string {
  if (ready) return '';
  if (isRefused) return 'Este documento no se pudo leer.';
  return read?.pending ? 'Antes, acepte o rechace sus cambios.' : 'Leyendo el documento…';
}

const countInWords = ({ what, source, result }: DocumentCount) =>
  `${what}: de ${source} a ${result}`;

const ownTitle = (title: string, read: Read) =>
  title !== '' && read.title && read.title !== title
    ? [{ what: 'título', text: read.title, todo: 'La página conserva el suyo.' }]
    : [];

/** A frame without any right: no script, no form, no address. */
const Side = ({ name, html }: { name: string; html: string }) => (
  <div>
    <h4>{name}</h4>
    <iframe
      className="h-[26rem] w-full rounded-card border border-linea"
      title={name}
      sandbox=""
      srcDoc={HEAD + html}
    />
  </div>
);

const HEAD = `<!doctype html><html lang="es-MX"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><base target="_blank"><style>
body{font:16px/1.5 system-ui,sans-serif;color:${palette.tinta};background:${palette.blanco};overflow-wrap:break-word}
table{border-collapse:collapse}td,th{border:1px solid ${palette.borde};padding:.2em .4em;text-align:left}
img{max-width:100%}pre{white-space:pre-wrap}</style>`;

interface DocumentProps extends BringProps {
  label: string;
  autoFocus?: boolean;
  /** Told of a document that was chosen, at each step, and of nothing when it is left. */
  onDocument?: (document: ChosenDocument | undefined) => void;
}

export function BringDocument({
  label,
  autoFocus,
  uses = [],
  onDocument,
  ...panel
}: DocumentProps) {
  const [file, setFile] = useState<File>();
  const leave = () => {
    setFile(undefined);
    onDocument?.(undefined);
  };
  if (!file)
    return (
      <DropFile
        label={label}
        help="De Word (.docx), o de texto. Elíjalo o arrástrelo aquí."
        autoFocus={autoFocus}
        onFile={setFile}
      />
    );
  return (
    <DocumentPanel
      // Two files may share a name: the date tells them apart.
      key={`${file.name} ${file.lastModified}`}
      file={file}
      {...panel}
      onRead={(document) => onDocument?.(document)}
      uses={uses.map((one) => ({
        ...one,
        use: (read) => {
          leave();
          one.use(read);
        },
      }))}
      onLeave={leave}
    />
  );
}

interface ToPieceProps {
  onBring: (document: Read, whole: boolean) => void;
}

export function BringToPiece({ onBring }: ToPieceProps) {
  const { collection } = usePieceScope();
  const [text = ''] = useText();
  const [title] = useValue(`${ROOT}.titulo`);
  const isEmpty = text.trim() === '';
  const left: UnderstoodKind[] = isEmpty ? [] : ['titulo', 'resumen', 'fecha'];
  const use = (label: string, whole: boolean): DocumentUse => ({
    ...{ label, use: (read) => onBring(read, whole) },
  });
  return (
    <details>
      <summary>Traer un documento</summary>
      <BringDocument
        label="Documento para el texto"
        uses={
          isEmpty
            ? [use('Usar este texto', true)]
            : [use('Agregarlo al final del texto', false), use('Ponerlo en lugar del texto', true)]
        }
        title={typeof title === 'string' ? title : ''}
        left={collection === 'comunicados' ? left : undefined}
      />
    </details>
  );
}

export interface Copied {
  html: string;
  text: string;
}

interface PastedProps {
  copied: Copied;
  onPaste: (markdown: string) => void;
  onLeave: () => void;
}

/** A paste from another program: put in, with its losses; or first the choice about pending changes. */
export function Pasted({ copied, onPaste, onLeave }: PastedProps) {
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
      {fault && (
        <Detailed className="fault" words={reworded(fault, (why) => `No se pegó. ${why}`)} />
      )}
      {read && <Doubts {...read} />}
      {(fault || read) && <Small words="Enterado" onAct={onLeave} />}
    </div>
  );
}
