import type { FormView } from '@/lib/site/views/form';
import type { FormPageView, FormPart } from '@/lib/site/views/text-page';
import { island } from '@/components/islands/attributes';
import { WithMeaning } from '@/components/islands/forms/WithMeaning';
import { QuickExit } from '@/components/ui/QuickExit';
import { Prose } from '@/components/ui/Prose';
import { Canales } from './Canales';
import { FormDanger } from './Danger';
import { FormSection } from './FormSection';
import { formWords } from './form-words';

export function FormPage({ view }: { view: FormPageView }) {
  const { lead, before, form, after } = view;
  const words = formWords(form);
  return (
    // A common box keeps the exit in sight beside all of it.
    <div className="form-page">
      <div className="page-exit no-print">
        <nav
          className="flex flex-wrap text-sm max-sm:gap-2 sm:gap-4"
          aria-label={words.parts}
          {...island('contents', 'visible')}
        >
          {before && <a href={`#${before.id}`}>{words.before}</a>}
          <a href="#formulario">{words.write}</a>
          {after && <a href={`#${after.id}`}>{words.after}</a>}
        </nav>
        {form.salidaRapida && <QuickExit href={form.salidaRapida}>{words.exit}</QuickExit>}
      </div>
      <FormDanger form={form} report={form.peligro.denuncia} />
      <Prose html={lead} />
      {before && <Part part={before} form={form} />}
      <section id="formulario" className="section">
        <h2>
          <WithMeaning meaning={form.literales?.[form.definition.titulo]}>
            {form.definition.titulo}
          </WithMeaning>
        </h2>
        <FormSection form={before ? { ...form, canales: undefined } : form} />
      </section>
      {after && <Part part={after} />}
    </div>
  );
}

function Part({ part, form }: { part: FormPart; form?: FormView }) {
  const { id, titulo, apartados, html } = part;
  const { canales, id: here } = form ?? {};
  return (
    <details className="panel form-part" data-folds="always" open>
      <summary>
        <h2 id={id}>{titulo}</h2>
        <small className="field-help max-md:hidden print:inline!">
          {[...(canales ? [canales.titulo] : []), ...apartados].join(' · ')}
        </small>
      </summary>
      <div className="panel-body">
        {canales && (
          <div className="mb-4">
            <h2 className="text-h3">{canales.titulo}</h2>
            <Canales canales={canales} here={here} />
          </div>
        )}
        <Prose html={html} />
      </div>
    </details>
  );
}
