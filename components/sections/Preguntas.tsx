import { Fragment } from 'react';
import type { ViewOf } from '@/lib/site/kinds';
import { Fold, Fuente, Marca } from '@/components/ui/text';

/** Only one question is open at a time, so each is a group of its own for sample marks. */
export function Preguntas({ preguntas }: Pick<ViewOf<'declaraciones'>, 'preguntas'>) {
  const Heading = preguntas.some(({ grupo }) => grupo) ? 'h4' : 'h3';
  return preguntas.map(({ ancla, grupo, pregunta, respuesta, fuente, muestra }) => (
    <Fragment key={pregunta}>
      {grupo && <h3 className="mt-6 mb-3">{grupo}</h3>}
      <Fold
        id={ancla}
        className="panel max-w-texto"
        folds="always"
        title={<Heading>{pregunta}</Heading>}
      >
        <div className="panel-body">
          <p>
            {respuesta}
            <Marca si={muestra} />
          </p>
          <Fuente texto={fuente} />
        </div>
      </Fold>
    </Fragment>
  ));
}
