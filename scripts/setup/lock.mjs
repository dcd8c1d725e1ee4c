/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Named
 * @typedef {{ packages: Record<string, Locked & Named> }} Lock
 */

const KINDS = /** @type {const} */ (['dependencies', 'devDependencies']);

/**
 * The differences between package.json and package-lock.json in the packages that the project names. npm
 * itself would follow package.json in silence, to a version that nobody checked.
 * @param {Named} named package.json
 * @param {Lock} lock package-lock.json
 * @returns {string[]} one line for each, in Spanish
 */
export function disagreements(named, { packages }) {
  const root = packages[''] ?? {};
  return KINDS.flatMap((kind) => {
    const wanted = named[kind] ?? {};
    const known = root[kind] ?? {};
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(known)])].sort();
    return names.flatMap((name) => {
      const { version, integrity } = packages[`node_modules/${name}`] ?? {};
      if (wanted[name] === known[name] && wanted[name] === version && integrity) return [];
      const locked = known[name] === version ? version : `${known[name]} y ${version}`;
      return [
        `  ${name}: package.json pide ${wanted[name] ?? 'nada'} y package-lock.json fija ${
          version ? `${locked}${integrity ? '' : ', sin huella'}` : 'nada'
        }`,
      ];
    });
  });
}

/**
 * Whether npm left packages that only tests and checks of the code need.
 * @param {Lock} installed node_modules/.package-lock.json
 */
export const holdsTests = ({ packages }) => Object.values(packages).some(({ dev }) => dev);

/**
 * Compares node_modules, as npm left it, with the lock file.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes of what it installed
 * @returns {{ different: string[], unlisted: string[] }} packages with another version or other bytes than
 *   the lock file's, and optional ones of this system that the lock file does not know
 */
export function compareInstalled(lock, installed) {
  const different = [];
  const unlisted = [];
  for (const [place, { version, integrity, optional }] of Object.entries(installed.packages)) {
    const locked = lock.packages[place];
    const name = `${place.replace(/^.*node_modules\//, '')} ${version}`;
    if (!locked && optional) unlisted.push(name);
    else if (locked?.version !== version || locked?.integrity !== integrity) different.push(name);
  }
  return { different, unlisted };
}
