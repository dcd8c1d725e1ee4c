import type { FormDefinition, Mode } from '@/lib/forms/logic';
import { sampleContent } from '../../sample';

const content = sampleContent();

export const correos = content.correo.data;

export function form(slug: string): FormDefinition {
  return content.formularios.find((entry) => entry.slug === slug)!.data;
}

/** @param name such as `denuncia/anonimo` */
export function mode(name: string): Mode {
  const [slug = '', id] = name.split('/');
  return form(slug).modos.find((one) => one.id === id)!;
}

export const MODES = content.formularios.flatMap(({ slug, data }) =>
  data.modos.map(({ id }) => `${slug}/${id}`),
);

const NAMES =
  'nombre nombres telefono direccion correo nombreServidorP dependencia cargo numeroDeReporte descripcion fecha lugar sugerencia';
const FILLED = Object.fromEntries(NAMES.split(' ').map((name) => [name, `<${name}>`]));
export const COMPLETE = { ...FILLED, checkbox: 'on' };
