import type { FormDefinition, Mode } from '@/lib/forms/logic';
import { Literal, useWords } from './language';

interface ModeChoiceProps {
  id: string;
  definition: Pick<FormDefinition, 'titulo' | 'pregunta' | 'modos'>;
  current: Mode;
  /** False until the person chooses: the first mode is filled, and shown as nobody's choice. */
  chosen: boolean;
  status: string | undefined;
  onChoose: () => void;
  onSwitch: () => void;
}

/** Both modes in words, and below them the specification's own switch (section 4, D30). Names the form. */
export function ModeChoice({
  id,
  definition,
  current,
  chosen,
  status,
  onChoose,
  onSwitch,
}: ModeChoiceProps) {
  const { FILLING, LOADING } = useWords();
  const { cambio } = current;
  if (!cambio) return null;
  const isTitled = current.titulo === definition.titulo;
  return (
    <div className="choice grid grid-cols-1 gap-2" role="group" aria-labelledby={`${id}-pregunta`}>
      <p id={`${id}-pregunta`} className="font-serif text-h3 bold">
        {definition.pregunta}
      </p>
      <ul className="choice-ways grid gap-2 max-md:grid-cols-1 md:grid-cols-2 print:grid-cols-2">
        {definition.modos.map(({ id: mode, opcion }) => (
          <li key={mode} aria-current={(chosen && mode === current.id) || undefined}>
            <button
              type="button"
              className="choice-title"
              aria-pressed={chosen && mode === current.id}
              data-busy={mode === current.id ? undefined : LOADING}
              onClick={mode === current.id ? onChoose : onSwitch}
            >
              {opcion?.titulo}
            </button>
            <span className="field-help block">{opcion?.texto}</span>
          </li>
        ))}
      </ul>
      <p className="choice-switch no-print">
        {cambio.etiqueta && (
          <span id={`${id}-cambio`}>
            <Literal text={cambio.etiqueta} />
          </span>
        )}
        <button
          type="button"
          id={`${id}-modo`}
          aria-describedby={cambio.etiqueta && `${id}-cambio`}
          data-busy={LOADING}
          onClick={onSwitch}
        >
          <Literal text={cambio.boton}>
            {cambio.ingles && (
              <>
                <wbr />
                <span lang="en">{`/${cambio.ingles}`}</span>
              </>
            )}
          </Literal>
        </button>
      </p>
      <div
        className={status ? 'mode-status pl-3' : isTitled || !chosen ? 'sr-only' : undefined}
        aria-live="polite"
      >
        {/* Announced; in sight only once chosen, where it says more than the title above. */}
        <div className={isTitled || !chosen ? 'sr-only' : 'max-md:text-sm'}>
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
