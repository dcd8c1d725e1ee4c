import { useCallback, useEffect, useState } from 'react';
import { pieceName } from '@/lib/content/model/piece-kinds';
import { reworded, withDetails, type ToldWords } from '../../told-words';
import type { Piece } from '../api';
import type { Coming, PublicationPlan, Run } from '../publish/types';
import { ask, messageOf } from './client';
import { HAPPENED } from './FirstScreen';
import { hour, moment } from './instants';
import { Act, Detailed, Details, Fault, Lines, Small, Tick } from './parts';
import { LinkedTasks } from './problems';
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

export function PublishArea({ pieces }: { pieces: Piece[] }) {
  const [{ plan, run, fault }, setTold] = useState<Heard>({ fault: '' });
  const [confirmed, setConfirmed] = useState('');
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
  const destination = plan?.destination;
  const isConfirmed = !destination?.changed.length || confirmed === destination.seal;
  useEffect(() => {
    if (!going) return void Promise.resolve().then(() => hear(ask('GET /api/publicar')));
    const polling = setInterval(() => void hear(ask('GET /api/publicar/estado')), POLL_MS);
    return () => clearInterval(polling);
  }, [going, hear]);

  return (
    <>
      {fault && <Fault words={fault} />}
      {!plan && !fault && <p className="hint">Comparando con lo publicado…</p>}
      {run && <RunReport run={run} />}
      {going && (
        <Small
          words="Detener"
          onAct={() => window.confirm(SURE) && void hear(ask('POST /api/publicar/detener'))}
        />
      )}
      {plan && !going && (
        <>
          <Obstacles plan={plan} onKeep={() => void hear(ask('POST /api/publicar/fuera'))} />
          <ComingList plan={plan} />
          {destination && (
            <DestinationPart
              of={destination}
              isConfirmed={isConfirmed}
              onConfirm={(is) => setConfirmed(is ? destination.seal : '')}
            />
          )}
          <Titled title="No sale todavía" of={behind} />
          <Details of={plan.target ? [`Se entrega en ${plan.target}.`] : []} />
          <Act
            className="main"
            disabled={!plan.target || plan.problems.length > 0 || !isConfirmed}
            words="Publicar"
            onAct={() =>
              void hear(ask('POST /api/publicar', { body: { confirma: destination?.seal } }))
            }
          />
        </>
      )}
    </>
  );
}

const Titled = ({ title, of }: { title: string; of: string[] }) =>
  of.length > 0 && (
    <>
      <h3>{title}</h3>
      <Lines of={of} />
    </>
  );

const GROUPS = HAPPENED;

function ComingList({ plan }: { plan: PublicationPlan }) {
  const { coming, last, missing, demo } = plan;
  const apart = coming.filter((one) => one.tellsWhere);
  return (
    <>
      {missing ? (
        <Detailed
          words={reworded(
            missing,
            (why) => `No se sabe qué cambia, y se publica lo que hay. ${why}`,
          )}
        />
      ) : last === undefined ? (
        <p>Es la primera publicación: se publica el sitio entero.</p>
      ) : (
        <p>
          {coming.length === 0 ? 'Nada cambió en los contenidos' : 'Cambia esto'} (desde la
          publicación del {moment(last)}).
        </p>
      )}
      {apart.length > 0 && (
        <section className="notice bad" aria-label="A dónde se llama o se escribe">
          <h3>Mírelo antes: aquí se dice a dónde se llama o se escribe</h3>
          <Lines of={apart.map((one) => `${nameOf(one)}: ${HAPPENED[one.happened]}`)} />
        </section>
      )}
      {last !== undefined &&
        Object.entries(GROUPS).map(([happened, title]) => (
          <Titled
            key={happened}
            title={title}
            of={coming.filter((one) => one.happened === happened && !one.tellsWhere).map(nameOf)}
          />
        ))}
      {demo && <p>Con datos de muestra, se publica como demostración, y cada página lo dice.</p>}
    </>
  );
}

interface DestinationProps {
  of: NonNullable<PublicationPlan['destination']>;
  isConfirmed: boolean;
  onConfirm: (is: boolean) => void;
}

/** Where complaints go; what of it changed is confirmed before it goes out. */
const DestinationPart = ({ of: { rows, changed }, isConfirmed, onConfirm }: DestinationProps) => (
  <section aria-label="A dónde llegarán las quejas y las denuncias">
    <h3>A dónde llegarán las quejas y las denuncias</h3>
    <Lines of={rows.map(({ what, where }) => `${what}: ${where}`)} />
    {changed.length > 0 && (
      <div className="notice bad">
        <p>
          <strong>Esto cambió desde la última publicación.</strong> Si no sabe por qué, no publique:
          avise a quien cuida el equipo.
        </p>
        <Lines of={changed.map((one) => `${one.what}: antes, ${one.before}; ahora, ${one.now}`)} />
        <Tick checked={isConfirmed} onTick={onConfirm}>
          Es de la oficina: lo comprobé
        </Tick>
      </div>
    )}
  </section>
);

const nameOf = ({ collection, ...one }: Coming) =>
  collection ? pieceName({ ...one, collection }) : one.title;

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

function RunReport({ run: { done, doing, end, toldAt } }: { run: Run }) {
  const isBad = end !== undefined && end.result !== 'published';
  const { words = [], details = [] } = end ?? {};
  const plain = isBad && words.length === 0 ? ['Avise a quien cuida el equipo.'] : words;
  return (
    <section className={isBad ? 'notice bad' : 'notice'} aria-label="La publicación">
      <p role="status" className={end ? `outcome ${isBad ? 'bad' : 'good'}` : 'outcome'}>
        {end
          ? ENDS[end.result](end.at)
          : `Publicando: ${doing.toLowerCase()}… Puede seguir trabajando: lo que guarde ahora irá en la publicación siguiente.`}
      </p>
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
