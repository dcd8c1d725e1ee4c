import type { ViewOf } from '@/lib/site/kinds';
import { Fold, Fuente, MarcaDeGrupo } from '@/components/ui/text';

type Preguntas = ViewOf<'declaraciones'>['preguntas'];

/** A list, or groups of questions in two columns on wide screens. */
export function Preguntas({ preguntas }: { preguntas: Preguntas }) {
  const starts = preguntas.flatMap(({ grupo }, at) => (grupo ? [at] : []));
  if (starts.length === 0)
    return preguntas.map((one) => <Pregunta key={one.pregunta} one={one} as="h3" />);
  return (
    <div className="questions grid gap-x-10 gap-y-6 lg:grid-cols-2 print:block print:columns-2 print:gap-8">
      {[...new Set([0, ...starts])].map((from, at, all) => (
        <div key={from} className="min-w-0">
          {preguntas[from]?.grupo && <h3 className="mb-3 print:mt-2">{preguntas[from].grupo}</h3>}
          {preguntas.slice(from, all[at + 1]).map((one) => (
            <Pregunta key={one.pregunta} one={one} as="h4" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Each is a group of its own for sample marks: its line is read with the answer. */
function Pregunta({ one, as: Heading }: { one: Preguntas[number]; as: 'h3' | 'h4' }) {
  const { ancla, pregunta, respuesta, montos, fuente, muestra } = one;
  const paragraphs = respuesta.split(/\n+/);
  return (
    <Fold
      id={ancla}
      className={Heading === 'h3' ? 'panel max-w-texto' : 'panel'}
      folds="always"
      title={<Heading>{pregunta}</Heading>}
    >
      <div className="panel-body max-w-texto">
        {paragraphs.map((paragraph, at) => (
          <p key={paragraph} className={at > 0 ? 'mt-2' : undefined}>
            {paragraph}
          </p>
        ))}
        {montos && <Montos montos={montos} />}
        <MarcaDeGrupo si={muestra} />
        <Fuente texto={fuente} />
      </div>
    </Fold>
  );
}

/** The amount is bold, and what it depends on is not: «95 pesos», «desde la hora en que entró». */
const Montos = ({ montos }: { montos: NonNullable<Preguntas[number]['montos']> }) => (
  <dl className="my-3">
    {montos.map(({ concepto, monto }) => {
      const [amount = '', ...rest] = monto.split(/(?=, )/);
      return (
        <div key={concepto} className="line-below grid grid-cols-[2fr_3fr] gap-x-4 py-2">
          <dt>{concepto}</dt>
          <dd>
            <strong>{amount}</strong>
            {rest}
          </dd>
        </div>
      );
    })}
  </dl>
);
