import type { FormView } from '@/lib/site/views/form';
import type { FormPageView, FormPart } from '@/lib/site/views/text-page';
import { island } from '@/components/islands/attributes';
import { WithMeaning } from '@/components/islands/forms/WithMeaning';
import { Fold, Prose } from '@/components/ui/text';
import { Canales } from './Canales';
import { Danger, formWords } from './Danger';
import { FormSection, QuickExit, ReportInstead } from './FormSection';

export function FormPage({ lead, before, form, after }: FormPageView) {
  const words = formWords(form);
  const { titulo } = form.definition;
  return (
    // A common box keeps the exit in sight beside all of it.
    <div className="form-page">
      <div className="page-exit no-print">
        <nav
          className="flex flex-wrap text-sm"
          aria-label={words.parts}
          {...island('contents', 'visible')}
        >
          {before && <a href={`#${before.id}`}>{words.before}</a>}
          <a href="#formulario">{words.write}</a>
          {after && <a href={`#${after.id}`}>{words.after}</a>}
        </nav>
        <QuickExit form={form} />
      </div>
      <Danger {...form} />
      <Prose html={lead} />
      <ReportInstead form={form} report={form.peligro.denuncia} />
      {before && <Part part={before} form={form} />}
      <section id="formulario" className="section">
        <h2>
          <WithMeaning meaning={form.literales?.[titulo]}>{titulo}</WithMeaning>
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
  const title = (
    <>
      <h2 id={id}>{titulo}</h2>
      <small className="field-help no-print max-md:hidden">
        {[...(canales ? [canales.titulo] : []), ...apartados].join(' · ')}
      </small>
    </>
  );
  return (
    <Fold className="panel form-part" folds="always" title={title}>
      <div className="panel-body">
        {canales && (
          <div className="mb-4">
            <h2 className="text-h3">{canales.titulo}</h2>
            <Canales canales={canales} here={here} />
          </div>
        )}
        <Prose html={html} />
      </div>
    </Fold>
  );
}
