import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { pieceName } from '@/lib/content/model/piece-kinds';
import { reworded, withDetails, type ToldWords } from '../../told-words';
import type { Piece } from '../api';
import type { Coming, PublicationPlan, Run, ShownChange } from '../publish/types';
import { ask, messageOf } from './client';
import { HAPPENED } from './FirstScreen';
import { ago, hour } from './instants';
import { Act, Detailed, Details, Fault, Lines, Small, Tick } from './parts';
import { fieldAddress, LinkedTasks } from './problems';
import { isDraftOrUnsaved, standingOf } from './standing';

const POLL_MS = 700;
/** The standing of a published piece with unsaved changes: what is published of it is its saved version. */
const UNSAVED = 'Cambios sin guardar';
const SURE = '¿Detener la publicación? Los visitantes siguen viendo un sitio entero.';

interface Heard {
  plan?: PublicationPlan;
  run?: Run | undefined;
  fault: ToldWords;
}

interface Props {
  heading: ReactNode;
  pieces: Piece[];
  onChange: () => void;
}

export function PublishArea({ heading, pieces, onChange }: Props) {
  const [{ plan, run, fault }, setTold] = useState<Heard>({ fault: '' });
  const [confirmed, setConfirmed] = useState('');
  const [read] = useState(() => localStorage.getItem(READ));
  const hear = useCallback(async (asked: Promise<PublicationPlan | { run?: Run }>) => {
    const told = await asked.then(
      (now) => ({ fault: '', run: now.run, ...('coming' in now && { plan: now }) }),
      (failure: unknown) => ({ fault: messageOf(failure) }),
    );
    setTold((before) => ({ ...before, ...told }));
  }, []);
  const behind = pieces
    .filter((one) => isDraftOrUnsaved(one) || ['revision', 'programado'].includes(one.state))
    .map((one) => {
      const standing = one.unsaved && one.state === 'publicado' ? UNSAVED : standingOf(one);
      return `${pieceName(one)}: ${standing}`;
    });
  const going = run !== undefined && !run.end;
  const isOut = run?.end?.result === 'published';
  const destination = plan?.destination;
  const isConfirmed = !destination?.changed.length || confirmed === destination.seal;
  const afresh = useEffectEvent(onChange);
  const began = useRef(false);
  useEffect(() => {
    if (!going) {
      // What was published is no longer to be counted as waiting.
      if (began.current) afresh();
      return void Promise.resolve().then(() => hear(ask('GET /api/publicar')));
    }
    began.current = true;
    const polling = setInterval(() => void hear(ask('GET /api/publicar/estado')), POLL_MS);
    return () => clearInterval(polling);
  }, [going, hear]);
  // A result that was on the screen is not told again.
  const noted = isOut ? run.startedAt : undefined;
  useEffect(() => {
    if (noted) localStorage.setItem(READ, noted);
  }, [noted]);

  return (
    <>
      <header className="actions justify-between">
        {heading}
        {going ? (
          <Act
            words="Detener"
            onAct={() => window.confirm(SURE) && void hear(ask('POST /api/publicar/detener'))}
          />
        ) : (
          <Act
            className="main"
            disabled={!plan?.target || plan.problems.length > 0 || !isConfirmed || !hasNews(plan)}
            words="Publicar"
            onAct={() =>
              void hear(ask('POST /api/publicar', { body: { confirma: destination?.seal } }))
            }
          />
        )}
      </header>
      {fault && <Fault words={fault} />}
      {!plan && !fault && <p className="hint">Comparando con lo publicado…</p>}
      {run && !(isOut && read === run.startedAt) && <RunReport run={run} />}
      {plan && !going && (
        <>
          <Obstacles plan={plan} onKeep={() => void hear(ask('POST /api/publicar/fuera'))} />
          <p>
            {sinceWhen(plan)} {plan.demo && hasNews(plan) && 'Sale como demostración.'}
          </p>
          <MissingHistory plan={plan} />
          {destination && (
            <DestinationPart
              of={destination}
              isConfirmed={isConfirmed}
              onConfirm={(is) => setConfirmed(is ? destination.seal : '')}
            />
          )}
          <ComingList
            title="Mírelo antes: a dónde se llama o escribe"
            of={plan.coming.filter((one) => one.tellsWhere)}
          />
          <ComingList
            title={plan.coming.some((one) => one.tellsWhere) ? 'Lo demás' : undefined}
            of={plan.coming.filter((one) => !one.tellsWhere)}
          />
          {behind.length > 0 && (
            <details>
              <summary>No sale todavía ({behind.length})</summary>
              <Lines of={behind} />
            </details>
          )}
          {destination && destination.rows.length > 0 && (
            <details>
              <summary>A dónde llegan las quejas y las denuncias</summary>
              <Lines of={destination.rows.map(({ what, where }) => `${what}: ${where}`)} />
            </details>
          )}
          <Details of={plan.target ? [`Se entrega en ${plan.target}.`] : []} />
        </>
      )}
    </>
  );
}

/** Where this browser notes the published result that was read. */
const READ = 'redaccion-publicado';

/** True when a publication would show visitors anything new, or nobody knows. */
const hasNews = ({ coming, last, missing, destination }: PublicationPlan): boolean =>
  coming.length > 0 ||
  last === undefined ||
  missing !== undefined ||
  (destination?.changed.length ?? 0) > 0;

function sinceWhen(plan: PublicationPlan): string {
  const { coming, last, missing } = plan;
  if (missing) return '';
  if (last === undefined) return 'Es la primera publicación: sale el sitio entero.';
  if (!hasNews(plan)) return `Nada que publicar: el sitio está al día desde ${ago(last)}.`;
  const count = coming.length === 1 ? '1 cambio' : `${coming.length} cambios`;
  return `${count} desde ${ago(last)}.`;
}

