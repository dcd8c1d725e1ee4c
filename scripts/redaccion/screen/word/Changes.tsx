import type { DocumentChange, ChangeChoice } from '../../documents/types';

interface Props {
  changes: DocumentChange[];
  choice: ChangeChoice | undefined;
  onChoose: (choice: ChangeChoice) => void;
  onLeave: () => void;
}

const LABELS: Record<ChangeChoice, string> = {
  accept: 'Aceptar todos: queda lo de «Después»',
  reject: 'Rechazar todos: queda lo de «Antes»',
};
const NOTHING = <em>(nada)</em>;

/** The changes that wait in a document, as sentences, and the single choice for all of them. */
export function Changes({ changes, choice, onChoose, onLeave }: Props) {
  if (changes.length === 0) return null;
  return (
    <section className="problems" aria-label="Cambios sin aceptar">
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
          <label key={one}>
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
}
