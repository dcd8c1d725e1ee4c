import { isDeviceName } from './paths';
import { slugify } from './slug';

/** Addresses are typed, printed and dictated. */
export const MAX_NAME = 100;

/** Names of the site's folders and files, and of pages. */
const RESERVED = new Set([
  ...'imagenes ilustraciones pagefind static organigrama index 404 pagina anio parte'.split(' '),
  ...'default prensa directorio quejapublica denuncia acuse en facil documentos'.split(' '),
  ...'datos mapa accesibilidad buscar prueba no-encontrada'.split(' '),
]);

interface NameRules {
  /** Allows capitals, as the directorates' addresses have (section 2.1). */
  mixed?: boolean;
  free?: boolean;
}

export function nameProblem(
  name: string,
  { mixed = false, free = true }: NameRules = {},
): string | undefined {
  if (name.length > MAX_NAME)
    return `pasa de ${MAX_NAME} letras y es parte de una dirección. Acórtelo`;
  const good = mixed ? slugify(name) : slugify(name).toLowerCase();
  if (name !== good || name === '')
    return `«${name}» no puede ir en una dirección: ${mixed ? 'letras sin acento' : 'minúsculas sin acento'}, cifras y guiones, sin espacios ni otros signos`;
  const small = name.toLowerCase();
  if (free && (RESERVED.has(small) || isDeviceName(small)))
    return `«${name}» es un nombre que el sitio o los equipos ya usan. Elija otro`;
  return undefined;
}

export function goodName(name: string, rules: NameRules = {}): string | undefined {
  const slug = slugify(name).slice(0, MAX_NAME).replace(/-+$/, '');
  const good = rules.mixed ? slug : slug.toLowerCase();
  return nameProblem(good, rules) === undefined ? good : undefined;
}
