'use client';

import type { FormDefinition } from '@/lib/forms/logic';

interface ModeChoiceProps {
  /** Prefix of the controls' ids. */
  id: string;
  definition: Pick<FormDefinition, 'pregunta' | 'modos'>;
  /** Position of the current mode. */
  current: number;
  /** What the mode means for what leaves; it is announced when it changes. */
  status: string;
  onChoose: (index: number) => void;
}

/** How, before what: which mode, as a question; then the specification's own switch (section 4, D30). */
export function ModeChoice({
  id,
  definition: { pregunta, modos },
  current,
  status,
  onChoose,
}: ModeChoiceProps) {
  const cambio = modos[current]?.cambio;
  if (!cambio) return null;
  return (
    <>
      <fieldset className="choice grid gap-2 no-print">
        <legend>{pregunta}</legend>
        {modos.map(({ id: mode, opcion }, index) => (
          <div key={mode} className="check">
            <input
              type="radio"
              id={`${id}-modo-${mode}`}
              name={`${id}-modo`}
              aria-describedby={`${id}-modo-${mode}-ayuda`}
              checked={index === current}
              onChange={() => onChoose(index)}
            />
            <div>
              <label htmlFor={`${id}-modo-${mode}`}>
                <strong>{opcion?.titulo}</strong>
              </label>
              <p id={`${id}-modo-${mode}-ayuda`} className="field-help">
                {opcion?.texto}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      {/* Said when the mode changes; what will not leave stays in sight. */}
      <p className={modos[current]?.anonimo ? 'mode-status snug' : 'sr-only'} aria-live="polite">
        {status}
      </p>
      <div className="field no-print">
        {cambio.etiqueta && <span id={`${id}-cambio`}>{cambio.etiqueta}</span>}
        <button
          type="button"
          className="button button-outline justify-self-start"
          aria-describedby={cambio.etiqueta && `${id}-cambio`}
          onClick={() => onChoose(current + 1)}
        >
          <span>
            {cambio.boton}
            {cambio.ingles && <span lang="en">{`/${cambio.ingles}`}</span>}
          </span>
        </button>
      </div>
    </>
  );
}
