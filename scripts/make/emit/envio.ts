import type { Content } from '@/lib/content/model';
import type { FormDefinition } from '@/lib/forms/logic';
import type { Settings } from '@/lib/site/sources';

type Form = FormDefinition['plantilla'];

/** Which forms of a built site send, told in the site itself: a publisher has only its files. */
export interface Envio {
  demostracion: boolean;
  envian: string[];
  sinEnviar: string[];
}

export const ENVIO = 'envio.json';

const FORMS = ['queja', 'denuncia', 'sugerencia'] as const satisfies readonly Form[];

/** Returns the forms that the site shows. */
export const shownForms = ({ sitio }: Pick<Content, 'sitio'>): Form[] =>
  FORMS.filter((one) => one !== 'sugerencia' || sitio.data.sugerencias?.activo);

/** Returns the file that tells which forms send; publicar/servidor.sh reads its form too. */
export function emitEnvio(
  content: Pick<Content, 'sitio'>,
  { send }: Settings,
): Map<string, string> {
  const shown = shownForms(content);
  const sends = (one: Form) => send[one] !== null && !send[one].local;
  const envio: Envio = {
    demostracion: content.sitio.data.demostracion,
    envian: shown.filter(sends),
    sinEnviar: shown.filter((one) => !sends(one)),
  };
  return new Map([[ENVIO, `${JSON.stringify(envio)}\n`]]);
}
