import type { FormView } from '@/lib/site/views/form';
import { PdfLink } from '@/components/ui/PdfLink';
import { Canales } from './Canales';
import { formWords } from './form-words';

export function BeforeForm({ form }: { form: FormView }) {
  const { id, descripcion, antes, recomendaciones, canales } = form;
  return (
    <>
      {descripcion && <p className="mb-3 snug">{descripcion}</p>}
      <section className="before-form surface px-4 py-2" aria-label={antes.titulo}>
        <h3 className="text-h4">{antes.titulo}</h3>
        <Points texts={antes.puntos} />
        {antes.mas && (
          <details className="mt-1">
            <summary>{antes.mas.titulo}</summary>
            <Points texts={antes.mas.puntos} />
          </details>
        )}
        {canales && (
          <details className="mt-1">
            <summary>{canales.titulo}</summary>
            <Canales canales={canales} here={id} />
          </details>
        )}
        {recomendaciones && <Recomendaciones {...recomendaciones} form={form} />}
      </section>
    </>
  );
}

/** The simplified privacy notice (LGPDPPSO 14, 20–22). */
export function PrivacyNotice({ form }: { form: FormView }) {
  const { privacidad, aviso } = form;
  const words = formWords(form);
  return (
    <p className="field-help snug">
      {`${privacidad} `}
      <PdfLink {...aviso} text={words.privacy} opens={words.newTab} />
    </p>
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

function Recomendaciones({
  introduccion,
  recomendaciones,
  form,
}: NonNullable<FormView['recomendaciones']> & { form: FormView }) {
  const english = form.literales !== undefined;
  return (
    <details className="mt-1">
      <summary>{formWords(form).advice}</summary>
      <p className="my-2">{introduccion}</p>
      {recomendaciones.map(({ es, en }, index) => (
        <p key={es} className="mt-1">
          {`${index + 1}.- ${english ? en : es} `}
          <span lang={english ? 'es-MX' : 'en'} className="field-help block">
            {english ? es : en}
          </span>
        </p>
      ))}
    </details>
  );
}