const MissingHistory = ({ plan: { missing } }: { plan: PublicationPlan }) =>
  missing && (
    <Detailed
      words={reworded(missing, (why) => `No se sabe qué cambia, y se publica lo que hay. ${why}`)}
    />
  );

interface ComingListProps {
  title?: string | undefined;
  of: Coming[];
}

/** Every change: what is published is seen before. */
function ComingList({ title, of }: ComingListProps) {
  if (of.length === 0) return null;
  return (
    <section aria-label={title ?? 'Los cambios'}>
      {title && <h3>{title}</h3>}
      <Lines
        className="changes"
        of={of.map((one) => (
          <ComingRow key={one.file} of={one} />
        ))}
      />
    </section>
  );
}

const ComingRow = ({
  of: { file, title, collection, happened, changes, more },
}: {
  of: Coming;
}) => (
  <>
    {collection ? (
      <a href={fieldAddress(file)}>{pieceName({ file, title, collection })}</a>
    ) : (
      <span>{title}</span>
    )}
    <span className="standing">
      {happened !== 'cambiado' && (
        <>
          <span className="pill">{HAPPENED[happened]}</span>{' '}
        </>
      )}
      {changes.map((change, at) => (
        <ChangeWords key={at} {...change} isLast={at === changes.length - 1} />
      ))}
      {more > 0 && ` · y ${more} más`}
    </span>
  </>
);

const ChangeWords = ({ place, before, after, said, isLast }: ShownChange & { isLast: boolean }) => (
  <>
    {place && `${place}: `}
    {said}
    {before && <del>{before}</del>}
    {before && after && ' → '}
    {after && <ins>{after}</ins>}
    {!isLast && ' · '}
  </>
);

interface DestinationProps {
  of: NonNullable<PublicationPlan['destination']>;
  isConfirmed: boolean;
  onConfirm: (is: boolean) => void;
}

/** A change of where complaints go is confirmed before it goes out. */
const DestinationPart = ({ of: { changed }, isConfirmed, onConfirm }: DestinationProps) =>
  changed.length > 0 && (
    <section className="notice bad" aria-label="Cambió a dónde llegan las quejas y las denuncias">
      <h3>Cambió a dónde llegan las quejas y las denuncias</h3>
      <ul className="changes">
        {changed.map(({ what, before, now }, at) => (
          <li key={at}>
            <ChangeWords place={what} before={before} after={now} isLast />
          </li>
        ))}
      </ul>
      <Tick checked={isConfirmed} onTick={onConfirm}>
        Es de la oficina: lo comprobé. Si no, avise a quien cuida el equipo.
      </Tick>
    </section>
  );

/** Changes made by other ways, saves that others cannot see yet, and the tasks before any publication. */
function Obstacles({ plan, onKeep }: { plan: PublicationPlan; onKeep: () => void }) {
  const { outside, unshared, fault, target, problems } = plan;
  const count = unshared?.count === 1 ? 'un cambio' : `${unshared?.count} cambios`;
  return (
    <>
      {outside.length > 0 && (
        <section className="notice" aria-label="Cambios que no se publican">
          <p>
            Esto cambió sin pasar por la redacción, o quedó a medias al apagarse el equipo, y no se
            publica: {outside.join(', ')}.
          </p>
          <Small words="Guardarlo en la historia" onAct={onKeep} />
        </section>
      )}
      {unshared && (
        <Fault
          words={reworded(unshared.fault ?? '', (why) =>
            unshared.count > 0
              ? `Lo guardado aquí todavía no llega a las demás personas de la oficina (${count}). ${why}`
              : why,
          )}
        />
      )}
      {(fault || !target) && <Fault words={fault || NO_TARGET} />}
      {problems.length > 0 && (
        <section className="notice bad" aria-label="Antes de publicar">
          <h3>Antes de publicar hay que corregir esto</h3>
          <LinkedTasks
            tasks={problems.map((one) => ({
              ...one,
              where: one.piece ?? '',
              name: one.piece ?? '',
            }))}
          />
        </section>
      )}
    </>
  );
}

const NO_TARGET = withDetails(
  'Todavía no se ha dicho a dónde va el sitio. Quien cuida el equipo lo escribe una sola vez.',
  'en el archivo oficina.json (lo explica docs/publicar.md).',
);

const ENDS = {
  published: (at: string) => `Publicado ${hour(at)}`,
  failed: () => 'No se publicó: el sitio sigue como estaba.',
  unknown: () => 'No se sabe si se publicó.',
};

function RunReport({ run: { done, doing, end, toldAt, pages = [], place } }: { run: Run }) {
  const isBad = end !== undefined && end.result !== 'published';
  const { words = [], details = [] } = end ?? {};
  const plain = isBad && words.length === 0 ? ['Avise a quien cuida el equipo.'] : words;
  return (
    <section className={isBad ? 'notice bad' : 'notice'} aria-label="La publicación">
      <p role="status" className={end ? `outcome ${isBad ? 'bad' : 'good'}` : 'outcome'}>
        {end
          ? ENDS[end.result](end.at)
          : `Publicando: ${doing.toLowerCase()}… Puede seguir trabajando.`}
      </p>
      {end && !isBad && pages.length > 0 && (
        <>
          <h3>Ver en el sitio</h3>
          <ul>
            {pages.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                  <span className="sr-only"> (en otra ventana)</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {end && !isBad && place && <p>Quedó en {place}.</p>}
      {isBad && <p>Qué hacer:</p>}
      <Lines of={plain} />
      <Details of={details} />
      {!end && toldAt && <p className="help">Última noticia: {hour(toldAt)}.</p>}
      {!end && (
        <ol>
          {done.map((step) => (
            <li key={step}>✔ {step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
