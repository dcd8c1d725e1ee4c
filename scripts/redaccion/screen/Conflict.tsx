import type { ApiJson, Words } from '../api';
import { hour, moment } from './instants';
import { nameOf } from './fields/nodes';
import { Act, focusFirst } from './parts';
import type { PieceEvent, PieceState } from './piece-state';
import { namePlace } from './problems';

interface Sending {
  send: (event: PieceEvent) => void;
}

/** The words that the person left unsaved: taken up, or, where the piece changed since, to be chosen. */
export const DraftNotice = ({
  draft,
  recovered,
  send,
}: Pick<PieceState, 'draft' | 'recovered'> & Sending) =>
  (draft || recovered) && (
    <section className="notice" aria-label="Su borrador">
      <p>
        {draft
          ? `Hay cambios suyos sin guardar, del ${moment(draft.savedAt)}; después alguien cambió la pieza. Decida: mientras tanto, lo que escriba no queda como borrador.`
          : `Esto es lo que usted dejó sin guardar, del ${moment(recovered?.savedAt ?? '')}.`}
      </p>
      {draft && <Act words="Seguir con ellos" onAct={() => send({ type: 'takenUp', draft })} />}
      <Act
        words={draft ? 'Descartarlos' : 'Descartarlo y ver lo guardado'}
        onAct={() => send({ type: 'discarded' })}
      />
    </section>
  );

interface Props extends Sending {
  mine: Words;
  theirs: NonNullable<PieceState['theirs']>;
}

export function Conflict({ mine, theirs, send }: Props) {
  const { saved } = theirs;
  const others = saved ? `Lo que guardó ${saved.who} ${hour(saved.at)}` : 'Lo que está guardado';
  return (
    <section ref={focusFirst} tabIndex={-1} className="notice bad" aria-labelledby="conflicto">
      <h3 id="conflicto">Alguien cambió esto mientras usted escribía</h3>
      <p>
        Nada se ha perdido: lo que usted escribió quedó como borrador, y lo que está guardado, en su
        sitio. Compare y elija.
      </p>
      <div className="overflow-x-auto" role="group" aria-label="Las dos versiones" tabIndex={0}>
        <table className="versions">
          <thead>
            <tr>
              <th scope="col">Dónde</th>
              <th scope="col">Lo que yo escribí</th>
              <th scope="col">{others}</th>
            </tr>
          </thead>
          <tbody>
            {differences(mine, theirs).map(({ place, one, other }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{one}</td>
                <td>{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Act
        words="Quedarme con lo que yo escribí"
        onAct={() => send({ type: 'mineChosen', theirs })}
      />
      <Act
        words="Quedarme con lo que está guardado"
        onAct={() => window.confirm(DROPPED) && send({ type: 'theirsChosen', theirs })}
      />
    </section>
  );
}

const DROPPED = 'Se descarta lo que usted escribió aquí. ¿Seguir?';

function flat(value: ApiJson, place: string[] = []): [place: string, words: string][] {
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      // An author may name a key with a number.
      flat(inner, [...place, Array.isArray(value) ? namePlace([key]) : nameOf(key)]),
    );
  return [[place.join(' › '), value === true ? 'Sí' : value === false ? 'No' : String(value)]];
}

function differences(mine: Words, theirs: Words) {
  const all = ({ data, body }: Words) =>
    new Map([...flat(data), ...(body === undefined ? [] : [['Texto', body] as const])]);
  const [ours, others] = [all(mine), all(theirs)];
  return [...new Set([...ours.keys(), ...others.keys()])]
    .map((place) => ({ place, one: ours.get(place) ?? '', other: others.get(place) ?? '' }))
    .filter(({ one, other }) => one !== other);
}
