import type { FormView } from '@/lib/site/views/form';
import type { SplitPage } from '@/lib/site/views/split-page';
import { FORM_PAGE } from '@/lib/ui-texts';
import { QuickExit } from '@/components/ui/QuickExit';
import { Prose } from '@/components/ui/Prose';
import { Canales } from './Canales';
import { FormSection } from './FormSection';

/** The page of a form: which form is theirs, what comes before it, the form, what comes after. */
export function FormPage({ view }: { view: SplitPage & { form: FormView } }) {
  const { before, after, form } = view;
  return (
    // One box: what stays in sight (the exit) stays in sight of all of it.
    <div className="form-page">
      {form.salidaRapida && (
        <p className="page-exit no-print">
          <QuickExit href={form.salidaRapida} />
        </p>
      )}
      <p className="form-jump no-print">
        <a href="#formulario">{FORM_PAGE.jump}</a>
      </p>
      {form.canales && (
        <details className="surface mb-5 px-4 py-3">
          <summary>
            <h2 className="text-h3">{form.canales.titulo}</h2>
          </summary>
          <Canales canales={form.canales} here={form.id} />
        </details>
      )}
      <Prose html={before} />
      <section id="formulario" className="section">
        <h2 className="mb-4">{form.definition.titulo}</h2>
        {/* Which form is theirs was said above. */}
        <FormSection form={{ ...form, canales: undefined }} />
      </section>
      <div className="section">
        <Prose html={after} />
      </div>
    </div>
  );
}
