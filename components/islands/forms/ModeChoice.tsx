import type { FormDefinition, Mode } from '@/lib/forms/logic';
import { Button } from './Button';
import { Literal, useWords } from './language';

interface ModeChoiceProps {
  id: string;
  definition: Pick<FormDefinition, 'titulo' | 'pregunta' | 'modos'>;
  current: Mode;
  status: string | undefined;
  onSwitch: () => void;
}

/** Both modes in words; the other has the specification's own switch (section 4, D30). Names the form. */
export function ModeChoice({ id, definition, current, status, onSwitch }: ModeChoiceProps) {
  const { FILLING, LOADING, NOW } = useWords();
  const { cambio } = current;
  if (!cambio) return null;
  return (
    <div className="choice grid grid-cols-1 gap-3" role="group" aria-labelledby={`${id}-pregunta`}>
      <p id={`${id}-pregunta`} className="no-print font-serif text-h4 bold">
        {definition.pregunta}
      </p>
      <ul className="choice-ways no-print grid gap-3 max-md:grid-cols-1 md:grid-cols-2">
        {definition.modos.map(({ id: mode, opcion }) => (
          <li key={mode} aria-current={mode === current.id || undefined}>
            <strong>{opcion?.titulo}</strong>
            {mode === current.id && <span className="pill ticked ml-1">{NOW}</span>}
            <span className="field-help block">{opcion?.texto}</span>
            {mode !== current.id && (
              <div className="field mt-2">
                {cambio.etiqueta && (
                  <span id={`${id}-cambio`}>
                    <Literal text={cambio.etiqueta} />
                  </span>
                )}
                <Button
                  id={`${id}-modo`}
                  className="button button-outline justify-self-start text-sm"
                  aria-describedby={cambio.etiqueta && `${id}-cambio`}
                  data-busy={LOADING}
                  onClick={onSwitch}
                >
                  <span>
                    <Literal text={cambio.boton}>
                      {cambio.ingles && (
                        <>
                          <wbr />
                          <span lang="en">{`/${cambio.ingles}`}</span>
                        </>
                      )}
                    </Literal>
                  </span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={status ? 'mode-status pl-3' : undefined} aria-live="polite">
        {/* Announced; in sight only where it says more than the title above. */}
        <div className={current.titulo === definition.titulo ? 'sr-only' : undefined}>
          <span className="sr-only">{`${FILLING} `}</span>
          <h3 id={`${id}-titulo`}>
            <Literal text={current.titulo} />
          </h3>
          {'. '}
        </div>
        {status}
      </div>
    </div>
  );
}
