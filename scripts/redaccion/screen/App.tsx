import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AREAS } from './areas';
import { ask, messageOf, openPiece } from './client';
import { FirstScreen } from './FirstScreen';
import { isUnpublished, ROLE_NAMES } from './kinds';
import { NewPiece } from './NewPiece';
import { PieceForm } from './PieceForm';
import { PieceList } from './PieceList';
import { Fault, focusFirst } from './parts';
import { useAnswer } from './use-ask';
import type { Begun } from './word/bring-document';

type Shown =
  | { opening: true }
  | { opened: Begun; field?: string }
  | { create: string; like?: string | undefined }
  | { area: string }
  | { fault: string }
  | undefined;

const LEAVING = 'Lo que escribió no se ha guardado y se perdería. ¿Salir de todos modos?';
const NEW_PLACE = 'nuevo/';

const askPerson = () => ask('GET /api/yo');
const askPieces = () => ask('GET /api/piezas');

/**
 * The newsroom: all pieces, and the open piece. The address names it, so that a reload finds it, and after
 * another `#` the field to be led to; an empty name is the text.
 */
export function App() {
  const { answer: listed, fault, again } = useAnswer(askPieces);
  // Without an answer, the list says the fault.
  const { answer: person } = useAnswer(askPerson);
  const [place, setPlace] = useState(placeNow);
  const [shown, setShown] = useState<Shown>();
  const [dirty, setDirty] = useState(false);
  const named = useRef<string>(undefined);
  const pieces = listed?.piezas ?? [];

  const move = useEffectEvent(() => {
    const next = placeNow();
    if (next === place) return;
    if (dirty && !window.confirm(LEAVING))
      return window.history.pushState(null, '', `#${encodeURI(place)}`);
    setDirty(false);
    setPlace(next);
  });
  useEffect(() => {
    const moved = () => move();
    window.addEventListener('hashchange', moved);
    return () => window.removeEventListener('hashchange', moved);
  }, []);
  useEffect(() => {
    if (!dirty) return;
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [dirty]);

  /** A new piece gets its own address, so that another can be begun; it stays open as it is. */
  const name = (file: string) => {
    named.current = file;
    window.history.replaceState(null, '', `#${encodeURI(file)}`);
    setPlace(file);
  };
  useEffect(() => {
    if (place === named.current) return;
    named.current = undefined;
    let left = false;
    setShown((before) => (place && !(place in AREAS) ? { opening: true } : before));
    void shownAt(place).then((next) => left || setShown(next));
    return () => {
      left = true;
    };
  }, [place]);

  const waiting = pieces.filter(isUnpublished).length;
  const areas = Object.entries(AREAS).filter(([, { role }]) => !role || role === person?.role);
  const area = shown && 'area' in shown && areas.find(([one]) => one === shown.area)?.[1];
  return (
    <div className={place ? 'newsroom open' : 'newsroom'}>
      <header className="top">
        <h1>Redacción</h1>
        <nav aria-label="Redacción">
          <a href="#" aria-current={place ? undefined : 'page'}>
            Hoy
          </a>
          {areas.map(([one, { label }]) => (
            <a key={one} href={`#${one}`} aria-current={place === one ? 'page' : undefined}>
              {label}
              {one === 'publicar' && waiting > 0 && (
                <span className="count">
                  {waiting}
                  <span className="hidden"> por publicar</span>
                </span>
              )}
            </a>
          ))}
        </nav>
        {person?.name && (
          <p>
            {ROLE_NAMES[person.role]}: {person.name}
          </p>
        )}
      </header>
      <PieceList
        pieces={pieces}
        current={place.split('#')[0] ?? ''}
        fault={fault}
        onRetry={again}
      />
      <main>
        {shown === undefined && <FirstScreen pieces={pieces} />}
        {shown && 'opening' in shown && <p className="hint">Abriendo…</p>}
        {listed?.clock && <Fault words={listed.clock} />}
        {shown && 'fault' in shown && <Fault words={shown.fault} />}
        {area && (
          <section key={place} className="area" aria-labelledby="area">
            <h2 id="area" ref={focusFirst} tabIndex={-1}>
              {area.title ?? area.label}
            </h2>
            <area.View mayPublish={person?.role === 'publica'} />
          </section>
        )}
        {shown && 'create' in shown && (
          <NewPiece
            key={place}
            collection={shown.create}
            like={shown.like}
            onMade={(opened) => {
              setDirty(true);
              setShown({ opened });
              name(opened.piece.file);
            }}
          />
        )}
        {shown && 'opened' in shown && (
          <PieceForm
            key={shown.opened.piece.file}
            opened={shown.opened}
            listed={pieces.find(({ file }) => file === shown.opened.piece.file)}
            field={shown.field}
            onDirty={setDirty}
            onSaved={again}
          />
        )}
      </main>
    </div>
  );
}

const placeNow = () => decodeURI(window.location.hash.slice(1));

async function shownAt(place: string): Promise<Shown> {
  if (!place) return undefined;
  const [area = ''] = place.split('?');
  if (area in AREAS) return { area };
  if (place.startsWith(NEW_PLACE)) {
    const [create = '', like] = place.slice(NEW_PLACE.length).split('?');
    return { create, like };
  }
  try {
    const [file = '', field] = place.split('#');
    return { opened: await openPiece(file), ...(field !== undefined && { field }) };
  } catch (failure) {
    return { fault: messageOf(failure) };
  }
}
