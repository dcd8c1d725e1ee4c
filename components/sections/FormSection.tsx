import type { FormView } from '@/lib/site/views/form';
import { FormIsland } from '@/components/islands/forms/FormIsland';
import { Dialog } from '@/components/ui/Dialog';
import { Island, type Moment } from '@/components/ui/Island';
import { Later } from '@/components/ui/Later';
import { PdfLink } from '@/components/ui/PdfLink';
import { QuickExit } from '@/components/ui/QuickExit';
import { BeforeForm } from './BeforeForm';
import { Linea, WithoutScript } from './WithoutScript';

/** A form, what people must know before it, and the papers that stand in for it. */
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
  const { salidaRapida: salida, hoja, aviso } = form;
  return (
    <>
      <Island
        of={FormIsland}
        when="interaction"
        failure={{
          ...RETRYING,
          failed: (
            <>
              No se pudo cargar el formulario. Lo que haya escrito sigue aquí. Reintente, o llame al{' '}
              <Linea form={form} />.
            </>
          ),
        }}
        props={{
          id,
          definition,
          settings,
          correos,
          issuer,
          channels,
          publicado,
          demostracion,
          salida,
        }}
      >
        <BeforeForm form={form} />
      </Island>
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

const RETRYING = {
  waking: 'Cargando el formulario…',
  woken: 'El formulario ya cargó: puede continuar.',
  retry: 'Reintentar',
};

/** The same, of which what is written in comes later: where a form is not what a page is for. */
export function LaterForm({ form, when }: { form: FormView; when: Moment }) {
  const { pagina } = form;
  return (
    <>
      <WithoutScript form={form} />
      {pagina && (
        <noscript>
          <p>
            Lo que conviene saber antes de escribir está en{' '}
            <a href={pagina}>la página del formulario</a>.
          </p>
        </noscript>
      )}
      <Later
        when={when}
        failure={{
          ...RETRYING,
          woken: 'El formulario llegó.',
          failed: (
            <>
              No llegó el formulario. Reintente
              {pagina && (
                <>
                  , vaya a <a href={pagina}>su página</a>
                </>
              )}{' '}
              o llame al <Linea form={form} />.
            </>
          ),
        }}
      >
        <WithScript form={form} />
      </Later>
    </>
  );
}

interface FormDialogProps {
  form: FormView;
  /** True where the page arrives with it open: then nothing of it comes later. */
  opens?: boolean;
}

/** The dialog of a form; its address is the form's name (`#queja`, `#denuncia`). */
export function FormDialog({ form, opens = false }: FormDialogProps) {
  return (
    <Dialog
      id={form.id}
      titulo={form.definition.titulo}
      cerrar={{ texto: 'Close', lang: 'en' }}
      acciones={form.salidaRapida && <QuickExit href={form.salidaRapida} />}
    >
      {opens ? <FormSection form={form} /> : <LaterForm form={form} when="interaction" />}
    </Dialog>
  );
}
