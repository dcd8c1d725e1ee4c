import { useState } from 'react';
import type { FoundPlaces, SoughtWords } from '../api';
import { ask } from './client';
import { TextInput, Said } from './parts';
import { useAttempt } from './use-ask';

export function ReplaceArea() {
  const [asked, setAsked] = useState<SoughtWords>({ find: '', loose: false });
  const [by, setBy] = useState('');
  const [found, setFound] = useState<{ asked: SoughtWords; pieces: FoundPlaces[] }>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { said, busy, attempt } = useAttempt();
  const look = () =>
    attempt(async () => {
      const { piezas: pieces } = await ask('POST /api/lugares', { body: asked });
      setFound({ asked, pieces });
      setLeft(new Set());
      return pieces.length === 0 ? 'No se encontró en ningún texto.' : '';
    });
  const chosen = (found?.pieces ?? []).flatMap(({ file, base, locked, places }) => {
    const own = places.flatMap((_, at) => (locked || left.has(`${file} ${at}`) ? [] : [at]));
    return own.length > 0 ? [{ file, base, chosen: own }] : [];
  });
  const count = chosen.reduce((sum, one) => sum + one.chosen.length, 0);
  const replace = () =>
    attempt(async () => {
      if (found)
        await ask('POST /api/reemplazar', { body: { ...found.asked, by, pieces: chosen } });
      setFound(undefined);
      return `Se reemplazó en ${counted(count)}. Falta publicarlo; en «Historia» se deshace.`;
    });
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <TextInput
          label="Buscar"
          required
          value={asked.find}
          onType={(find) => setAsked({ ...asked, find })}
        />
        <TextInput label="Reemplazar por" value={by} onType={setBy} />
        <label className="switch">
          <input
            type="checkbox"
            checked={asked.loose}
            onChange={({ target }) => setAsked({ ...asked, loose: target.checked })}
          />
          También con otras mayúsculas o acentos
        </label>
        <p className="help">
          Palabras enteras, en lo que la gente lee; no en direcciones, claves ni valores. Una frase
          que tiene una parte en negritas no se encuentra entera.
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
              <label key={key} className="switch">
                <input
                  type="checkbox"
                  checked={!locked && !left.has(key)}
                  onChange={() => setLeft(toggled(left, key))}
                />
                <span>
                  <span className="standing">{where}</span> {before}
                  <mark>{words}</mark>
                  {after}
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
      {count > 0 && (
        <button type="button" className="main" disabled={busy} onClick={() => void replace()}>
          {by ? `Reemplazar por «${by}» en ${counted(count)}` : `Quitar de ${counted(count)}`}
        </button>
      )}
      <Said said={busy ? { words: 'Un momento…', bad: false } : said} />
    </>
  );
}

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]);

const counted = (count: number) => (count === 1 ? 'un lugar' : `${count} lugares`);
