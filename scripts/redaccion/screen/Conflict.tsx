import { useEffect, useRef } from 'react';
import type { ApiJson, SavedMoment, Words } from '../api';
import { nameOf } from './fields/nodes';
import { hour } from './instants';
import { Act } from './parts';

interface Props {
  mine: Words;
  theirs: Words & { saved?: SavedMoment };
  onMine: () => void;
  onTheirs: () => void;
}

export function Conflict({ mine, theirs, onMine, onTheirs }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { saved } = theirs;
  const others = saved ? `Lo que guardó ${saved.who} ${hour(saved.at)}` : 'Lo que está guardado';
  return (
    <section ref={box} tabIndex={-1} className="notice bad" aria-labelledby="conflicto">
      <h3 id="conflicto">Alguien cambió esto mientras usted escribía</h3>
      <p>
        Nada se ha perdido: lo que usted escribió quedó como borrador, y lo que está guardado, en su
        sitio. Compare y elija.
      </p>
      <div className="table-wrap" role="group" aria-label="Las dos versiones" tabIndex={0}>
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
      <Act className="" words="Quedarme con lo que yo escribí" onAct={onMine} />
      <Act
        className=""
        words="Quedarme con lo que está guardado"
        onAct={() => window.confirm(DROPPED) && onTheirs()}
      />
    </section>
  );
}

const DROPPED = 'Se descarta lo que usted escribió aquí. ¿Seguir?';

function flat(value: ApiJson, place: string[] = []): [string, string][] {
  if (value === null || typeof value !== 'object')
    return [[place.join(' › '), value === true ? 'Sí' : value === false ? 'No' : String(value)]];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(inner, [...place, isList ? String(Number(key) + 1) : nameOf(key)]),
  );
}

/** The differences of the two versions; empty where a version lacks the place. */
function differences(mine: Words, theirs: Words) {
  const all = ({ data, body }: Words) =>
    new Map([...flat(data), ...(body === undefined ? [] : [['Texto', body] as const])]);
  const [ours, others] = [all(mine), all(theirs)];
  return [...new Set([...ours.keys(), ...others.keys()])]
    .map((place) => ({ place, one: ours.get(place) ?? '', other: others.get(place) ?? '' }))
    .filter(({ one, other }) => one !== other);
}
