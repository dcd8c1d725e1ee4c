import type { FormDefinition } from '@/lib/forms/logic';
import type { FormView } from '@/lib/site/views/form';
import { FormIsland } from '@/components/islands/forms/FormIsland';
import { Dialog } from '@/components/ui/Dialog';
import { Island, type Moment } from '@/components/ui/Island';
import { PdfLink } from '@/components/ui/PdfLink';

interface FormSectionProps {
  form: FormView;
  when: Moment;
}

/** A form with what people must know before it: recommendations, privacy and the other channels. */
export function FormSection({ form, when }: FormSectionProps) {
  const { id, definition, settings, correos, issuer, channels, recomendaciones, hoja, aviso } =
    form;
  const linea = <a href={channels.lineaHref}>{channels.linea}</a>;
  return (
    <>
      <p className="mb-4">{definition.descripcion}</p>
      <Antes {...definition.antes} />
      <noscript>
        <p className="notice mb-4">
          Este formulario necesita JavaScript para enviarse. Sin él, llame a la línea {linea},
          escriba a <a href={`mailto:${channels.correo}`}>{channels.correo}</a> o lleve la hoja en
          blanco a la oficina, de {channels.horario}.
        </p>
      </noscript>
      {recomendaciones && <Recomendaciones {...recomendaciones} />}
      <Island
        of={FormIsland}
        when={when}
        failure={{
          failed: (
            <>
              No se pudo cargar el formulario. Lo que haya escrito sigue aquí. Reintente, o llame al{' '}
              {linea}.
            </>
          ),
          waking: 'Cargando el formulario…',
          woken: 'El formulario ya cargó: puede continuar.',
          retry: 'Reintentar',
        }}
        props={{ id, definition, settings, correos, issuer, channels }}
      />
      <ul className="no-print mt-4 text-sm">
        <li>
          <PdfLink {...hoja} />
        </li>
        <li>
          <PdfLink {...aviso} />
        </li>
      </ul>
    </>
  );
}

/** What people must know before they write; a point's words before the colon are its subject. */
function Antes({ titulo, puntos }: FormDefinition['antes']) {
  return (
    <section
      className="surface mb-5 rounded-control px-5 py-4 in-[dialog]:no-print"
      aria-label={titulo}
    >
      <h3>{titulo}</h3>
      <ul className="mt-2 grid list-disc gap-[0.4rem] pl-[1.2rem]">
        {puntos.map((punto) => {
          const [, lead, rest] = /^([^.:]{1,40}:) (.*)$/.exec(punto) ?? [];
          return (
            <li key={punto}>
              {rest ? (
                <>
                  <strong>{lead}</strong> {rest}
                </>
              ) : (
                punto
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The six numbered recommendations, in both languages (section 3); they are no requirements. */
function Recomendaciones({
  introduccion,
  recomendaciones,
}: NonNullable<FormView['recomendaciones']>) {
  return (
    <details className="notice mb-5" data-folds="" open>
      <summary>
        <strong>Recomendaciones</strong>
      </summary>
      <p className="my-2">{introduccion}</p>
      {recomendaciones.map(({ es, en }, index) => (
        <p key={es} className="mt-1">
          {`${index + 1}.- ${es} `}
          <span lang="en" className="field-help block">
            {en}
          </span>
        </p>
      ))}
    </details>
  );
}

/** The dialog of a form; its address is the form's name (`#queja`, `#denuncia`). */
export function FormDialog({ form }: { form: FormView }) {
  return (
    <Dialog
      id={form.id}
      titulo={form.definition.titulo}
      cerrar={{ texto: 'Close', lang: 'en' }}
      acciones={form.salidaRapida && <QuickExit href={form.salidaRapida} />}
    >
      <FormSection form={form} when="interaction" />
    </Dialog>
  );
}

/** Leaves at once for a common page, without asking (base script); without script it is a link. */
function QuickExit({ href }: { href: string }) {
  return (
    <a
      className="button no-print ml-auto px-[0.7rem] py-[0.4rem] text-sm whitespace-nowrap"
      href={href}
      rel="noreferrer"
      data-exit=""
    >
      Salir rápido
    </a>
  );
}
