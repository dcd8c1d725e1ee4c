import { useCallback, useEffect, useRef, useState } from 'react';
import type { Coming, PublicationPlan, Run } from '../../publish/types';
import {
  keepOutside,
  askToPublish,
  readPlan,
  fetchRun,
  messageOf,
  stopPublishing,
} from '../client';
import { pieceName } from '../kinds';
import { moment } from '../instants';
import { RunReport } from './RunReport';
import { summary } from './summary';

const POLL_MS = 700;
const SURE = '¿Detener la publicación? Los visitantes siguen viendo un sitio entero.';

/** «Publicar»: the changes, the button, the progress and the end. */
export function PublishArea() {
  const [plan, setPlan] = useState<PublicationPlan>();
  const [run, setRun] = useState<Run>();
  const [fault, setFault] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const hear = useCallback(async (asked: Promise<{ run?: Run }>) => {
    try {
      const { run: now } = await asked;
      setFault('');
      setRun(now);
    } catch (failure) {
      setFault(messageOf(failure));
    }
  }, []);
  const look = useCallback(
    (asked = readPlan()) =>
      hear(
        asked.then((now) => {
          setPlan(now);
          return now;
        }),
      ),
    [hear],
  );
  useEffect(() => {
    heading.current?.focus();
    void Promise.resolve().then(() => look());
  }, [look]);
  const going = run !== undefined && !run.end;
  useEffect(() => {
    if (!going) return;
    const polling = setInterval(() => void hear(fetchRun()), POLL_MS);
    return () => {
      clearInterval(polling);
      void look();
    };
  }, [going, hear, look]);

  return (
    <section className="area" aria-labelledby="publicar">
      <h2 id="publicar" ref={heading} tabIndex={-1}>
        Publicar
      </h2>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      {!plan && !fault && <p className="hint">Comparando con lo publicado…</p>}
      {run && <RunReport run={run} />}
      {going && (
        <button type="button" onClick={() => window.confirm(SURE) && void hear(stopPublishing())}>
          Detener
        </button>
      )}
      {plan && !going && (
        <>
          <ComingList plan={plan} />
          <Apart plan={plan} onKeep={() => void look(keepOutside())} />
          <Obstacles plan={plan} />
          <button
            type="button"
            className="main"
            disabled={!plan.delivery || plan.problems.length > 0}
            onClick={() => void hear(askToPublish())}
          >
            Publicar
          </button>
        </>
      )}
    </section>
  );
}

const GROUPS = { nuevo: 'Nuevo', cambiado: 'Cambia', quitado: 'Se quita del sitio' } as const;

/** The changes of the next publication; of the first, only that it is all. */
function ComingList({ plan }: { plan: PublicationPlan }) {
  const { coming, last, missing, delivery, inboxes, demo } = plan;
  const groups = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
  return (
    <>
      {missing ? (
        <p>No se sabe qué cambia, y se publica lo que hay. {missing}</p>
      ) : last === undefined ? (
        <p>Es la primera publicación: se publica el sitio entero.</p>
      ) : (
        <p>
          {coming.length === 0
            ? 'Nada cambió en los contenidos'
            : `Cambia esto: ${summary(coming)}`}{' '}
          (desde la publicación del {moment(last)}).
        </p>
      )}
      {last !== undefined &&
        groups.map((happened) => (
          <ComingGroup
            key={happened}
            title={GROUPS[happened]}
            coming={coming.filter((one) => one.happened === happened)}
          />
        ))}
      {inboxes && (
        <p>
          Las quejas llegarán a <strong>{inboxes.quejas}</strong>; las denuncias, a{' '}
          <strong>{inboxes.denuncias}</strong>.
        </p>
      )}
      {delivery && <p>Se entrega en {delivery}.</p>}
      {demo && (
        <p>
          Este sitio es una demostración, con datos de muestra: se publica como demostración, y cada
          página lo dice.
        </p>
      )}
    </>
  );
}

function ComingGroup({ title, coming }: { title: string; coming: Coming[] }) {
  if (coming.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {coming.map((one) => (
          <li key={one.file}>{nameOf(one)}</li>
        ))}
      </ul>
    </>
  );
}

const nameOf = ({ collection, ...one }: Coming) =>
  collection ? pieceName({ ...one, collection }) : `${one.title} (archivo)`;

/** Changes made by other ways, and saves that others cannot see yet. */
function Apart({
  plan: { outside, unshared },
  onKeep,
}: {
  plan: PublicationPlan;
  onKeep: () => void;
}) {
  return (
    <>
      {outside.length > 0 && (
        <section className="waiting" aria-label="Cambios que no se publican">
          <p>
            Esto cambió sin pasar por la redacción, o quedó a medias al apagarse el equipo, y no se
            publica: {outside.join(', ')}.
          </p>
          <button type="button" onClick={onKeep}>
            Guardarlo en la historia
          </button>
        </section>
      )}
      {unshared && (
        <p className="fault">
          {unshared.count > 0 &&
            `Lo guardado aquí todavía no llega a las demás personas de la oficina (${counted(unshared.count)}). `}
          {unshared.fault}
        </p>
      )}
    </>
  );
}

const counted = (count: number) => (count === 1 ? 'un cambio' : `${count} cambios`);

/** The tasks before any publication. */
function Obstacles({ plan: { fault, delivery, problems } }: { plan: PublicationPlan }) {
  return (
    <>
      {fault && <p className="fault">{fault}</p>}
      {!fault && !delivery && (
        <p className="fault">
          Todavía no se ha dicho a dónde va el sitio. Quien cuida el equipo lo escribe una sola vez,
          en el archivo oficina.json (lo explica docs/publicar.md).
        </p>
      )}
      {problems.length > 0 && (
        <section className="problems" aria-label="Antes de publicar">
          <h3>Antes de publicar hay que corregir esto</h3>
          <ul>
            {problems.map(({ file, message }, index) => (
              <li key={index}>
                {file.startsWith('content/') ? <a href={`#${encodeURI(file)}`}>{file}</a> : file}:{' '}
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
