import { FIXED_ROUTES } from '@/lib/site/pages';
import { slugify } from './slug';

/** An address is typed, printed and said on the phone: a name longer than this is none. */
export const MAX_NAME = 100;

/** What stands at the site's root beside the pages, what lists of releases stand under, what hosts mean. */
const OF_THE_SITE = [
  'imagenes',
  'ilustraciones',
  'pagefind',
  'static',
  'organigrama',
  'index',
  '404',
  'pagina',
  'anio',
  'parte',
];

/** Names that Windows keeps for its devices, whatever the ending: no file there can have them. */
const OF_WINDOWS = /^(con|prn|aux|nul|(com|lpt)[0-9])$/;

/** The first part of every page's address that is not made of a file's name. */
const OF_PAGES = FIXED_ROUTES.map((route) => route.split('/')[1] ?? '');

const RESERVED = new Set([...OF_THE_SITE, ...OF_PAGES].map((name) => name.toLowerCase()));

/**
 * What is wrong with a name that becomes part of an address: that of a file whose page, catalogue or
 * form it is, or a directorate's `ruta`.
 * @param mixed whether capitals are allowed: only in the directorates' addresses, as the specification
 *   writes some of them (section 2.1)
 * @param free whether names that the site uses itself are refused too
 * @returns in Spanish; undefined when the name is good
 */
export function nameProblem(
  name: string,
  { mixed = false, free = true }: { mixed?: boolean; free?: boolean } = {},
): string | undefined {
  if (name.length > MAX_NAME)
    return `pasa de ${MAX_NAME} letras y es parte de una dirección. Acórtelo`;
  const good = mixed ? slugify(name) : slugify(name).toLowerCase();
  if (name !== good || name === '')
    return `«${name}» no puede ir en una dirección: ${mixed ? 'letras sin acento' : 'minúsculas sin acento'}, cifras y guiones, sin espacios ni otros signos`;
  const small = name.toLowerCase();
  if (free && (RESERVED.has(small) || OF_WINDOWS.test(small)))
    return `«${name}» es un nombre que el sitio o los equipos ya usan. Elija otro`;
  return undefined;
}

/** A good name that is near, or undefined when nothing of it can stay. */
export function goodName(name: string, mixed = false): string | undefined {
  const slug = slugify(name).slice(0, MAX_NAME).replace(/-+$/, '');
  const good = mixed ? slug : slug.toLowerCase();
  return good && nameProblem(good, { mixed }) === undefined ? good : undefined;
}
