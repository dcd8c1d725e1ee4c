import type { Content } from '@/lib/content/model';
import type { FormDefinition } from '@/lib/forms/logic';
import { FORMULARIOS } from '@/lib/site/required-content';
import type { Settings } from '@/lib/site/sources';

type Form = FormDefinition['plantilla'];

/** Which forms send; published because a publisher has only the site's files. */
export interface Envio {
  demostracion: boolean;
  envian: string[];
  sinEnviar: string[];
}

export const ENVIO = 'envio.json';

export const shownForms = ({ sitio }: Pick<Content, 'sitio'>): Form[] =>
  FORMULARIOS.filter((one) => one !== 'sugerencia' || sitio.data.sugerencias?.activo);

/** Writes `envio.json`. publicar/servidor.sh depends on its format. */
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
