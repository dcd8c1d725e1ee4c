import { plainOf } from '../../told-words';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ALL_KINDS } from '@/lib/content/model/piece-kinds';
import type { Person, Piece } from '../api';
import { openPiece } from './client';
import { DiscardedNotice } from './discarded';
import { EstrenoArea } from './EstrenoArea';
import { FirstScreen, WITH_DOCUMENT } from './FirstScreen';
import { Head } from './Head';
import { HistoryArea } from './HistoryArea';
import { wouldLose } from './leaving';
import { NewPiece } from './NewPiece';
import { PieceForm } from './PieceForm';
import { KIND_PLACE, PieceList } from './PieceList';
import { Fault, focusFirst, Small } from './parts';
import { fieldAddress } from './problems';
import { PublishArea } from './PublishArea';
import { ReplaceArea } from './ReplaceArea';
import { useAnswer, useRoute } from './use-ask';
import { isNowhere, type Continued } from './use-piece';
import { usePieces } from './use-pieces';
import type { Begun } from './word/bring-document';

const LEAVING =
  'Ni este navegador pudo guardar lo que escribió, y se perdería. ¿Salir de todos modos?';
const NEW_PLACE = 'nuevo/';

interface Area {
  label: string;
  View: ComponentType<{
    heading: ReactNode;
    mayPublish: boolean;
    pieces: Piece[];
    onChange: () => void;
  }>;
  role?: Person['role'];
}

const AREAS: Record<string, Area> = {
  publicar: { label: 'Qué cambia', View: PublishArea, role: 'publica' },
  historia: { label: 'Historia de los cambios', View: HistoryArea },
  reemplazar: {
    label: 'Buscar y reemplazar',
    View: ReplaceArea,
  },
  estrenar: { label: 'Pasar al sitio verdadero', View: EstrenoArea },
};

const placeNow = () => decodeURI(window.location.hash.slice(1));

/**
 * The newsroom: all pieces, and the open piece. The address names it, so that a reload finds it, and after
 * another `#` the field to be led to; an empty name is the text.
 */
export function App() {
  const { listed, fault, again, tell } = usePieces();
  const pieces = listed?.piezas ?? [];
  const { answer: person } = useRoute('GET /api/yo');
  const [place, setPlace] = useState(placeNow);
  const [made, setMade] = useState<Continued>();

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
  const [name = '', like] = place.split('?');
  const [file = '', field] = place.split('#');
  const isNew = place.startsWith(NEW_PLACE);
  const kind = ALL_KINDS.find((one) => place === `${KIND_PLACE}${one}`);
  const areas = Object.entries(AREAS).filter(([, { role }]) => !role || role === person?.role);
  const area = areas.find(([one]) => one === name)?.[1];
  return (
    <div className={place ? 'newsroom open' : 'newsroom'}>
      <Head
        {...{ pieces, place, waiting: listed?.waiting?.length }}
        mayPublish={person?.role === 'publica'}
        onEnd={again}
        areas={areas.flatMap(([one, { label, View }]) =>
          View === PublishArea ? [] : [[one, label]],
        )}
      />
      <main>
        {fault && (
          <>
            <Fault words={fault} />
            <Small words="Volver a intentarlo" onAct={again} />
          </>
        )}
        {listed?.faults.map((words) => (
          <Fault key={plainOf(words)} words={words} />
        ))}
        {!place && <DiscardedNotice />}
        {!place && <FirstScreen listed={listed} person={person} />}
        {kind && listed && <PieceList key={kind} kind={kind} pieces={pieces} />}
        {area && (
          <section key={place} className="area" aria-labelledby="area">
            <area.View
              heading={
                <h2 id="area" ref={focusFirst} tabIndex={-1}>
                  {area.label}
                </h2>
              }
              mayPublish={person?.role === 'publica'}
              pieces={pieces}
              onChange={again}
            />
          </section>
        )}
        {isNew && (
          <NewPiece
            key={place}
            collection={name.slice(NEW_PLACE.length).replace(`#${WITH_DOCUMENT}`, '')}
            like={like}
            withDocument={place.endsWith(`#${WITH_DOCUMENT}`)}
            onMade={show}
          />
        )}
        {place && person && !isNew && !kind && !(name in AREAS) && (
          <OpenPiece
            key={file}
            {...{ file, made, field, login: person.login }}
            listed={pieces.find((one) => one.file === file)}
            onPiece={(piece) => tell(file, piece)}
            onOthers={again}
            onMoved={(moved) => {
              tell(file, undefined);
              window.history.replaceState(null, '', fieldAddress(moved.piece.file));
              setMade(moved);
              setPlace(moved.piece.file);
            }}
          />
        )}
      </main>
    </div>
  );
}

const NoPage = () => (
  <section className="area">
    <h2 ref={focusFirst} tabIndex={-1}>
      Esta página no existe
    </h2>
    <p>La quitaron o cambió de dirección. Búsquela arriba, o en la Historia.</p>
  </section>
);

interface OpenProps extends Omit<Parameters<typeof PieceForm>[0], 'opened'> {
  file: string;
  /** Begun here, and in no file yet. */
  made: Continued | undefined;
}

function OpenPiece({ file, made, ...form }: OpenProps) {
  const look = useCallback(async () => made ?? openPiece(file), [file, made]);
  const { answer, fault } = useAnswer<Continued>(look);
  if (fault) return <Fault words={fault} />;
  if (!answer) return <p className="hint">Abriendo…</p>;
  if (!made && isNowhere(answer, form.login)) return <NoPage />;
  return <PieceForm opened={answer} {...form} />;
}
