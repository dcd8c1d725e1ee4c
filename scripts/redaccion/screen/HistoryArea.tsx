import { useCallback, useState, type ReactNode } from 'react';
import { pieceName } from '@/lib/content/model/piece-kinds';
import { toldLines, problemLine, ToldError } from '../../told-words';
import type { Piece } from '../api';
import type { Back, HistoryEntry, Version } from '../history/types';
import { ask } from './client';
import { moment } from './instants';
import { Act, Detailed, Fault, OutcomeWords, Select, Small } from './parts';
import { useAnswer, useAttempt } from './use-ask';

const ALL = '¿Volver todo el contenido a como estaba entonces? Lo de ahora queda en la historia.';
/** Files that are no page, by their ending. */
const FILES: Record<string, string> = {
  ...{
    svg: 'Imagen',
    jpg: 'Imagen',
    jpeg: 'Imagen',
    png: 'Imagen',
    webp: 'Imagen',
    avif: 'Imagen',
  },
  ...{ pdf: 'PDF', txt: 'Direcciones publicadas' },
};
const UNDO = 'Deshacer este cambio';
const REFUSED = 'No se volvió: con las reglas de hoy, esa versión tiene algo que corregir.';

/** The newest changes, as many pages of them as are asked for. */
async function askHistory(file: string, pages: number): Promise<HistoryEntry> {
  let told: HistoryEntry = { versions: [], more: true };
  for (let page = 0; page < pages && told.more; page += 1) {
    const { versions } = told;
    const query = { file, saltar: String(versions.length) };
    const next = await ask('GET /api/historia', { query });
    told = { ...next, versions: [...versions, ...next.versions] };
  }
  return told;
}

/** The file after «?» in the address, as in the link of a piece's form. */
const pieceInAddress = () => decodeURI(window.location.hash).split('?')[1] ?? '';

interface Props {
  heading: ReactNode;
  mayPublish: boolean;
  pieces: Piece[];
  onChange: () => void;
}

export function HistoryArea({ heading, mayPublish, pieces, onChange }: Props) {
  const [{ file, pages }, setAsked] = useState(() => ({ file: pieceInAddress(), pages: 1 }));
  const look = useCallback(() => askHistory(file, pages), [file, pages]);
  const { answer: told, fault, again } = useAnswer(look);
  const { outcome, attempt } = useAttempt();
  const back = (body: Back) =>
    attempt(async () => {
      if (body.file === undefined && !body.undo && !window.confirm(ALL)) return;
      const answer = await ask('POST /api/historia/volver', { body });
      again();
      onChange();
      if (answer.result !== 'refused') return 'Listo. Se publica cuando usted pulse «Publicar».';
      throw new ToldError(toldLines([REFUSED, ...answer.problems.map(problemLine)]));
    });
  const name = (of: string) => {
    const piece = pieces.find((one) => one.file === of);
    if (piece) return pieceName(piece);
    const gone = told?.versions.flatMap(({ files }) => files).find((one) => one.file === of);
    if (gone?.title) return gone.title;
    const [, ending = ''] = /\.(\w+)$/.exec(of) ?? [];
    return FILES[ending.toLowerCase()] ?? of.replace(/^.*\/|\.(?:md|yml)$/g, '');
  };
  return (
    <>
      {heading}
      {told?.missing === undefined && (
        <Select
          label="De qué"
          value={file}
          options={[['', 'Todo'], ...pieces.map((one) => [one.file, pieceName(one)] as const)]}
          onChoose={(chosen) => setAsked({ file: chosen, pages: 1 })}
        />
      )}
      {fault && <Fault words={fault} />}
      <OutcomeWords outcome={outcome} />
      {told?.missing && <Detailed words={told.missing} />}
      {told && !told.missing && told.versions.length === 0 && <p>Todavía no hay cambios.</p>}
      <ol className="rows">
        {told?.versions.map((version, index) => (
          <Entry
            key={version.id}
            {...{ version, name, mayPublish, only: file, isNow: index === 0 }}
            onBack={(body) => void back(body)}
          />
        ))}
      </ol>
      {told?.more && (
        <Act words="Ver más antiguos" onAct={() => setAsked({ file, pages: pages + 1 })} />
      )}
    </>
  );
}

interface EntryProps {
  version: Version;
  isNow: boolean;
  name: (file: string) => string;
  /** The only piece that is asked for; empty of all. */
  only: string;
  mayPublish: boolean;
  onBack: (to: Back) => void;
}

const MANY = 6;
const HAPPENED = { nuevo: 'Se agregó', cambiado: 'Cambió', quitado: 'Se quitó' };

function Entry({ version, isNow, name, only, mayPublish, onBack }: EntryProps) {
  const [open, setOpen] = useState(false);
  const { id, who, at, what, files } = version;
  const look = useCallback(
    async () => (open ? ask('GET /api/historia/version', { query: { id } }) : undefined),
    [id, open],
  );
  const { answer, fault } = useAnswer(look);
  const names = files.slice(0, MANY).map(({ file }) => name(file));
  const rest = files.length - names.length;
  const back = (file: string, undo: boolean) =>
    onBack({ id, ...(file && { file }), ...(undo && { undo }) });
  const way = isNow ? UNDO : 'Volver a esta versión';
  const isAllowed = only !== '' || mayPublish;
  return (
    <li className="row">
      <Act
        className="row-title"
        aria-expanded={open}
        words={`${moment(at)} · ${[who, what].filter(Boolean).join(' · ')}`}
        onAct={() => setOpen(!open)}
      />
      <p className="help">{[...names, rest > 0 && `y ${rest} más`].filter(Boolean).join(', ')}</p>
      {open && (
        <>
          {fault && <Fault words={fault} />}
          {!answer && !fault && <p className="hint">Comparando…</p>}
          {answer?.changes
            .filter(({ file }) => only === '' || file === only)
            .map(({ file, happened, fields, paragraphs }) => (
              <section key={file} className="difference">
                <h3>
                  {HAPPENED[happened]}: {name(file)}
                </h3>
                {fields.length > 0 && (
                  <dl>
                    {fields.map(({ place, before, after }) => (
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
                {paragraphs.map(({ words, came }, index) => (
                  <p key={index}>{came ? <ins>{words}</ins> : <del>{words}</del>}</p>
                ))}
                {/* Where all of it has a single way back, its parts have none. */}
                {!only && !(isNow && mayPublish) && (isNow || happened !== 'quitado') && (
                  <Act words={way} onAct={() => back(file, isNow)} />
                )}
              </section>
            ))}
          {isAllowed && (
            <p className="actions">
              {!isNow && (
                <Small
                  words={only ? way : 'Volver todo a esta versión'}
                  onAct={() => back(only, false)}
                />
              )}
              {files.length > 0 && <Small words={UNDO} onAct={() => back(only, true)} />}
            </p>
          )}
        </>
      )}
    </li>
  );
}
