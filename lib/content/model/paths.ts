import type { NameReason, PathReason } from '@/lib/content/faults';
import { slugify } from './slug';

/** Rules for paths and names written by authors, so that nothing is read or written outside its folder. */

/** Below the 255 bytes of disks, since the build adds endings. */
const MAX_NAME_BYTES = 200;

const FOREIGN = /[\\%?#:*"<>|\p{Cc}\p{Cf}]/u;

/** Returns the reason against a decoded path from the site's root. */
export function pathProblem(path: string): PathReason | undefined {
  const sign = foreignSign(path);
  if (sign) return { reason: 'sign', values: { sign } };
  const parts = path.replace(/^\//, '').split('/');
  // The address of a page ends in an empty part.
  if (parts.slice(0, -1).includes('')) return { reason: 'double-slash', values: {} };
  const dotted = parts.find((part) => part === '.' || part === '..');
  if (dotted) return { reason: 'dots', values: { part: dotted } };
  const loose = parts.find((part) => part !== part.trim() || part.endsWith('.'));
  if (loose !== undefined) return { reason: 'loose-end', values: { part: loose } };
  const device = parts.find(isDeviceName);
  if (device) return { reason: 'device', values: { part: device } };
  if (parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES))
    return { reason: 'long', values: {} };
  return undefined;
}

/** Reserved device names of Windows, with any ending. */
const isDeviceName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:\.|$)/i.test(name);

/** Returns a name's first invalid sign. */
export const foreignSign = (name: string): string | undefined => FOREIGN.exec(name)?.[0];

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

/** Returns the reason against a name that is part of an address. */
export function nameProblem(name: string, rules: NameRules = {}): NameReason | undefined {
  const { mixed = false, free = true } = rules;
  if (name.length > MAX_NAME) return { reason: 'long', values: { most: MAX_NAME } };
  const good = mixed ? slugify(name) : slugify(name).toLowerCase();
  if (name !== good || name === '') return { reason: 'form', values: { name, mixed } };
  const small = name.toLowerCase();
  if (free && (RESERVED.has(small) || isDeviceName(small)))
    return { reason: 'taken', values: { name } };
  return undefined;
}

export function goodName(name: string, rules: NameRules = {}): string | undefined {
  const slug = slugify(name).slice(0, MAX_NAME).replace(/-+$/, '');
  const good = rules.mixed ? slug : slug.toLowerCase();
  return nameProblem(good, rules) === undefined ? good : undefined;
}
