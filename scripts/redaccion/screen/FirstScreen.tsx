import type { ReactNode } from 'react';
import { NEW_PIECES, pieceName } from '@/lib/content/model/piece-kinds';
import { longDate } from '@/lib/office/dates';
import type { Piece } from '../api';
import type { Published, Task } from '../api-lists';
import { hour, officeDay } from './instants';
import { Details, ShortList } from './parts';
import { fieldAddress } from './problems';
import { BY_WHOM, isDraftOrUnsaved, isUnpublished, standingOf } from './standing';
import { useRoute } from './use-ask';

const OFTEN_BEGUN = ['comunicados', 'avisos'] as const;

export function FirstScreen({ pieces }: { pieces: Piece[] }) {
  const { answer: found } = useRoute('GET /api/vigencias');
  const { answer: published } = useRoute('GET /api/publicaciones');
  const today = officeDay();
  const facts = found?.list ?? [];
  const coming = [...pieces.flatMap(comingOf), ...facts]
    .filter(({ day = '' }) => day >= today)
    .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''));
  const overdue = facts.filter(({ day = '' }) => day < today);
  const publications = published?.publicaciones ?? [];
  const cards: [title: string, rows: ReactNode[], hint?: string][] = [
    ['Guardado, falta publicarlo', pieces.filter(isUnpublished).map(linkTo)],
    ['En revisión', pieces.filter(({ state }) => state === 'revision').map(linkTo)],
    ['Sin terminar', pieces.filter(isDraftOrUnsaved).map(linkTo)],
    ['Lo que viene', coming.map(dueRow)],
    ['Últimas publicaciones', publications.map((one) => publicationInWords(one, pieces))],
    ['Datos por revisar', overdue.map(dueRow), found?.summary],
  ];
  return (
    <div className="day mx-auto max-w-[80rem]">
      <header className="flex flex-wrap justify-between">
        <h2>Hoy, {longDate(today)}</h2>
        <p className="actions">
          {OFTEN_BEGUN.map((collection, index) => (
            <a
              key={collection}
              className={index === 0 ? 'button main' : 'button'}
              href={`#nuevo/${collection}`}
            >
              {NEW_PIECES[collection]?.label}
            </a>
          ))}
        </p>
      </header>
      {found?.trial && (
        <>
          <p>
            Lo que está viendo es una prueba, hecha de la demostración. La de su oficina la hace
            quien cuida el equipo.
          </p>
          <Details of={[`${found.trial} → npm run oficina -- ../carpeta`]} />
        </>
      )}
      {pieces.length === 0 && <p className="hint">Leyendo las piezas…</p>}
      <div className="columns">
        {cards.map(
          ([title, rows, hint]) =>
            (rows.length > 0 || hint) && (
              <section key={title} className="card" aria-label={title}>
                <h3 className="flex flex-wrap justify-between">
                  {title} {rows.length > 0 && <span className="count">{rows.length}</span>}
                </h3>
                {hint && <p className="help">{hint}</p>}
                <ShortList rows={rows} first={FIRST} />
              </section>
            ),
        )}
      </div>
    </div>
  );
}

const FIRST = 5;

const linkTo = (piece: Piece) => (
  <>
    <a href={`#${encodeURI(piece.file)}`}>{pieceName(piece)}</a>
    <span className="standing">
      {piece.unsaved ? standingOf(piece) : piece.day && longDate(piece.day)}
    </span>
  </>
);

const dueRow = ({ day, saysDay, file, field, where, message }: Task) => (
  <>
    <a href={fieldAddress(file, field)}>{where}</a>
    <span className="standing">
      {day && !saysDay && <time dateTime={day}>{longDate(day)} · </time>}
      {message}
    </span>
  </>
);

const MANY = 3;

function publicationInWords({ at, who, files }: Published, pieces: readonly Piece[]): string {
  const names = pieces.filter(({ file }) => files.includes(file)).map(pieceName);
  const rest = names.length - MANY;
  const first = names.slice(0, MANY).map((name) => `«${name}»`);
  const more = rest === 1 ? ' y otra pieza' : ` y otras ${rest} piezas`;
  const what = first.join(', ') + (rest > 0 ? more : '');
  return [`Publicado ${hour(at)}`, who, what].filter(Boolean).join(' · ');
}

/** The days on which a piece appears and disappears. */
function comingOf(piece: Piece): Task[] {
  const { file, collection, state, stateDay, day } = piece;
  if (!stateDay || state === 'retirado') return [];
  const task = (field: string, message: string, on: string): Task => ({
    ...{ file, field, message, day: on, where: pieceName(piece) },
  });
  if (collection === 'avisos')
    return [
      ...(day ? [task('desde', 'primer día en que se muestra.', day)] : []),
      task('hasta', 'último día en que se muestra.', stateDay),
    ];
  return state === 'programado'
    ? [task('publicar', `sale. ${BY_WHOM}`, stateDay)]
    : [task('retirar.fecha', `se retira. ${BY_WHOM}`, stateDay)];
}
