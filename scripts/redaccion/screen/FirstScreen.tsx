import type { ReactNode } from 'react';
import { pieceName } from '@/lib/content/model/piece-kinds';
import type { Listed, Person, Piece, WaitingPiece } from '../api';
import type { Task } from '../api-lists';
import { ago, officeDay, shortDay, weekday } from './instants';
import { Lines, rowsWithin, ShortList } from './parts';
import { newestFirst } from './find-pieces';
import { kindAddress } from './PieceList';
import { fieldAddress } from './problems';
import { isDraftOrUnsaved, standingOf } from './standing';
import { useRoute } from './use-ask';

interface Props {
  listed: Listed | undefined;
  person: Person | undefined;
}

/** Words of a card before the rest is asked for. */
const FIRST_WORDS = 24;

export const HAPPENED = {
  nuevo: 'Nuevo',
  cambiado: 'Cambia',
  movido: 'Cambia de dirección',
  retirado: 'Se retira',
  quitado: 'Se quita',
} as const satisfies Record<WaitingPiece['happened'], string>;

/** What waits, what comes, and who published last; chores are folded below. */
export function FirstScreen({ listed, person }: Props) {
  const { answer: due } = useRoute('GET /api/vigencias');
  const today = officeDay();
  const pieces = listed?.piezas ?? [];
  const waiting = listed?.waiting ?? [];
  const coming = pieces
    .flatMap(comingOf)
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
  const drafts = pieces.filter((one) => isDraftOrUnsaved(one) || one.state === 'revision');
  const latest = pieces
    .filter(({ collection, state }) => collection === 'comunicados' && state === 'publicado')
    .sort(newestFirst);
  // Where the day leaves room.
  const isQuiet = [waiting, coming, drafts].some(({ length }) => length === 0);
  const mayPublish = person?.role === 'publica';
  const { last } = listed ?? {};
  return (
    <div className="day">
      <header className="actions justify-between">
        <div>
          <h2>Hoy, {weekday(today)}</h2>
          <p className="help">
            {listed &&
              (last
                ? `Publicado ${ago(last.at)} · ${last.who}`
                : 'El sitio todavía no se publica.')}
          </p>
        </div>
        <p className="actions">
          <a className="button main" href="#nuevo/comunicados">
            <span aria-hidden className="mr-[0.4rem]">
              +
            </span>
            Nuevo comunicado
          </a>
          <a className="button" href={`#nuevo/comunicados#${WITH_DOCUMENT}`}>
            Traer un Word
          </a>
        </p>
      </header>
      {!listed && <p className="hint">Leyendo las páginas…</p>}
      <div className="columns">
        <Card
          title="Falta publicar"
          of={waiting.map((one) => ({
            of: one,
            standing: [
              one.happened === 'cambiado' ? undefined : HAPPENED[one.happened],
              one.savedAt && ago(one.savedAt),
            ],
          }))}
        >
          {mayPublish && (
            <a className="button" href="#publicar">
              Ver y publicar
            </a>
          )}
        </Card>
        <Card
          title="Pronto"
          of={coming.map(({ piece, day, field, message }) => ({
            ...{ of: piece, field, standing: [message, shortDay(day)] },
          }))}
        />
        <Card
          title="Sus borradores"
          of={drafts.map((piece) => ({
            of: piece,
            standing: [standingOf(piece)].filter((one) => one !== 'Borrador'),
          }))}
        />
        {isQuiet && (
          <Card
            title="Últimos comunicados"
            of={latest.map((of) => ({ of, standing: [of.day && shortDay(of.day)] }))}
          >
            <a href={kindAddress('comunicados', pieces)}>Ver todos</a>
          </Card>
        )}
      </div>
      {due && due.list.length > 0 && (
        <Fold title={`Datos por revisar (${due.list.length})`}>
          <Lines of={due.list.map((task) => choreLine(task, today))} />
        </Fold>
      )}
      {due?.fault && <p className="help">{due.fault}</p>}
      {due?.trial && (
        <Fold title="Es una prueba, con la demostración">
          <p>La de su oficina la hace quien cuida el equipo:</p>
          <p>
            {due.trial} → <code>npm run oficina -- ../carpeta</code>
          </p>
        </Fold>
      )}
      {listed?.unnamed && (
        <Fold title={`Lo que guarde queda a nombre de «${listed.unnamed}»`}>
          <p>
            Es el usuario de este equipo: Git no sabe el de usted. Lo escribe quien cuida el equipo,
            con <code>git config user.name</code>.
          </p>
        </Fold>
      )}
      {person?.name && (
        <p className="help">
          {ROLE_NAMES[person.role]}: {person.name}
        </p>
      )}
    </div>
  );
}

/** After the address of a new piece: it is begun with a document. */
export const WITH_DOCUMENT = 'documento';

const ROLE_NAMES: Record<Person['role'], string> = { redacta: 'Redacta', publica: 'Publica' };

interface CardProps {
  title: string;
  of: EntryProps[];
  /** Where all of them are. */
  children?: ReactNode;
}

function Card({ title, of, children }: CardProps) {
  if (of.length === 0) return null;
  const rows = of.map((one, at) => <Entry key={at} {...one} />);
  const first = rowsWithin(
    FIRST_WORDS,
    of.map(({ of: { title }, standing }) => [title, ...standing].join(' ')),
  );
  return (
    <section className="card" aria-label={title}>
      <h3 className="flex justify-between">
        {title} <span className="count">{rows.length}</span>
      </h3>
      {children ? (
        <>
          <Lines of={rows.slice(0, first)} />
          {rows.length > first && <p className="help">y {rows.length - first} más</p>}
          {children}
        </>
      ) : (
        <ShortList rows={rows} first={first} />
      )}
    </section>
  );
}

interface EntryProps {
  of: Pick<WaitingPiece, 'file' | 'title' | 'collection'>;
  field?: string;
  standing: (string | undefined)[];
}

const Entry = ({ of: { collection, ...piece }, field, standing }: EntryProps) => (
  <span className="entry">
    {collection ? (
      <a href={fieldAddress(piece.file, field)}>{pieceName({ ...piece, collection })}</a>
    ) : (
      <span>{piece.title}</span>
    )}
    <span className="standing">{standing.filter(Boolean).join(' · ')}</span>
  </span>
);

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="fold">
    <summary>{title}</summary>
    {children}
  </details>
);

const choreLine = ({ name, day, message, file, field }: Task, today: string) => (
  <span title={message}>
    <a href={fieldAddress(file, field)}>{name}</a>
    {' · '}
    {day === undefined
      ? 'cambiar lo de muestra'
      : day < today
        ? `revisar desde el ${shortDay(day)}`
        : `revisar antes del ${shortDay(day)}`}
  </span>
);

interface ComingDay {
  piece: Piece;
  field: string;
  message: string;
  day: string;
}

/** The days on which a piece appears and disappears. */
function comingOf(piece: Piece): ComingDay[] {
  const { collection, state, stateDay, day } = piece;
  if (!stateDay || state === 'retirado') return [];
  const on = (field: string, message: string, of: string) => ({ piece, field, message, day: of });
  if (collection === 'avisos')
    return [...(day ? [on('desde', 'Empieza', day)] : []), on('hasta', 'Último día', stateDay)];
  return state === 'programado'
    ? [on('publicar', 'Sale', stateDay)]
    : [on('retirar.fecha', 'Se retira', stateDay)];
}
