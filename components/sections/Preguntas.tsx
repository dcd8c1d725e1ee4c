import { Fuente } from '@/components/ui/Fuente';
import { Marca } from '@/components/ui/Marca';

interface PreguntasProps {
  preguntas: {
    ancla?: string;
    pregunta: string;
    respuesta: string;
    fuente?: string | undefined;
    muestra: boolean;
  }[];
}

/** Only one question is open at a time, so each is a group of its own for sample marks. */
export function Preguntas({ preguntas }: PreguntasProps) {
  return preguntas.map(({ ancla, pregunta, respuesta, fuente, muestra }) => (
    <details key={pregunta} id={ancla} className="panel" data-folds="always" open>
      <summary>
        <h3>{pregunta}</h3>
      </summary>
      <div className="panel-body max-w-texto">
        <p>
          {respuesta}
          <Marca de="muestra" si={muestra} />
        </p>
        <Fuente texto={fuente} />
      </div>
    </details>
  ));
}
