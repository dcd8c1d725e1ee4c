import type { FormDefinition, Mode } from '@/lib/forms/logic';
import { sampleContent } from '../../sample';

const content = sampleContent();

/** The recipients, as the sample says them. */
export const correos = content.correo.data;

/** A form as its YAML says it. */
export function form(slug: string): FormDefinition {
  return content.formularios.find((entry) => entry.slug === slug)!.data;
}

/** A mode of a form: `denuncia/anonimo`. */
export function mode(name: string): Mode {
  const [slug = '', id] = name.split('/');
  return form(slug).modos.find((one) => one.id === id)!;
}

/** Every mode of every form, as `mode` takes it. */
export const MODES = content.formularios.flatMap(({ slug, data }) =>
  data.modos.map(({ id }) => `${slug}/${id}`),
);

/** Every field of every form filled with a value that names it. */
const NAMES =
  'nombre nombres telefono direccion correo nombreServidorP dependencia cargo numeroDeReporte descripcion fecha lugar sugerencia';
const FILLED = Object.fromEntries(NAMES.split(' ').map((name) => [name, `<${name}>`]));
export const COMPLETE = { ...FILLED, checkbox: 'on' };
