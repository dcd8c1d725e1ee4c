import { slugify } from './slug';
import { codeOf } from './texts';

/** Rules for paths and names written by authors, so that nothing is read or written outside its folder. */

/** Below the 255 bytes of disks, since the build adds endings. */
const MAX_NAME_BYTES = 200;

const FOREIGN = /[\\%?#:*"<>|\p{Cc}\p{Cf}]/u;

/** Returns the fault, in Spanish, of a decoded path from the site's root, without quoting it. */
export function pathProblem(path: string): string | undefined {
  const foreign = foreignSign(path);
  if (foreign) return `la ruta lleva ${foreign}, que no puede ir en el nombre de un archivo`;
  const parts = path.replace(/^\//, '').split('/');
  // The address of a page ends in an empty part.
  if (parts.slice(0, -1).includes('')) return 'la ruta lleva «//». Deje una sola «/»';
  const dotted = parts.find((part) => part === '.' || part === '..');
  if (dotted) return `la ruta lleva «${dotted}» y no puede salir de su carpeta. Escríbala completa`;
  const loose = parts.find((part) => part !== part.trim() || part.endsWith('.'));
  if (loose !== undefined)
    return `«${loose}» empieza o termina con un espacio o un punto. Cambie el nombre del archivo`;
  const device = parts.find(isDeviceName);
  if (device)
    return `«${device}» es un nombre que Windows guarda para sus aparatos, y ahí no se podría copiar. Elija otro`;
  if (parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES))
    return 'el nombre del archivo es demasiado largo. Acórtelo';
  return undefined;
}

/** Reserved device names of Windows, with any ending. */
const isDeviceName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:\.|$)/i.test(name);

/** Returns a name's first invalid sign; an invisible sign by its number. */
export function foreignSign(name: string): string | undefined {
  const sign = FOREIGN.exec(name)?.[0];
  return (
    sign && (/[\p{Cc}\p{Cf}]/u.test(sign) ? `un signo invisible (${codeOf(sign)})` : `«${sign}»`)
  );
}

/** True for files left by systems and editors, and placeholders of empty folders: never read or published. */
export const isLitter = (name: string): boolean =>
  /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.gitkeep|~\$.*|\.~lock\..*|.*~|\..*\.sw[a-p]|__MACOSX)$/i.test(
    name,
  );

/** Addresses are typed, printed and dictated. */
export const MAX_NAME = 100;

/** Names of the site's folders and files, and of pages. */
const RESERVED = new Set([
  ...'imagenes ilustraciones pagefind static organigrama index 404 pagina anio parte'.split(' '),
  ...'default prensa directorio quejapublica denuncia acuse en facil documentos'.split(' '),
  ...'datos mapa accesibilidad buscar prueba no-encontrada'.split(' '),
]);

/** `mixed` allows capitals, as the directorates' addresses have (section 2.1). */
type NameRules = { mixed?: boolean; free?: boolean };

export function nameProblem(name: string, rules: NameRules = {}): string | undefined {
  const { mixed = false, free = true } = rules;
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
