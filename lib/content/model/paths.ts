/**
 * Where content may point. Every path of the site's own files that an author writes, and every name that
 * becomes an address, is held against the two rules of this file, so that nothing is read or written
 * outside its place, on any disk and on any host.
 */

/** Two bytes short of what disks take, once the build has added an ending of its own. */
const MAX_NAME_BYTES = 200;

/** Signs that some disk or address reads otherwise: Windows' own, and those of addresses. */
const FOREIGN = /[\\%?#:*"<>|\p{Cc}\p{Cf}]/u;

/**
 * The fault of a path from the site's root, whose `%20` and kin are read already.
 * @returns in Spanish, without the path; undefined when each part is a plain name of a folder or file
 */
export function pathProblem(path: string): string | undefined {
  const foreign = foreignSign(path);
  if (foreign) return `la ruta lleva ${foreign}, que no puede ir en el nombre de un archivo`;
  const parts = path.replace(/^\//, '').split('/');
  // The last part is empty in the address of a page.
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

/** Names that Windows keeps for its devices, whatever the ending: no file there can have them. */
export const isDeviceName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:\.|$)/i.test(name);

/** The first sign of a name that cannot go in it, as a message shows it; an invisible sign by its number. */
export function foreignSign(name: string): string | undefined {
  const sign = FOREIGN.exec(name)?.[0];
  if (sign === undefined || !/[\p{Cc}\p{Cf}]/u.test(sign)) return sign && `«${sign}»`;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `un signo invisible (U+${code})`;
}

/**
 * Files that systems and editors leave by themselves, and an empty folder's stand-in: nobody wrote it,
 * nothing reads it and it is never published.
 */
const LITTER =
  /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.gitkeep|~\$.*|\.~lock\..*|.*~|\..*\.sw[a-p]|__MACOSX)$/i;

/** @param name of a file or folder, without those that it is in */
export const isLitter = (name: string): boolean => LITTER.test(name);
