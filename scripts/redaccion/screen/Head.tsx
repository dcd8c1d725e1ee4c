import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ALL_KINDS, kindName } from '@/lib/content/model/piece-kinds';
import type { Piece } from '../api';
import { ask } from './client';
import { isBegun, KIND_PLACE, kindAddress } from './PieceList';
import { Search } from './Search';

interface Props {
  pieces: Piece[];
  place: string;
  /** Changes that the next publication shows; unknown before the first. */
  waiting: number | undefined;
  mayPublish: boolean;
  /** Told when a publication ended. */
  onEnd: () => void;
  /** Screens of the whole site, by their address. */
  areas: (readonly [address: string, label: string])[];
}

/** Kinds that the head names; all are in its menu. */
const MAIN: Piece['collection'][] = ['comunicados', 'avisos', 'paginas', 'directorio', 'normas'];

/** What every screen has above: places, the search, and «Publicar» with its number. */
export function Head({ pieces, place, waiting, mayPublish, onEnd, areas }: Props) {
  const [file = ''] = place.split('#');
  const now = pieces.find((one) => one.file === file);
  const link = (address: string, label: string, count?: number) => {
    const isNow = `#${place}` === address || address === `#${now && KIND_PLACE + now.collection}`;
    return (
      <a key={address} href={address} aria-current={isNow ? 'page' : undefined}>
        {label}
        {count !== undefined && count > 1 && <span className="help"> {count}</span>}
      </a>
    );
  };
  const kind = (one: Piece['collection'], count?: number) =>
    link(kindAddress(one, pieces), kindName(one), count);
  const countOf = (one: Piece['collection']) =>
    pieces.filter(({ collection }) => collection === one).length;
  return (
    <header className="head">
      <h1>
        <a href="#">Redacción</a>
      </h1>
      <nav aria-label="Lugares" className="places">
        {link('#', 'Hoy')}
        {MAIN.filter((one) => countOf(one) > 0 || isBegun(one, pieces)).map((one) => kind(one))}
        {link('#historia', 'Historia')}
      </nav>
      <Menu key={place}>
        <div>
          {link('#', 'Hoy')}
          {areas.map(([address, label]) => link(`#${address}`, label))}
        </div>
        <div>
          {ALL_KINDS.filter((one) => countOf(one) > 0 || isBegun(one, pieces)).map((one) =>
            kind(one, countOf(one)),
          )}
        </div>
      </Menu>
      <Search pieces={pieces} />
      {mayPublish && <PublishLink {...{ place, waiting, onEnd }} />}
    </header>
  );
}

const POLL_MS = 2000;

/** The way to «Publicar», which says how a publication goes on while she is on another screen. */
function PublishLink({ place, waiting, onEnd }: Pick<Props, 'place' | 'waiting' | 'onEnd'>) {
  const isHere = place === 'publicar';
  const [told, setTold] = useState<string>();
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHere) return;
    let wasGoing = false;
    const look = async () => {
      const { run } = await ask('GET /api/publicar/estado').catch(() => ({ run: undefined }));
      if (!run || hearing.signal.aborted) return;
      if (!run.end) setTold('Publicando…');
      else if (wasGoing) {
        setTold(run.end.result === 'published' ? 'Publicado' : 'No se publicó');
        ended();
      }
      wasGoing = !run.end;
      if (wasGoing) timer = setTimeout(() => void look(), POLL_MS);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hearing = new AbortController();
    void look();
    return () => {
      hearing.abort();
      clearTimeout(timer);
      setTold(undefined);
    };
  }, [isHere]);
  // On its own screen the button that publishes says it.
  if (isHere) return null;
  const isNumber = waiting !== undefined && waiting > 0;
  return (
    <a className={waiting === 0 ? 'publish' : 'publish waits'} href="#publicar">
      <span role="status">{told}</span>
      {!told && 'Publicar'}
      {!told && isNumber && (
        <>
          {` · ${waiting}`}
          <span className="sr-only"> por publicar</span>
        </>
      )}
    </a>
  );
}

/** Closed again by Escape, by leaving it, and by going anywhere. */
function Menu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div
      className="all-places"
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        Menú
      </button>
      {isOpen && (
        <nav id="menu" aria-label="Menú" tabIndex={-1}>
          {children}
        </nav>
      )}
    </div>
  );
}
