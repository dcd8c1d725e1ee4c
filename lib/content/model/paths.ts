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
export const isDeviceName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?:\.|$)/i.test(name);

/** Returns a name's first invalid sign; an invisible sign by its number. */
export function foreignSign(name: string): string | undefined {
  const sign = FOREIGN.exec(name)?.[0];
  if (sign === undefined || !/[\p{Cc}\p{Cf}]/u.test(sign)) return sign && `«${sign}»`;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `un signo invisible (U+${code})`;
}

/** Files left by systems and editors, and placeholders of empty folders: never read or published. */
const LITTER =
  /^(?:\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.gitkeep|~\$.*|\.~lock\..*|.*~|\..*\.sw[a-p]|__MACOSX)$/i;

export const isLitter = (name: string): boolean => LITTER.test(name);
