import type { FormView } from '@/lib/site/views/form';
import { FORM_PAGE } from '@/lib/ui-texts';
import { FormIsland } from '@/components/islands/forms/FormIsland';
import { EnglishForm } from '@/components/islands/forms-english/EnglishForm';
import { Dialog } from '@/components/ui/Dialog';
import { Island } from '@/components/ui/Island';
import { PdfLink } from '@/components/ui/PdfLink';
import { QuickExit } from '@/components/ui/QuickExit';
import { AfterForm, BeforeForm, PrivacyNotice } from './BeforeForm';
import { FormDanger } from './Danger';
import { formWords } from './form-words';
import { Linea, WithoutScript } from './WithoutScript';

export function FormSection({ form }: { form: FormView }) {
  return (
    <>
      <WithoutScript form={form} />
      <WithScript form={form} />
    </>
  );
}

function WithScript({ form }: { form: FormView }) {
  const { id, definition, settings, correos, issuer, channels, publicado, demostracion } = form;
  const { salidaRapida: salida, hoja, literales } = form;
  const { failed, waking, woken, retry, newTab } = formWords(form);
  const props = {
    ...{ id, definition, settings, correos, issuer, channels, publicado, demostracion, salida },
  };
  const around = {
    when: 'interaction',
    failure: {
      failed: (
        <>
          {`${failed} `}
          <Linea form={form} />.
        </>
      ),
      ...{ waking, woken, retry },
    },
    built: { before: <BeforeForm form={form} />, privacy: <PrivacyNotice form={form} /> },
  } as const;
  return (
    <>
      {literales ? (
        <Island
          name="forms-english"
          of={EnglishForm}
          props={{ ...props, literals: literales }}
          {...around}
        />
      ) : (
        <Island name="forms" of={FormIsland} props={props} {...around} />
      )}
      <AfterForm form={form} />
      <p className="no-print mt-4 text-sm">
        <PdfLink {...hoja} opens={newTab} />
      </p>
    </>
  );
}

/** The form in the home page; without script, the other channels and a link to the form's page. */
export function HomeForm({ form }: { form: FormView }) {
  const { pagina } = form;
  return (
    <>
      <WithoutScript form={form} />
      {pagina && (
        <noscript>
          <p>
            {`${FORM_PAGE.knowBefore} `}
            <a href={pagina}>{FORM_PAGE.itsPage}</a>.
          </p>
        </noscript>
      )}
      <div className="needs-script">
        <WithScript form={form} />
      </div>
    </>
  );
}

export function FormDialog({ form }: { form: FormView }) {
  return (
    <Dialog
      id={form.id}
      titulo={form.definition.titulo}
      cerrar={{ texto: 'Close', lang: 'en' }}
      acciones={
        form.salidaRapida && <QuickExit href={form.salidaRapida}>{FORM_PAGE.exit}</QuickExit>
      }
    >
      <FormDanger form={form} report="#denuncia" />
      <HomeForm form={form} />
    </Dialog>
  );
}
