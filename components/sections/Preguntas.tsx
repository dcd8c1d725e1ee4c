import { Fragment } from 'react';
import { Fuente } from '@/components/ui/Fuente';
import { Marca } from '@/components/ui/Marca';

interface PreguntasProps {
  preguntas: {
    ancla?: string;
    /** Of the group that begins here. */
    grupo?: string | undefined;
    pregunta: string;
    respuesta: string;
    fuente?: string | undefined;
    muestra: boolean;
  }[];
}

/** Only one question is open at a time, so each is a group of its own for sample marks. */
export function Preguntas({ preguntas }: PreguntasProps) {
  const Heading = preguntas.some(({ grupo }) => grupo) ? 'h4' : 'h3';
  return preguntas.map(({ ancla, grupo, pregunta, respuesta, fuente, muestra }) => (
    <Fragment key={pregunta}>
      {grupo && <h3 className="mt-6 mb-3">{grupo}</h3>}
      <details id={ancla} className="panel max-w-texto" data-folds="always" open>
        <summary>
          <Heading>{pregunta}</Heading>
        </summary>
        <div className="panel-body">
          <p>
            {respuesta}
            <Marca de="muestra" si={muestra} />
          </p>
          <Fuente texto={fuente} />
        </div>
      </details>
    </Fragment>
  ));
}
