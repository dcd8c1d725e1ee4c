import type { FormView } from '@/lib/site/views/form';
import { ENGLISH, FORM_PAGE, FORMS } from '@/lib/ui-texts';
import { ENGLISH_FORMS } from '@/lib/ui-texts/forms-english';
import { FormIsland } from '@/components/islands/forms';
import { EnglishForm } from '@/components/islands/forms-english';
import { leadOf } from '@/components/islands/forms/lead';
import { WithMeaning } from '@/components/islands/forms/WithMeaning';
import { Dialog } from '@/components/ui/Dialog';
import { Glyph } from '@/components/ui/drawings';
import { Island } from '@/components/ui/Island';
import { MailLink, PdfLink } from '@/components/ui/Link';
import { Fold, List } from '@/components/ui/text';
import { Canales } from './Canales';
import { Danger, formWords } from './Danger';

/** @param atHome in the home page: without script, the other channels and a link to the form's page */
export function FormSection({ form, atHome }: { form: FormView; atHome?: boolean }) {
  const withScript = <WithScript form={form} report={atHome && '#denuncia'} />;
  return (
    <>
      <WithoutScript form={form} />
      {atHome && form.pagina && (
        <noscript>
          <p>
            {`${FORM_PAGE.knowBefore} `}
            <a href={form.pagina}>{FORM_PAGE.itsPage}</a>.
          </p>
        </noscript>
      )}
      {atHome ? <div className="needs-script">{withScript}</div> : withScript}
    </>
  );
}

function WithoutScript({ form }: { form: FormView }) {
  const { channels, hoja } = form;
  const { needsScript, newTab } = formWords(form);
  const { call, callPhone, write, sheet } = needsScript;
  return (
    <noscript>
      <p className="notice mb-4">
        {channels.linea ? call : callPhone} <Linea form={form} />
        {`${write} `}
        <MailLink correo={channels.correo} />
        {sheet(channels.horario)}
      </p>
      <p className="mb-4">
        <PdfLink {...hoja} opens={newTab} />
      </p>
    </noscript>
  );
}

const Linea = ({ form: { channels } }: { form: FormView }) => (
  <a href={channels.lineaHref ?? channels.telefonoHref}>{channels.linea ?? channels.telefono}</a>
);

interface ReportedForm {
  form: FormView;
  /** Where go those who must not give their name. */
  report: string;
}

/** Of a form that asks who writes: leads to the one that need not know. */
export function ReportInstead({ form, report }: ReportedForm) {
  const { danger } = formWords(form);
  if (!form.peligro.identifica) return null;
  return (
    <p className="before-steps no-print my-2 snug">
      {`${danger.hit} `}
      <a href={report}>{danger.reportIt}</a>.
    </p>
  );
}

/** @param report where go those who must not give their name, unless the page has said it above */
function WithScript({ form, report }: { form: FormView; report: string | undefined | false }) {
  const { id, definition, settings, correos, issuer, channels, publicado, demostracion } = form;
  const { salidaRapida: salida, hoja, literales } = form;
  const { failed, waking, woken, retry, newTab } = formWords(form);
  const props = {
    ...{ id, definition, settings, correos, issuer, channels, publicado, demostracion, salida },
  };
  const failure = (
    <>
      {`${failed} `}
      <Linea form={form} />.
    </>
  );
  const around = {
    when: 'interaction',
    failure: { failed: failure, waking, woken, retry },
    built: {
      before: <BeforeForm form={form} />,
      privacy: (
        <>
          <PaperFields form={form} />
          <p className="paper-office print-only" lang={form.literales && 'es-MX'}>
            {FORM_PAGE.office.map((what) => (
              <span key={what}>{what}</span>
            ))}
          </p>
          <PrivacyNotice form={form} />
        </>
      ),
    },
  } as const;
  return (
    <>
      {report && <ReportInstead form={form} report={report} />}
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
      <div className="before-steps">
        <AfterForm form={form} />
        <p className="no-print mt-4 text-sm">
          <PdfLink {...hoja} opens={newTab} />
        </p>
        {literales && (
          <p className="no-print mt-2 text-sm">
            <a href={new URL(issuer.pagina).pathname}>{ENGLISH.followUp}</a>
          </p>
        )}
      </div>
    </>
  );
}

