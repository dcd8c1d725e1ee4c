import type { DocumentChange, Loss, UnderstoodKind } from '../../../documents/types';
import type { DocumentChoices, Read } from '../client';
import { Act, Small, Tick, toggled } from '../parts';

const CHOICES = [
  ['aceptar', 'Aceptar todos'],
  ['rechazar', 'Rechazar todos'],
] as const;

interface ChangesProps extends Pick<Read, 'changes'> {
  choice: DocumentChoices['changes'];
  onChoose: (choice: DocumentChoices['changes']) => void;
}

export const Changes = ({ changes, choice, onChoose }: ChangesProps) =>
  changes.length > 0 && (
    <fieldset className="decision" aria-label="Cambios sin aceptar">
      <legend>Cambios sin aceptar ({changes.length})</legend>
      <ol>
        {changes.map((one, index) => (
          <li key={index}>
            <ChangedSentence {...one} />
          </li>
        ))}
      </ol>
      <p className="actions">
        {CHOICES.map(([one, label]) => (
          <Act key={one} words={label} aria-pressed={choice === one} onAct={() => onChoose(one)} />
        ))}
      </p>
    </fieldset>
  );

function ChangedSentence({ before, after }: DocumentChange) {
  const [was, is] = [before, after].map((one) =>
    // The dash after the place and the day is no word of the sentence.
    one.replace(/^[-–—]\s+/, '').split(/(?<=\s)/),
  ) as [string[], string[]];
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && was[start] === is[start]) start++;
  let end = 0;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const marked = (label: string, words: string[], Mark: 'del' | 'ins') =>
    words.length > start + end && (
      <Mark>
        <span className="sr-only">{label}: </span>
        {words.slice(start, words.length - end).join('')}
      </Mark>
    );
  return (
    <>
      {was.slice(0, start).join('')}
      {marked('antes', was, 'del')} {marked('después', is, 'ins')}
      {is.slice(is.length - end).join('')}
    </>
  );
}

const NAMES: Record<UnderstoodKind, string> = {
  titulo: 'Título',
  resumen: 'Resumen',
  fecha: 'Lugar y fecha',
  numero: 'Número',
  titulos: 'Son títulos',
  listas: 'Son listas',
  pies: 'Describe la fotografía',
  membrete: 'Se quita el membrete',
  firma: 'Se quita la firma',
  copias: 'Se quitan las copias',
};
/** Words of a longer text that are said, and of a text that is said whole. */
const [FIRST, MOST] = [3, 5];

const quoted = (words: string[]): string => words.map((one) => `«${one}»`).join(' ');

function shortly([first = '', ...rest]: string[]): string {
  const words = first.split(/\s+/);
  const begun = words.length > MOST ? `${words.slice(0, FIRST).join(' ')}…` : first;
  return rest.length > 0 ? `«${begun}» y ${rest.length} más` : `«${begun}»`;
}

const Whole = ({ rows }: { rows: { name: string; words: string[] }[] }) => (
  <details>
    <summary>Con todas sus palabras</summary>
    {rows.map(({ name, words }, index) => (
      <p key={index}>
        <strong>{name}</strong>: {quoted(words)}
      </p>
    ))}
  </details>
);

interface UnderstoodProps extends Pick<Read, 'understood'> {
  left: readonly UnderstoodKind[];
  onLeave: (left: UnderstoodKind[]) => void;
}

/** The things that were understood of a document, each ticked until it is left in the text as it was. */
export function UnderstoodList({ understood, left, onLeave }: UnderstoodProps) {
  if (understood.length === 0) return null;
  return (
    <details>
      <summary>Lo que se entendió ({understood.length})</summary>
      <fieldset className="decision">
        <legend>Desmarque lo que no</legend>
        {understood.map(({ kind, words, note }) => (
          <Tick
            key={kind}
            checked={!left.includes(kind)}
            onTick={(on) => onLeave(toggled(left, kind, !on))}
          >
            <span>
              <strong>{NAMES[kind]}</strong>:{' '}
              {MOST_SHORT.includes(kind) ? quoted(words) : shortly(words)}
              {note === 'kept' && '. También sigue en el texto.'}
            </span>
          </Tick>
        ))}
        <Whole rows={understood.map(({ kind, words }) => ({ name: NAMES[kind], words }))} />
      </fieldset>
    </details>
  );
}

