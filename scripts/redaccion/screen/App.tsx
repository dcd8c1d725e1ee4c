import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Person, Piece } from '../api';
import { AREAS } from './areas';
import { askWho, fetchPieces, openPiece, messageOf } from './client';
import { FirstScreen } from './FirstScreen';
import { ROLE_NAMES } from './kinds';
import { forgetDrafts, noteDrafts, type SeenDraft } from './lost-drafts';
import { NewPiece } from './NewPiece';
import { PieceForm } from './PieceForm';
import { PieceList } from './PieceList';
import type { Begun } from './word/bring-document';

/** The right part: a piece, the first questions of a new one, an area, or nothing yet. */
type Shown =
  | { opening: true }
  | { opened: Begun; field?: string }
  | { create: string; like?: string | undefined }
  | { area: string }
  | { fault: string }
  | undefined;

const LEAVING = 'Lo que escribió no se ha guardado y se perdería. ¿Salir de todos modos?';
const NEW_PLACE = 'nuevo/';

/**
 * The newsroom: all pieces, and the open piece. The address names it, so that a reload finds it, and after
 * another `#` the field to be led to; an empty name is the text.
 */
export function App() {
  const [pieces, setPieces] = useState<Piece[]>([]);
  const [lost, setLost] = useState<SeenDraft[]>([]);
  const [person, setPerson] = useState<Person>();
  const [fault, setFault] = useState('');
  const [place, setPlace] = useState(placeNow);
  const [shown, setShown] = useState<Shown>();
  const [dirty, setDirty] = useState(false);
  const named = useRef('');
  const knownLost = useRef<SeenDraft[]>(undefined);

  const refresh = useCallback(async () => {
    try {
      const listed = await fetchPieces();
      knownLost.current = noteDrafts(listed, knownLost.current);
      setLost(knownLost.current);
      setPieces(listed.piezas);
      setFault('');
    } catch (failure) {
      setFault(messageOf(failure));
    }
  }, []);
  useEffect(() => {
    void Promise.resolve().then(refresh);
    // Without an answer, the list says the fault.
    askWho().then(setPerson, () => undefined);
  }, [refresh]);

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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  /** A new piece gets its own address once it is there; it stays open as it is. */
  const name = (file: string) => {
    named.current = file;
    window.history.replaceState(null, '', `#${encodeURI(file)}`);
    setPlace(file);
  };
  useEffect(() => {
    if (place === named.current) return;
    named.current = '';
    let left = false;
    const show = async (): Promise<Shown> => {
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
    };
    setShown((before) => (place && !(place in AREAS) ? { opening: true } : before));
    void show().then((next) => left || setShown(next));
    return () => {
      left = true;
    };
  }, [place]);

  const waiting = pieces.filter(({ out }) => out === 'cambiado' || out === 'nuevo').length;
  const areas = Object.entries(AREAS).filter(([, { role }]) => !role || role === person?.role);
  const Area = shown && 'area' in shown && areas.find(([area]) => area === shown.area)?.[1].View;
  return (
    <div className={place ? 'newsroom open' : 'newsroom'}>
      <header className="top">
        <h1>Redacción</h1>
        <nav aria-label="Redacción">
          {place && <a href="#">Todas las piezas</a>}
          {areas.map(([area, { label }]) => (
            <a key={area} href={`#${area}`} aria-current={place === area ? 'page' : undefined}>
              {label}
              {area === 'publicar' && waiting > 0 && (
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
        onRetry={() => void refresh()}
      />
      <main>
        {shown === undefined && (
          <FirstScreen
            pieces={pieces}
            lost={lost}
            onSeen={() => {
              forgetDrafts(lost);
              knownLost.current = [];
              setLost([]);
            }}
          />
        )}
        {shown && 'opening' in shown && <p className="hint">Abriendo…</p>}
        {shown && 'fault' in shown && <p role="alert">{shown.fault}</p>}
        {Area && <Area key={place} mayPublish={person?.role === 'publica'} />}
        {shown && 'create' in shown && (
          <NewPiece
            key={place}
            collection={shown.create}
            like={shown.like}
            onMade={(opened) => {
              setDirty(true);
              setShown({ opened });
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
            onSaved={(saved) => {
              void refresh();
              if (saved && place.startsWith(NEW_PLACE)) name(shown.opened.piece.file);
            }}
          />
        )}
      </main>
    </div>
  );
}

const placeNow = () => decodeURI(window.location.hash.slice(1));
