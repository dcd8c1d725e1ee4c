import type { FormPageView, FormPart } from '@/lib/site/views/text-page';
import { island } from '@/components/islands/attributes';
import { WithMeaning } from '@/components/islands/forms/WithMeaning';
import { QuickExit } from '@/components/ui/QuickExit';
import { Prose } from '@/components/ui/Prose';
import { Canales } from './Canales';
import { Danger } from './Danger';
import { FormSection } from './FormSection';
import { formWords } from './form-words';

export function FormPage({ view }: { view: FormPageView }) {
  const { lead, before, form, after } = view;
  const words = formWords(form);
  return (
    // A common box keeps the exit in sight beside all of it.
    <div className="form-page">
      <div className="page-exit no-print">
        <nav aria-label={words.parts} {...island('contents', 'visible')}>
          {before && <a href={`#${before.id}`}>{words.before}</a>}
          <a href="#formulario">{words.write}</a>
          {after && <a href={`#${after.id}`}>{words.after}</a>}
        </nav>
        {form.salidaRapida && <QuickExit href={form.salidaRapida}>{words.exit}</QuickExit>}
      </div>
      <Danger form={form} report={form.peligro.denuncia} />
      <Prose html={lead} />
      {form.canales && (
        <details className="panel form-part" data-folds="always" open>
          <summary>
            <h2>{form.canales.titulo}</h2>
          </summary>
          <div className="panel-body">
            <Canales canales={form.canales} here={form.id} />
          </div>
        </details>
      )}
      {before && <Part part={before} />}
      <section id="formulario" className="section">
        <h2 className="mb-4">
          <WithMeaning meaning={form.literales?.[form.definition.titulo]}>
            {form.definition.titulo}
          </WithMeaning>
        </h2>
        <FormSection form={{ ...form, descripcion: '', canales: undefined }} />
      </section>
      {after && <Part part={after} />}
    </div>
  );
}

function Part({ part: { id, titulo, apartados, html } }: { part: FormPart }) {
  return (
    <details className="panel form-part" data-folds="always" open>
      <summary>
        <h2 id={id}>{titulo}</h2>
        <small className="field-help">{apartados.join(' · ')}</small>
      </summary>
      <div className="panel-body">
        <Prose html={html} />
      </div>
    </details>
  );
}
