import { plainOf } from '../../told-words';
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { Person, Piece } from '../api';
import { openPiece } from './client';
import { DiscardedNotice } from './discarded';
import { EstrenoArea } from './EstrenoArea';
import { FirstScreen } from './FirstScreen';
import { HistoryArea } from './HistoryArea';
import { wouldLose } from './leaving';
import { NewPiece } from './NewPiece';
import { PieceForm } from './PieceForm';
import { PieceList } from './PieceList';
import { Fault, focusFirst } from './parts';
import { PublishArea } from './PublishArea';
import { ReplaceArea } from './ReplaceArea';
import { isUnpublished } from './standing';
import { useAnswer, useRoute } from './use-ask';
import { usePieces } from './use-pieces';
import type { Begun } from './word/bring-document';

const LEAVING =
  'Ni este navegador pudo guardar lo que escribió, y se perdería. ¿Salir de todos modos?';
const NEW_PLACE = 'nuevo/';

const ROLE_NAMES: Record<Person['role'], string> = { redacta: 'Redacta', publica: 'Publica' };

interface Area {
  label: string;
  title?: string;
  View: ComponentType<{ mayPublish: boolean; pieces: Piece[]; onChange: () => void }>;
  role?: Person['role'];
}

const AREAS: Record<string, Area> = {
  publicar: { label: 'Publicar', View: PublishArea, role: 'publica' },
  historia: { label: 'Historia', title: 'Historia de los cambios', View: HistoryArea },
  reemplazar: {
    label: 'Reemplazar',
    title: 'Buscar y reemplazar en todo el sitio',
    View: ReplaceArea,
  },
  estrenar: { label: 'Estrenar', View: EstrenoArea },
};

const placeNow = () => decodeURI(window.location.hash.slice(1));

/**
 * The newsroom: all pieces, and the open piece. The address names it, so that a reload finds it, and after
 * another `#` the field to be led to; an empty name is the text.
 */
export function App() {
  const { listed, pieces, fault, again, tell } = usePieces();
  const { answer: person } = useRoute('GET /api/yo');
  const [place, setPlace] = useState(placeNow);
  const [made, setMade] = useState<Begun>();

  const move = useEffectEvent(() => {
    const next = placeNow();
    if (next === place) return;
    if (wouldLose() && !window.confirm(LEAVING))
      return window.history.pushState(null, '', `#${encodeURI(place)}`);
    setMade(undefined);
    setPlace(next);
  });
  const confirmLeaving = useEffectEvent((event: Event) => wouldLose() && event.preventDefault());
  useEffect(() => {
    const hearing = new AbortController();
    window.addEventListener('hashchange', () => move(), hearing);
    window.addEventListener('beforeunload', (event) => confirmLeaving(event), hearing);
    return () => hearing.abort();
  }, []);

  /** A new piece gets its own address, so that another can be begun; it stays open as it is. */
  const show = (begun: Begun) => {
    const { file } = begun.piece;
    window.history.replaceState(null, '', `#${encodeURI(file)}`);
    setMade(begun);
    setPlace(file);
  };
  const waiting = pieces.filter(isUnpublished).length;
  const [name = '', like] = place.split('?');
  const [file = '', field] = place.split('#');
  const areas = Object.entries(AREAS).filter(([, { role }]) => !role || role === person?.role);
  const area = areas.find(([one]) => one === name)?.[1];
  const isNew = place.startsWith(NEW_PLACE);
  return (
    <div className={place ? 'newsroom open' : 'newsroom'}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-[0.6rem] gap-y-[0.3rem] border-b-4 border-oro bg-sede px-[clamp(1rem,3vw,2rem)] py-[0.7rem] text-sobre-sede lg:col-span-full">
        <h1>Redacción</h1>
        <nav aria-label="Redacción" className="flex items-end gap-x-[1.2rem] overflow-x-auto">
          {[['', { label: 'Hoy' }] as const, ...areas].map(([one, { label }]) => (
            <a
              key={one}
              className="border-b-3 border-transparent py-[0.6rem] text-inherit no-underline hover:border-oro focus-visible:-outline-offset-3 focus-visible:outline-current aria-[current]:border-oro"
              href={`#${one}`}
              aria-current={place === one ? 'page' : undefined}
            >
              {label}
              {one === 'publicar' && waiting > 0 && (
                <span className="count ml-[0.35rem]">
                  {waiting}
                  <span className="sr-only"> por publicar</span>
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
        {listed?.unnamed && (
          <p>
            Lo que se guarda queda a nombre de «{listed.unnamed}», el usuario de este equipo: Git no
            sabe el de usted. Lo escribe quien cuida el equipo, con{' '}
            <code>git config user.name</code>.
          </p>
        )}
      </header>
      <PieceList pieces={pieces} current={file} fault={fault} onRetry={again} />
      <main>
        {!place && <DiscardedNotice />}
        {!place && <FirstScreen pieces={pieces} />}
        {listed?.faults.map((words) => (
          <Fault key={plainOf(words)} words={words} />
        ))}
        {area && (
          <section key={place} className="area" aria-labelledby="area">
            <h2 id="area" ref={focusFirst} tabIndex={-1}>
              {area.title ?? area.label}
            </h2>
            <area.View mayPublish={person?.role === 'publica'} pieces={pieces} onChange={again} />
          </section>
        )}
        {isNew && (
          <NewPiece
            key={place}
            collection={name.slice(NEW_PLACE.length)}
            like={like}
            onMade={show}
          />
        )}
        {place && person && !isNew && !(name in AREAS) && (
          <OpenPiece
            key={file}
            {...{ file, made, field, login: person.login }}
            listed={pieces.find((one) => one.file === file)}
            onPiece={(piece) => tell(file, piece)}
            onOthers={again}
          />
        )}
      </main>
    </div>
  );
}

interface OpenProps extends Omit<Parameters<typeof PieceForm>[0], 'opened'> {
  file: string;
  /** Begun here, and in no file yet. */
  made: Begun | undefined;
}

function OpenPiece({ file, made, ...form }: OpenProps) {
  const look = useCallback(async () => made ?? openPiece(file), [file, made]);
  const { answer, fault } = useAnswer<Begun>(look);
  if (fault) return <Fault words={fault} />;
  return answer ? <PieceForm opened={answer} {...form} /> : <p className="hint">Abriendo…</p>;
}
