import { Fuente } from '@/components/ui/Fuente';

interface PreguntasProps {
  preguntas: { pregunta: string; respuesta: string; fuente?: string | undefined }[];
}

/** Questions that open on their answers, each with where it comes from. */
export function Preguntas({ preguntas }: PreguntasProps) {
  return preguntas.map(({ pregunta, respuesta, fuente }) => (
    <details key={pregunta} className="panel" data-folds="always" open>
      <summary>
        <h3>{pregunta}</h3>
      </summary>
      <div className="panel-body max-w-texto">
        <p>{respuesta}</p>
        <Fuente texto={fuente} />
      </div>
    </details>
  ));
}
