import { useEffect, useState, type ReactNode } from 'react';
import { localDay, longDate } from '@/lib/office/dates';
import type { Piece } from '../api';
import type { Published, Task, Vigencias } from '../api-lists';
import { askVigencias, readPublications } from './client';
import { agendaOf } from './agenda';
import { hour } from './instants';
import { NEW, OFTEN, pieceName } from './kinds';
import type { SeenDraft } from './lost-drafts';
import { fieldAddress } from './problems';

interface Props {
  pieces: Piece[];
  /** Drafts that were in the office's folder and are gone. */
  lost: SeenDraft[];
  onSeen: () => void;
}

/** Her day: pieces that wait, days to come, the last publications; lost drafts, a trial folder. */
export function FirstScreen({ pieces, lost, onSeen }: Props) {
  const [found, setFound] = useState<Vigencias>();
  const [published, setPublished] = useState<Published[]>([]);
  useEffect(() => {
    // The list of pieces shows a fault.
    askVigencias().then(setFound, () => undefined);
    readPublications().then(setPublished, () => undefined);
  }, []);
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
      {lost.length > 0 && (
        <section role="alert" className="waiting">
          <p>
            Estos borradores esperaban en la carpeta de la oficina y ya no están. Si no los guardó
            ni los descartó en otra ventana, se perdieron con ella:
          </p>
          <ul>
            {lost.map(({ file, title, day }) => (
              <li key={file}>{`«${title}», visto el ${longDate(day)}`}</li>
            ))}
          </ul>
          <button type="button" onClick={onSeen}>
            Entendido
          </button>
        </section>
      )}
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
        <Card title="Últimas publicaciones" rows={published.map((one) => said(one, pieces))} />
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
