import type { ReactNode } from 'react';
import type {
  ChangeChoice,
  DocumentChange,
  Loss,
  Understood,
  UnderstoodKind,
} from '../../documents/types';
import type { Read } from '../client';

const LABELS: Record<ChangeChoice, string> = {
  accept: 'Aceptar todos',
  reject: 'Rechazar todos',
};

interface ChangesProps extends Pick<Read, 'changes'> {
  choice: ChangeChoice | undefined;
  onChoose: (choice: ChangeChoice) => void;
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
      {(['accept', 'reject'] as const).map((one) => (
        <label key={one} className="switch">
          <input
            type="radio"
            name="cambios"
            checked={choice === one}
            onChange={() => onChoose(one)}
          />
          {LABELS[one]}
        </label>
      ))}
    </fieldset>
  );

/** A sentence once, with its words of before and after in their place. */
function ChangedSentence({ before, after }: DocumentChange) {
  const [was, is] = [before, after].map((one) => one.split(/(?<=\s)/)) as [string[], string[]];
  const least = Math.min(was.length, is.length);
  const differs = (at: number) => was[at] !== is[at];
  const start = Array.from({ length: least }, (_, at) => at).find(differs) ?? least;
  let end = 0;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const middle = (words: string[]) => words.slice(start, words.length - end).join('');
  const marked = (label: string, words: string, Mark: 'del' | 'ins') =>
    words && (
      <Mark>
        <span className="hidden">{label}: </span>
        {words}
      </Mark>
    );
  return (
    <>
      {was.slice(0, start).join('')}
      {marked('antes', middle(was), 'del')} {marked('después', middle(is), 'ins')}
      {end > 0 && is.slice(-end).join('')}
    </>
  );
}

const NAMES: Record<UnderstoodKind, string> = {
  titulo: 'Título',
  resumen: 'Resumen',
  fecha: 'Lugar y fecha',
  titulos: 'Son títulos',
  listas: 'Son listas',
  pies: 'Describe la fotografía',
  membrete: 'Se quita el membrete',
  firma: 'Se quita la firma',
  copias: 'Se quitan las copias',
};
const NOTES: Record<NonNullable<Understood['note']>, string> = {
  capitals: 'Estaba en mayúsculas: revise los nombres.',
  letters: 'Sus letras quedan como números.',
  kept: 'También sigue en el texto.',
};

/** Words of a longer text that are said, and of a text that is said whole. */
const [FIRST, MOST] = [3, 5];

const quoted = (words: string[]): string => words.map((one) => `«${one}»`).join(' ');

/** The first words of some texts; how many more there are. */
function shortly([first = '', ...rest]: string[]): string {
  const words = first.split(/\s+/);
  const begun = words.length > MOST ? `${words.slice(0, FIRST).join(' ')}…` : first;
  return rest.length > 0 ? `«${begun}» y ${rest.length} más` : `«${begun}»`;
}

/** Short lines, and all of their words once they are asked for. */
const Whole = ({ rows }: { rows: [name: string, words: string[]][] }) => (
  <details>
    <summary>Con todas sus palabras</summary>
    {rows.map(([name, words], index) => (
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
export const UnderstoodList = ({ understood, left, onLeave }: UnderstoodProps) =>
  understood.length > 0 && (
    <fieldset className="decision">
      <legend>Lo que se entendió: desmarque lo que no</legend>
      {understood.map(({ kind, words, note }) => (
        <label key={kind} className="switch">
          <input
            type="checkbox"
            checked={!left.includes(kind)}
            onChange={({ target }) =>
              onLeave(target.checked ? left.filter((one) => one !== kind) : [...left, kind])
            }
          />
          <span>
            <strong>{NAMES[kind]}</strong>: {kind === 'fecha' ? quoted(words) : shortly(words)}
            {note && `. ${NOTES[note]}`}
          </span>
        </label>
      ))}
      <Whole rows={understood.map(({ kind, words }) => [NAMES[kind], words])} />
    </fieldset>
  );

interface LossesProps extends Pick<Read, 'losses' | 'pictures'> {
  isOffered?: boolean;
}

export function Losses({ losses, pictures, isOffered }: LossesProps) {
  if (losses.length + pictures.length === 0) return null;
  const keyOf = ({ what, todo }: Loss) => `${what} ${todo}`;
  const kinds = [...new Set(losses.map(keyOf))];
  const rows = kinds.map((kind) => losses.filter((one) => keyOf(one) === kind));
  const texts = rows.map((same): [string, string[]] => [
    same[0]?.what ?? '',
    same.map(({ text }) => text),
  ]);
  return (
    <section className="notice" aria-label="Se perdió / revise">
      <h4>Se perdió / revise</h4>
      <ul>
        {rows.map((same) => (
          <li key={`${same[0]?.what} ${same[0]?.todo}`}>
            <strong>{same[0]?.what}</strong>: {shortly(same.map(({ text }) => text))}.{' '}
            {same[0]?.todo}
          </li>
        ))}
        {isOffered && pictures.length > 0 && <li>Las imágenes se ofrecen en la pieza.</li>}
        {!isOffered && pictures.map((one) => <li key={one.name}>{pictureRow(one)}</li>)}
      </ul>
      {texts.some(([, words]) => shortly(words) !== quoted(words)) && <Whole rows={texts} />}
    </section>
  );
}

const pictureRow = ({ name, alt, data }: Read['pictures'][number]): ReactNode => (
  <>
    <strong>imagen</strong>: «{alt || name}». No pasa al texto: descárguela y póngala con
    «Fotografía».{' '}
    <a href={data} download={name}>
      Descargar<span className="hidden"> {name}</span>
    </a>
  </>
);
