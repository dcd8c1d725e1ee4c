import type { FormView } from '@/lib/site/views/form';
import { PdfLink } from '@/components/ui/PdfLink';
import { Canales } from './Canales';
import { formWords } from './form-words';

export function BeforeForm({ form }: { form: FormView }) {
  const { definition, descripcion, antes } = form;
  return (
    <>
      {definition.modos.length === 1 && <p className="mb-3 snug">{descripcion}</p>}
      <section className="before-form surface px-3 py-2 text-sm" aria-label={antes.titulo}>
        <Points texts={antes.puntos} />
        {antes.mas && (
          <details className="mt-1">
            <summary>{antes.mas.titulo}</summary>
            <Points texts={antes.mas.puntos} />
          </details>
        )}
      </section>
    </>
  );
}

/** What may help and nobody needs to write. */
export function AfterForm({ form }: { form: FormView }) {
  const { id, canales, recomendaciones: advice, literales } = form;
  return (
    <div className="before-form mt-4">
      {canales && (
        <details>
          <summary>{canales.titulo}</summary>
          <Canales canales={canales} here={id} />
        </details>
      )}
      {advice && (
        <details className="mt-1">
          <summary>{formWords(form).advice}</summary>
          <p className="my-2">{advice.introduccion}</p>
          {advice.recomendaciones.map(({ es, en }, index) => (
            <p key={es} className="mt-1">
              {`${index + 1}.- ${literales ? en : es} `}
              <span lang={literales ? 'es-MX' : 'en'} className="field-help block">
                {literales ? es : en}
              </span>
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

/** The simplified privacy notice (LGPDPPSO 14, 20–22). */
export function PrivacyNotice({ form }: { form: FormView }) {
  const { privacidad, aviso } = form;
  const words = formWords(form);
  return (
    <details>
      <summary>{words.whose}</summary>
      <p className="field-help snug mt-1">
        {`${privacidad} `}
        <PdfLink {...aviso} text={words.privacy} opens={words.newTab} />
      </p>
    </details>
  );
}

/** The words before a colon are a point's subject. */
function Points({ texts }: { texts: string[] }) {
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-5 snug">
      {texts.map((text) => {
        const [, lead, rest] = /^([^.:]{1,40}:) (.*)$/.exec(text) ?? [];
        return (
          <li key={text}>
            {rest ? (
              <>
                <strong>{lead}</strong> {rest}
              </>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}