function BeforeForm({ form }: { form: FormView }) {
  const { definition, descripcion, antes, channels, demostracion } = form;
  const names = (channels.otros ?? []).map(({ nombre }) => nombre);
  const isAnonymous = definition.modos.some(({ anonimo }) => anonimo);
  const warning = isAnonymous && names.length > 0 && formWords(form).channelsShow(names);
  return (
    <>
      {definition.modos.length === 1 && <p className="mb-3 snug">{descripcion}</p>}
      <PaperWay form={form} />
      <section className="before-form text-sm" aria-label={antes.titulo}>
        <Points texts={warning ? [...antes.puntos, warning] : antes.puntos} />
        {demostracion && <p className="notice px-3 py-2 snug mt-2">{demostracion}</p>}
      </section>
    </>
  );
}

/** Where a printed form is left, and above which fields the first choice is named (styles/forms.css). */
function PaperWay({ form }: { form: FormView }) {
  const { channels, literales, peligro, primeraEnPapel } = form;
  const { domicilio, horario, linea, correo } = channels;
  const { handOver, dropOff } = literales ? ENGLISH_FORMS : FORMS;
  const { onlyThese, folio } = formWords(form);
  const named = (label: string) => literales?.[label] ?? label;
  return (
    <>
      <p className="print-only">
        {peligro.identifica
          ? handOver(domicilio, horario, linea, correo)
          : `${dropOff(domicilio, horario)} ${folio}`}
      </p>
      {primeraEnPapel && (
        <p className="paper-requirement field-help bold print-only">
          {onlyThese(primeraEnPapel.eleccion, primeraEnPapel.opcionales.map(named))}
        </p>
      )}
    </>
  );
}

/** In a cell that the fields leave empty (styles/forms.css). */
function PaperFields({ form }: { form: FormView }) {
  return form.enPapel.map(({ name, etiqueta, significado, eleccion }) => (
    <div key={name} className="field paper-field print-only">
      <strong>
        <WithMeaning meaning={significado}>{etiqueta}</WithMeaning>
      </strong>
      <p className="field-help">{formWords(form).onlyFor(eleccion)}</p>
    </div>
  ));
}

const Points = ({ texts }: { texts: string[] }) => (
  <List of={texts} className="grid gap-1 snug">
    {(text) => {
      const [lead, rest] = leadOf(text);
      return (
        <>
          {lead && <strong>{lead}</strong>}
          {rest}
        </>
      );
    }}
  </List>
);

/** The simplified privacy notice (LGPDPPSO 14, 20–22), after how the message travels. */
function PrivacyNotice({ form }: { form: FormView }) {
  const { whose, privacy, newTab } = formWords(form);
  const { mas } = form.antes;
  return (
    <>
      {mas && (
        <Fold className="before-form mb-1" title={mas.titulo}>
          <div className="mt-1 text-sm">
            <Points texts={mas.puntos} />
          </div>
        </Fold>
      )}
      <Fold title={whose}>
        <p className="field-help snug mt-1">
          {`${form.privacidad} `}
          <PdfLink {...form.aviso} text={privacy} opens={newTab} />
        </p>
      </Fold>
    </>
  );
}

/** Helpful, and required of nobody. */
function AfterForm({ form }: { form: FormView }) {
  const { id, canales, recomendaciones: advice, literales } = form;
  return (
    <div className="before-form mt-4">
      {canales && (
        <Fold title={canales.titulo}>
          <Canales canales={canales} here={id} />
        </Fold>
      )}
      {advice && (
        <Fold className="mt-1" title={formWords(form).advice}>
          <p className="my-2">{advice.introduccion}</p>
          {advice.recomendaciones.map(({ es, en }, index) => (
            <p key={es} className="mt-1">
              {`${index + 1}.- ${literales ? en : es} `}
              <span lang={literales ? 'es-MX' : 'en'} className="field-help block print:inline">
                {literales ? es : en}
              </span>
            </p>
          ))}
        </Fold>
      )}
    </div>
  );
}

export const QuickExit = ({ form }: { form: FormView }) =>
  form.salidaRapida && (
    <a
      className="button button-exit no-print gap-1! px-1.5! py-1! text-sm whitespace-nowrap"
      href={form.salidaRapida}
      rel="noreferrer"
      data-exit=""
    >
      <Glyph name="cerrar" />
      {formWords(form).exit}
    </a>
  );

export const FormDialog = ({ form }: { form: FormView }) => (
  <Dialog
    id={form.id}
    titulo={form.definition.titulo}
    cerrar={{ texto: 'Close', lang: 'en' }}
    acciones={<QuickExit form={form} />}
  >
    <Danger {...form} />
    <FormSection form={form} atHome />
  </Dialog>
);
