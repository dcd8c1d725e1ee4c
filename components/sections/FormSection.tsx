import type { FormView } from '@/lib/site/views/form';
import { FormIsland } from '@/components/islands/forms/FormIsland';
import { Dialog } from '@/components/ui/Dialog';
import { Island, type Moment } from '@/components/ui/Island';
import { PdfLink } from '@/components/ui/PdfLink';
import { BeforeForm } from './BeforeForm';

interface FormSectionProps {
  form: FormView;
  when: Moment;
}

/** A form, what people must know before it, and the papers that stand in for it. */
export function FormSection({ form, when }: FormSectionProps) {
  const { id, definition, settings, correos, issuer, channels, demostracion } = form;
  const { salidaRapida: salida, hoja, aviso } = form;
  const linea = <a href={channels.lineaHref}>{channels.linea}</a>;
  return (
    <>
      {demostracion && <p className="notice mb-3 px-3 py-2 leading-snug">{demostracion}</p>}
      <noscript>
        <p className="notice mb-4">
          Este formulario necesita JavaScript para enviarse. Sin él, llame a la línea {linea},
          escriba a <a href={`mailto:${channels.correo}`}>{channels.correo}</a> o lleve la hoja en
          blanco a la oficina, de {channels.horario}. Si no quiere decir quién es, déjela sin firma
          en el buzón: por teléfono o por correo sabrán quién es usted.
        </p>
        <p className="mb-4">
          <PdfLink {...hoja} />
        </p>
      </noscript>
      <BeforeForm form={form} />
      <Island
        of={FormIsland}
        when={when}
        className="needs-script"
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
        props={{ id, definition, settings, correos, issuer, channels, demostracion, salida }}
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
export function QuickExit({ href }: { href: string }) {
  return (
    <a
      className="button no-print px-[0.7rem] py-[0.4rem] text-sm whitespace-nowrap"
      href={href}
      rel="noreferrer"
      data-exit=""
    >
      Salir rápido
    </a>
  );
}
