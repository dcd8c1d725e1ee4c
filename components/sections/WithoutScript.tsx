import type { FormView } from '@/lib/site/views/form';
import { formWords } from './form-words';
import { PdfLink } from '@/components/ui/PdfLink';
import { MailLink } from '@/components/ui/PhoneLink';

export function WithoutScript({ form }: { form: FormView }) {
  const { channels, hoja } = form;
  const { call, callPhone, write, sheet } = formWords(form).needsScript;
  return (
    <noscript>
      <p className="notice mb-4">
        {channels.linea ? call : callPhone} <Linea form={form} />
        {`${write} `}
        <MailLink correo={channels.correo} />
        {sheet(channels.horario)}
      </p>
      <p className="mb-4">
        <PdfLink {...hoja} opens={formWords(form).newTab} />
      </p>
    </noscript>
  );
}

export const Linea = ({ form: { channels } }: { form: FormView }) => (
  <a href={channels.lineaHref ?? channels.telefonoHref}>{channels.linea ?? channels.telefono}</a>
);
