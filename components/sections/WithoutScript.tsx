import type { FormView } from '@/lib/site/views/form';
import { PdfLink } from '@/components/ui/PdfLink';

/** What no script is needed for: whose form it is, and what to do where it can't be sent. */
export function WithoutScript({ form }: { form: FormView }) {
  const { channels, demostracion, hoja } = form;
  return (
    <>
      {demostracion && <p className="notice mb-3 px-3 py-2 snug">{demostracion}</p>}
      <noscript>
        <p className="notice mb-4">
          Este formulario necesita JavaScript para enviarse. Sin él, llame a la línea{' '}
          <Linea form={form} />, escriba a{' '}
          <a href={`mailto:${channels.correo}`}>{channels.correo}</a> o lleve la hoja en blanco a la
          oficina, de {channels.horario}. Si no quiere decir quién es, déjela sin firma en el buzón:
          por teléfono o por correo sabrán quién es usted.
        </p>
        <p className="mb-4">
          <PdfLink {...hoja} />
        </p>
      </noscript>
    </>
  );
}

/** The line for complaints, as a link that calls it. */
export const Linea = ({ form: { channels } }: { form: FormView }) => (
  <a href={channels.lineaHref}>{channels.linea}</a>
);
