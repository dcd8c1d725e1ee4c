import { Fuente } from '@/components/ui/Fuente';
import { MarcaDeGrupo } from '@/components/ui/Marca';

interface PreguntasProps {
  /** True when what some of them say is invented. */
  muestra: boolean;
  preguntas: { ancla?: string; pregunta: string; respuesta: string; fuente?: string | undefined }[];
}

/** Questions that open on their answers, each with where it comes from and an address of its own. */
export function Preguntas({ muestra, preguntas }: PreguntasProps) {
  return (
    <>
      <MarcaDeGrupo si={muestra} />
      {preguntas.map(({ ancla, pregunta, respuesta, fuente }) => (
        <details key={pregunta} id={ancla} className="panel" data-folds="always" open>
          <summary>
            <h3>{pregunta}</h3>
          </summary>
          <div className="panel-body max-w-texto">
            <p>{respuesta}</p>
            <Fuente texto={fuente} />
          </div>
        </details>
      ))}
    </>
  );
}
