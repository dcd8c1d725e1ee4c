import type { ChangeChoice, Understood, UnderstoodKind } from '../../documents/types';
import type { Read } from '../client';

const LABELS: Record<ChangeChoice, string> = {
  accept: 'Aceptar todos: queda lo de «Después»',
  reject: 'Rechazar todos: queda lo de «Antes»',
};
const NOTHING = <em>(nada)</em>;

interface ChangesProps extends Pick<Read, 'changes'> {
  choice: ChangeChoice | undefined;
  onChoose: (choice: ChangeChoice) => void;
  onLeave: () => void;
}

export const Changes = ({ changes, choice, onChoose, onLeave }: ChangesProps) =>
  changes.length > 0 && (
    <section className="notice bad" aria-label="Cambios sin aceptar">
      <h4>Cambios sin aceptar ({changes.length})</h4>
      <p>Alguien corrigió este documento y nadie ha aceptado ni rechazado sus cambios.</p>
      <ol>
        {changes.map(({ before, after }, index) => (
          <li key={index}>
            <strong>Antes:</strong> {before || NOTHING}
            <br />
            <strong>Después:</strong> {after || NOTHING}
          </li>
        ))}
      </ol>
      <fieldset className="decision">
        <legend>¿Qué se hace con todos?</legend>
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
        <button type="button" onClick={onLeave}>
          Volver a Word para decidir uno por uno
        </button>
      </fieldset>
    </section>
  );

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
const LONG: UnderstoodKind[] = ['listas', 'membrete', 'firma', 'copias'];

const quoted = (words: string[]): string => words.map((one) => `«${one}»`).join(' ');

const shortly = ({ kind, words: [first = '', ...rest] }: Understood): string =>
  LONG.includes(kind) && rest.length > 0
    ? `${quoted([first])} y ${rest.length} más`
    : quoted([first, ...rest]);

interface UnderstoodProps extends Pick<Read, 'understood'> {
  left: readonly UnderstoodKind[];
  onLeave: (left: UnderstoodKind[]) => void;
}

/** The things that were understood of a document, each ticked until it is left in the text as it was. */
export const UnderstoodList = ({ understood, left, onLeave }: UnderstoodProps) =>
  understood.length > 0 && (
    <fieldset className="decision">
      <legend>Lo que se entendió</legend>
      <p className="help">Lo que desmarque queda en el texto como estaba.</p>
      {understood.map((one) => {
        const { kind, note } = one;
        return (
          <label key={kind} className="switch">
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

interface LossesProps extends Pick<Read, 'losses' | 'pictures'> {
  isOffered?: boolean;
}

export const Losses = ({ losses, pictures, isOffered }: LossesProps) =>
  losses.length + pictures.length > 0 && (
    <section className="notice" aria-label="Se perdió / revise">
      <h4>Se perdió / revise</h4>
      <ul>
        {losses.map(({ what, text, todo }, index) => (
          <li key={index}>
            <strong>{what}</strong>: «{text}». {todo}
          </li>
        ))}
        {pictures.map(({ name, alt, data }) => (
          <li key={name}>
            <strong>imagen</strong>: «{alt || name}».{' '}
            {isOffered
              ? 'Se ofrece en la pieza.'
              : 'No pasa al texto: descárguela y póngala con «Fotografía».'}{' '}
            <a href={data} download={name}>
              Descargar<span className="hidden"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