const MOST_SHORT: UnderstoodKind[] = ['titulo', 'fecha'];

export interface Doubt {
  key: string;
  name: string;
  words: string[];
  todo: string;
}

/** What she should look at after a document was read: what was lost, by its kind, and what was guessed. */
export function doubtsOf({ losses, understood }: Pick<Read, 'losses' | 'understood'>): Doubt[] {
  const keyOf = ({ what, todo }: Loss) => `${what} ${todo}`;
  const lost = [...new Map(losses.map((one) => [keyOf(one), one]))].map(([key, { what, todo }]) => {
    const words = losses.filter((one) => keyOf(one) === key).map(({ text }) => text);
    return { key, name: what.charAt(0).toUpperCase() + what.slice(1), todo, words };
  });
  const guessed = understood.flatMap(({ kind, words, note }) => {
    if (!note || note === 'kept') return [];
    return [{ key: kind, name: NAMES[kind], words: words.slice(0, 1), todo: GUESSED[note] }];
  });
  return [...guessed, ...lost];
}

const GUESSED = {
  capitals: 'Estaba en mayúsculas: vea los nombres.',
  letters: 'Sus letras quedan como números.',
  guessed: 'Estaba debajo de ella y sigue en el texto.',
};

interface BroughtProps {
  doubts: Doubt[];
  /** The text without its marks, which may have the words of a doubt. */
  text: string;
  onGo: (field: string, words: string) => void;
  onRead: () => void;
}

/** The doubts about a document, in the page that began with it: each leads to its words, if they are there. */
export function BroughtDoubts({ doubts, text, onGo, onRead }: BroughtProps) {
  if (doubts.length === 0) return null;
  const title = `Revise esto (${doubts.length})`;
  return (
    <section className="notice" aria-label={title}>
      <p className="actions items-center justify-between">
        <strong>{title}</strong>
        <Small words="Enterado" onAct={onRead} />
      </p>
      <ul>
        {doubts.map(({ key, name, words: [first = ''], words, todo }) => (
          <li key={key}>
            {key === 'titulo' || text.includes(first) ? (
              <Act
                className="min-h-0 border-transparent bg-transparent p-0 text-left text-guinda underline"
                words={name}
                onAct={() => onGo(key === 'titulo' ? key : '', first)}
              />
            ) : (
              <strong>{name}</strong>
            )}
            : {shortly(words)}. {todo}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Doubts that are read at a glance; the rest is one press away. */
const MOST_DOUBTS = 3;

interface DoubtsProps extends Pick<Read, 'losses' | 'pictures' | 'understood'> {
  /** The pictures are offered in the page, and need no other way. */
  isOffered?: boolean;
}

export function Doubts({ isOffered, pictures, ...read }: DoubtsProps) {
  const doubts = doubtsOf(read);
  const rows = [
    ...doubts.map(({ key, name, todo, words }) => (
      <li key={key}>
        <strong>{name}</strong>: {shortly(words)}. {todo}
      </li>
    )),
    ...(isOffered ? [] : pictures).map(({ name, alt, data }) => (
      <li key={name}>
        <strong>Imagen</strong>: «{alt || name}». No pasa al texto: descárguela y póngala con
        «Fotografía».{' '}
        <a href={data} download={name}>
          Descargar<span className="sr-only"> {name}</span>
        </a>
      </li>
    )),
  ];
  if (rows.length === 0) return null;
  const title = `Revise esto (${rows.length})`;
  return (
    <section className="notice" aria-label={title}>
      <h4>{title}</h4>
      <ul>{rows.slice(0, MOST_DOUBTS)}</ul>
      {rows.length > MOST_DOUBTS && (
        <details>
          <summary>{rows.length - MOST_DOUBTS} más</summary>
          <ul>{rows.slice(MOST_DOUBTS)}</ul>
        </details>
      )}
      {doubts.some(({ words }) => shortly(words) !== quoted(words)) && <Whole rows={doubts} />}
    </section>
  );
}
