import path from 'node:path';

type System = Pick<typeof path, 'relative' | 'sep' | 'isAbsolute'>;

/** Returns a file's path within a folder as an address, with «/» on every system. */
export const addressIn = (folder: string, file: string, system: System = path): string =>
  system.relative(folder, file).replaceAll(system.sep, '/');

/** Returns whether a path is a folder, or anything under it. */
export function isWithin(folder: string, file: string, system: System = path): boolean {
  const way = addressIn(folder, file, system);
  // Between two drives of Windows there is no relative path.
  return way !== '..' && !way.startsWith('../') && !system.isAbsolute(way);
}
