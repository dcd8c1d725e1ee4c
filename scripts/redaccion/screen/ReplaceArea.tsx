import { useState, type ReactNode } from 'react';
import type { FoundPlaces, SoughtWords } from '../api';
import { ask } from './client';
import { Act, OutcomeWords, submitting, TextInput, Tick, toggled } from './parts';
import { useAttempt } from './use-ask';

export function ReplaceArea({ heading }: { heading: ReactNode }) {
  const [asked, setAsked] = useState<SoughtWords>({ find: '', loose: false });
  const [by, setBy] = useState('');
  const [found, setFound] = useState<{ asked: SoughtWords; pieces: FoundPlaces[] }>();
  const [left, setLeft] = useState<string[]>([]);
  const { outcome, busy, attempt } = useAttempt();
  const look = () =>
    attempt(async () => {
      const { piezas: pieces } = await ask('POST /api/lugares', { body: asked });
      setFound({ asked, pieces });
      setLeft([]);
      return pieces.length === 0 ? 'No se encontró en ningún texto.' : '';
    }, MEANWHILE);
  const chosen = (found?.pieces ?? []).flatMap(({ file, base, locked, places }) => {
    const own = places.flatMap((_, at) => (locked || left.includes(`${file} ${at}`) ? [] : [at]));
    return own.length > 0 ? [{ file, base, chosen: own }] : [];
  });
  const count = chosen.reduce((sum, one) => sum + one.chosen.length, 0);
  const replace = () =>
    attempt(async () => {
      if (found)
        await ask('POST /api/reemplazar', { body: { ...found.asked, by, pieces: chosen } });
      setFound(undefined);
      return `Se reemplazó en ${counted(count)}. Falta publicarlo; en «Historia» se deshace.`;
    }, MEANWHILE);
  return (
    <>
      {heading}
      <form onSubmit={submitting(look)}>
        <TextInput
          label="Buscar"
          required
          value={asked.find}
          onType={(find) => setAsked({ ...asked, find })}
        />
        <TextInput label="Reemplazar por" value={by} onType={setBy} />
        <Tick checked={asked.loose} onTick={(loose) => setAsked({ ...asked, loose })}>
          También con otras mayúsculas o acentos
        </Tick>
        <p className="help">
          Palabras enteras, en lo que la gente lee. Una frase con una parte en negritas no se
          encuentra entera.
        </p>
        <button type="submit" disabled={busy}>
          Buscar
        </button>
      </form>
      {found?.pieces.map(({ file, title, locked, places }) => (
        <fieldset key={file} className="box" disabled={Boolean(locked)}>
          <legend>
            <a href={`#${encodeURI(file)}`}>{title}</a>
          </legend>
          {locked && <p className="help">{locked}</p>}
          {places.map(({ where, before, found: words, after }, at) => {
            const key = `${file} ${at}`;
            return (
              <Tick
                key={key}
                checked={!locked && !left.includes(key)}
                onTick={(on) => setLeft(toggled(left, key, !on))}
              >
                <span>
                  <span className="standing">{where}</span> {before}
                  <mark className="bg-transparent font-bold text-inherit underline">{words}</mark>
                  {after}
                </span>
              </Tick>
            );
          })}
        </fieldset>
      ))}
      {count > 0 && (
        <Act
          className="main"
          disabled={busy}
          words={by ? `Reemplazar por «${by}» en ${counted(count)}` : `Quitar de ${counted(count)}`}
          onAct={() => void replace()}
        />
      )}
      <OutcomeWords outcome={outcome} />
    </>
  );
}

const MEANWHILE = 'Un momento…';

const counted = (count: number) => (count === 1 ? 'un lugar' : `${count} lugares`);
