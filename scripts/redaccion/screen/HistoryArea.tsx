import { useCallback, useState } from 'react';
import type { Back, HistoryEntry, Version } from '../history/types';
import { ask } from './client';
import { pieceName } from './kinds';
import { moment } from './instants';
import { Act, Fault, Said, Select } from './parts';
import { ProblemWords } from './problems';
import { useAnswer, useAttempt } from './use-ask';

const ALL = '¿Volver todo el contenido a como estaba entonces? Lo de ahora queda en la historia.';
const UNDO = 'Deshacer este cambio';
const REFUSED = 'No se volvió: con las reglas de hoy, esa versión tiene algo que corregir.';

const askPieces = () => ask('GET /api/piezas');
const askHistory = (file: string, skip = 0) =>
  ask('GET /api/historia', { query: { file, saltar: String(skip) } });

export function HistoryArea({ mayPublish = true }) {
  const [file, setFile] = useState(pieceInAddress);
  const { answer: listed, again: listAgain } = useAnswer(askPieces);
  const newest = useAnswer(useCallback(() => askHistory(file), [file]));
  const [longer, setLonger] = useState<{ than?: HistoryEntry | undefined; told?: HistoryEntry }>(
    {},
  );
  const { said, attempt } = useAttempt();
  const pieces = listed?.piezas ?? [];
  const told = longer.than === newest.answer ? (longer.told ?? newest.answer) : newest.answer;

  const more = () =>
    attempt(async () => {
      const before = told?.versions ?? [];
      const next = await askHistory(file, before.length);
      setLonger({
        than: newest.answer,
        told: { ...next, versions: [...before, ...next.versions] },
      });
    });
  const back = (body: Back) =>
    attempt(async () => {
      if (body.file === undefined && !body.undo && !window.confirm(ALL)) return;
      const answer = await ask('POST /api/historia/volver', { body });
      newest.again();
      listAgain();
      if (answer.result !== 'refused') return 'Listo. Se publica cuando usted pulse «Publicar».';
      const said = answer.problems.map(({ piece, message }) => `${piece}: ${message}`);
      throw new Error([REFUSED, ...said].join('\n'));
    });
  const name = (of: string) => {
    const piece = pieces.find((one) => one.file === of);
    return piece ? pieceName(piece) : of.replace(/^.*\/|\.(?:md|yml)$/g, '');
  };

  return (
    <>
      {told?.missing === undefined && (
        <Select
          label="De qué"
          value={file}
          options={[['', 'Todo'], ...pieces.map((one) => [one.file, pieceName(one)] as const)]}
          onChoose={setFile}
        />
      )}
      {newest.fault && <Fault words={newest.fault} />}
      <Said said={said} />
      {told?.missing && <ProblemWords words={told.missing} />}
      {told && !told.missing && told.versions.length === 0 && <p>Todavía no hay cambios.</p>}
      <ol className="rows">
        {told?.versions.map((version, index) => (
          <Entry
            key={version.id}
            version={version}
            isNow={index === 0}
            name={name}
            only={file}
            mayPublish={mayPublish}
            onBack={back}
          />
        ))}
      </ol>
      {told?.more && <Act className="" words="Ver más antiguos" onAct={() => void more()} />}
    </>
  );
}

/** The piece that the address names after a question mark: a piece's form leads here so. */
const pieceInAddress = () => decodeURI(window.location.hash).split('?')[1] ?? '';

interface EntryProps {
  version: Version;
  isNow: boolean;
  name: (file: string) => string;
  only: string;
  /** Whether all may be taken back at once. */
  mayPublish: boolean;
  onBack: (to: Back) => Promise<void>;
}

const MANY = 6;

function Entry({ version, isNow, name, only, mayPublish, onBack }: EntryProps) {
  const [open, setOpen] = useState(false);
  const { id, who, at, what, files } = version;
  const names = files.slice(0, MANY).map(({ file }) => name(file));
  const rest = files.length - names.length;
  const back = (file: string, undo: boolean) =>
    void onBack({ id, ...(file && { file }), ...(undo && { undo }) });
  const words = isNow ? UNDO : 'Volver a esta versión';
  const isAllowed = only !== '' || mayPublish;
  return (
    <li className="row">
      <button
        type="button"
        className="row-title"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {moment(at)} · {[who, what].filter(Boolean).join(' · ')}
      </button>
      <p className="help">{[...names, rest > 0 && `y ${rest} más`].filter(Boolean).join(', ')}</p>
      {open && (
        <>
          <VersionDetail
            {...{ id, name, only, isNow, words }}
            onBack={only || (isNow && mayPublish) ? undefined : (file) => back(file, isNow)}
          />
          <p className="actions">
            {isAllowed && !(isNow && files.length === 0) && (
              <Act
                words={only || isNow ? words : 'Volver todo a esta versión'}
                onAct={() => back(only, isNow)}
              />
            )}
            {isAllowed && !isNow && files.length > 0 && (
              <Act words={UNDO} onAct={() => back(only, true)} />
            )}
          </p>
        </>
      )}
    </li>
  );
}

interface DetailProps {
  id: string;
  name: (file: string) => string;
  only: string;
  isNow: boolean;
  words: string;
  /** None: there is a single way back for all of it. */
  onBack: ((file: string) => void) | undefined;
}

const HAPPENED = { nuevo: 'Se agregó', cambiado: 'Cambió', quitado: 'Se quitó' };

function VersionDetail({ id, name, only, isNow, words: way, onBack }: DetailProps) {
  const read = useCallback(() => ask('GET /api/historia/version', { query: { id } }), [id]);
  const { answer, fault } = useAnswer(read);
  if (fault) return <Fault words={fault} />;
  if (!answer) return <p className="hint">Comparando…</p>;
  return answer.changes
    .filter(({ file }) => only === '' || file === only)
    .map((change) => (
      <section key={change.file} className="difference">
        <h3>
          {HAPPENED[change.happened]}: {name(change.file)}
        </h3>
        {change.fields.length > 0 && (
          <dl>
            {change.fields.map(({ place, before, after }) => (
              <div key={place}>
                <dt>{place}</dt>
                <dd>
                  {before && <del>{before}</del>} {before && after && '→'}{' '}
                  {after && <ins>{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {change.paragraphs.map(({ words, came }, index) => (
          <p key={index}>{came ? <ins>{words}</ins> : <del>{words}</del>}</p>
        ))}
        {onBack && (isNow || change.happened !== 'quitado') && (
          <Act className="" words={way} onAct={() => onBack(change.file)} />
        )}
      </section>
    ));
}
