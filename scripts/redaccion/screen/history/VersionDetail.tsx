import { useEffect, useState } from 'react';
import type { PieceChange } from '../../history/types';
import { readVersion } from '../client';

interface Props {
  id: string;
  name: (file: string) => string;
  only: string;
  isNow: boolean;
  words: string;
  /** None: there is a single way back for all of it. */
  onBack: ((file: string) => void) | undefined;
}

const HAPPENED = { nuevo: 'Se agregó', cambiado: 'Cambió', quitado: 'Se quitó' };

/** The changes of a version in each piece, before and after. */
export function VersionDetail({ id, name, only, isNow, words: way, onBack }: Props) {
  const [changes, setChanges] = useState<PieceChange[]>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    let left = false;
    void readVersion(id).then(
      (found) => left || setChanges(found),
      (failure: Error) => left || setFault(failure.message),
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (fault) return <p role="alert">{fault}</p>;
  if (!changes) return <p className="hint">Comparando…</p>;
  return changes
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
          <button type="button" onClick={() => onBack(change.file)}>
            {way}
          </button>
        )}
      </section>
    ));
}
