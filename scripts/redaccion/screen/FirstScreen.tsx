import { useState, type ReactNode } from 'react';
import { localDay, longDate } from '@/lib/office/dates';
import type { Piece } from '../api';
import type { Published, Task } from '../api-lists';
import { ask } from './client';
import { hour } from './instants';
import { NEW, OFTEN, pieceName } from './kinds';
import { fieldAddress } from './problems';
import { useAnswer } from './use-ask';

const askVigencias = () => ask('GET /api/vigencias');
const askPublications = () => ask('GET /api/publicaciones');

export function FirstScreen({ pieces }: { pieces: Piece[] }) {
  // The list of pieces shows a fault.
  const { answer: found } = useAnswer(askVigencias);
  const { answer: published } = useAnswer(askPublications);
  const today = localDay(new Date());
  const { unpublished, inReview, drafts, coming, toReview } = agendaOf(
    pieces,
    found?.list ?? [],
    today,
  );
  return (
    <div className="day">
      <h2>Hoy, {longDate(today)}</h2>
      <p className="actions">
        {OFTEN.map((collection) => (
          <a key={collection} className="button" href={`#nuevo/${collection}`}>
            {NEW[collection]?.label}
          </a>
        ))}
      </p>
      {found?.trial && (
        <p>
          Lo que está viendo es una carpeta de prueba, «{found.trial}», hecha de la demostración.
          Para hacer la de su oficina, quien cuida el equipo ejecuta{' '}
          <code>npm run oficina -- ../carpeta</code>.
        </p>
      )}
      {pieces.length === 0 && <p className="hint">Leyendo las piezas…</p>}
      <div className="cards">
        <Card title="Guardado, falta publicarlo" rows={unpublished.map(linkTo)} />
        <Card title="En revisión" rows={inReview.map(linkTo)} />
        <Card title="Borradores" rows={drafts.map(linkTo)} />
        <Card title="Lo que viene" rows={coming.map(dueRow)} />
        <Card
          title="Últimas publicaciones"
          rows={(published?.publicaciones ?? []).map((one) => said(one, pieces))}
        />
        <Card title="Datos por revisar" hint={found?.summary} rows={toReview.map(dueRow)} />
      </div>
    </div>
  );
}

const FIRST = 6;

/** A list of her day; nothing where it is empty and has no hint. */
function Card({
  title,
  hint,
  rows,
}: {
  title: string;
  hint?: string | undefined;
  rows: ReactNode[];
}) {
  const [whole, setWhole] = useState(false);
  if (rows.length === 0 && !hint) return null;
  const shown = whole ? rows : rows.slice(0, FIRST);
  return (
    <section className="card" aria-label={title}>
      <h3>
        {title} {rows.length > 0 && <span className="count">{rows.length}</span>}
      </h3>
      {hint && <p className="help">{hint}</p>}
      <ul>
        {shown.map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <button type="button" className="small" onClick={() => setWhole(true)}>
          Ver todo
        </button>
      )}
    </section>
  );
}

const linkTo = (piece: Piece) => (
  <>
    <a href={`#${encodeURI(piece.file)}`}>{pieceName(piece)}</a>
    <span className="standing">
      {piece.unsaved ? 'Con cambios suyos sin guardar' : piece.day && longDate(piece.day)}
    </span>
  </>
);

const dueRow = ({ day, file, field, where, message }: Task) => (
  <>
    <a href={fieldAddress(file, field)}>{where}</a>
    <span className="standing">
      {day && <time dateTime={day}>{longDate(day)}</time>}
      {day && ' · '}
      {message}
    </span>
  </>
);

const MANY = 3;

function said({ at, who, files }: Published, pieces: readonly Piece[]): string {
  const names = pieces.filter(({ file }) => files.includes(file)).map(pieceName);
  const rest = names.length - MANY;
  const what = [
    names
      .slice(0, MANY)
      .map((name) => `«${name}»`)
      .join(', '),
    rest > 0 && (rest === 1 ? 'y otra pieza' : `y otras ${rest} piezas`),
  ];
  return [`Publicado ${hour(at)}`, who, what.filter(Boolean).join(' ')].filter(Boolean).join(' · ');
}

interface Agenda {
  /** Visitors do not see them yet as they are saved. */
  unpublished: Piece[];
  inReview: Piece[];
  drafts: Piece[];
  /** From today on, the earliest first. */
  coming: Task[];
  /** Facts that are overdue or have no day. */
  toReview: Task[];
}

const COMES = 'sale. Ese día hay que pulsar «Publicar», o lo hace el equipo si está puesto así.';
const GOES =
  'se retira. Ese día hay que pulsar «Publicar», o lo hace el equipo si está puesto así.';
const BEGINS = 'primer día en que se muestra.';
const ENDS = 'último día en que se muestra.';

/**
 * Sorts the pieces that wait, and what comes by day.
 * @param facts those that time makes untrue
 * @param today in ISO form
 */
function agendaOf(pieces: readonly Piece[], facts: readonly Task[], today: string): Agenda {
  const isDraft = ({ state, unsaved }: Piece) => state === 'borrador' || unsaved;
  return {
    unpublished: pieces.filter(({ out }) => out === 'cambiado' || out === 'nuevo'),
    inReview: pieces.filter(({ state }) => state === 'revision'),
    drafts: pieces.filter(isDraft),
    coming: [...pieces.flatMap(comingOf), ...facts]
      .filter(({ day = '' }) => day >= today)
      .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? '')),
    toReview: facts.filter(({ day = '' }) => day < today),
  };
}

function comingOf(piece: Piece): Task[] {
  const { file, collection, state, stateDay, day } = piece;
  if (!stateDay || state === 'retirado') return [];
  const [field, message] =
    collection === 'avisos'
      ? ['hasta', ENDS]
      : state === 'programado'
        ? ['publicar', COMES]
        : ['retirar.fecha', GOES];
  const begins = collection === 'avisos' && day ? [['desde', BEGINS, day] as const] : [];
  return [...begins, [field, message, stateDay] as const].map(([one, said, on]) => {
    return { file, field: one, where: pieceName(piece), day: on, message: said };
  });
}
