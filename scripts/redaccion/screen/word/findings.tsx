import type { DocumentChange, Loss, Understood, UnderstoodKind } from '../../../documents/types';
import type { DocumentChoices, Read } from '../client';
import { Tick, toggled } from '../parts';

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
      {CHOICES.map(([one, label]) => (
        <Tick
          key={one}
          type="radio"
          name="cambios"
          checked={choice === one}
          onTick={() => onChoose(one)}
        >
          {label}
        </Tick>
      ))}
    </fieldset>
  );

function ChangedSentence({ before, after }: DocumentChange) {
  const [was, is] = [before, after].map((one) => one.split(/(?<=\s)/)) as [string[], string[]];
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
  const rows = understood.map((one) => ({ ...one, name: NAMES[one.kind] }));
  return (
    <fieldset className="decision">
      <legend>Lo que se entendió: desmarque lo que no</legend>
      {rows.map(({ kind, name, words, note }) => (
        <Tick
          key={kind}
          checked={!left.includes(kind)}
          onTick={(on) => onLeave(toggled(left, kind, !on))}
        >
          <span>
            <strong>{name}</strong>: {kind === 'fecha' ? quoted(words) : shortly(words)}
            {note && `. ${NOTES[note]}`}
          </span>
        </Tick>
      ))}
      <Whole rows={rows} />
    </fieldset>
  );
}

interface LossesProps extends Pick<Read, 'losses' | 'pictures'> {
  isOffered?: boolean;
}

export function Losses({ losses, pictures, isOffered }: LossesProps) {
  if (losses.length + pictures.length === 0) return null;
  const keyOf = ({ what, todo }: Loss) => `${what} ${todo}`;
  const rows = [...new Map(losses.map((one) => [keyOf(one), one]))].map(([key, { what, todo }]) => {
    const words = losses.filter((one) => keyOf(one) === key).map(({ text }) => text);
    return { key, name: what, todo, words };
  });
  return (
    <section className="notice" aria-label="Se perdió / revise">
      <h4>Se perdió / revise</h4>
      <ul>
        {rows.map(({ key, name, todo, words }) => (
          <li key={key}>
            <strong>{name}</strong>: {shortly(words)}. {todo}
          </li>
        ))}
        {isOffered && pictures.length > 0 && <li>Las imágenes se ofrecen en la pieza.</li>}
        {!isOffered &&
          pictures.map(({ name, alt, data }) => (
            <li key={name}>
              <strong>imagen</strong>: «{alt || name}». No pasa al texto: descárguela y póngala con
              «Fotografía».{' '}
              <a href={data} download={name}>
                Descargar<span className="sr-only"> {name}</span>
              </a>
            </li>
          ))}
      </ul>
      {rows.some(({ words }) => shortly(words) !== quoted(words)) && <Whole rows={rows} />}
    </section>
  );
}
