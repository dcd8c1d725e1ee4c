import type { Understood, UnderstoodKind } from '../../documents/types';

interface Props {
  understood: Understood[];
  left: readonly UnderstoodKind[];
  onLeave: (left: UnderstoodKind[]) => void;
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
/** Kinds whose words are many, and folded. */
const LONG: UnderstoodKind[] = ['listas', 'membrete', 'firma', 'copias'];

const quoted = (words: string[]): string => words.map((one) => `«${one}»`).join(' ');

const shortly = ({ kind, words: [first = '', ...rest] }: Understood): string =>
  LONG.includes(kind) && rest.length > 0
    ? `${quoted([first])} y ${rest.length} más`
    : quoted([first, ...rest]);

/** The things that were understood of a document, each ticked until it is left in the text as it was. */
export function UnderstoodList({ understood, left, onLeave }: Props) {
  if (understood.length === 0) return null;
  return (
    <fieldset className="decision understood">
      <legend>Lo que se entendió</legend>
      <p className="help">Lo que desmarque queda en el texto como estaba.</p>
      {understood.map((one) => {
        const { kind, note } = one;
        return (
          <label key={kind}>
            <input
              type="checkbox"
              checked={!left.includes(kind)}
              onChange={({ target }) =>
                onLeave(target.checked ? left.filter((one) => one !== kind) : [...left, kind])
              }
            />
            <span>
              <strong>{NAMES[kind]}</strong>: {shortly(one)}
              {note && `. ${NOTES[note]}`}
            </span>
          </label>
        );
      })}
      <details>
        <summary>Con todas sus palabras</summary>
        {understood.map(({ kind, words }) => (
          <p key={kind}>
            <strong>{NAMES[kind]}</strong>: {quoted(words)}
          </p>
        ))}
      </details>
    </fieldset>
  );
}
