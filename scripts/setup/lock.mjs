/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Named
 * @typedef {{ packages: Record<string, Locked & Named> }} Lock
 */

const KINDS = /** @type {const} */ (['dependencies', 'devDependencies']);

/**
 * Differences of the named packages, a line each; npm would follow package.json in silence.
 * @param {Named} named package.json
 * @param {Lock} lock package-lock.json
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

/** @param {Lock} installed node_modules/.package-lock.json; true with packages of tests alone */
export const holdsTests = ({ packages }) => Object.values(packages).some(({ dev }) => dev);

/**
 * Finds packages that are not the lock file's, and optional ones of this system that it does not know.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
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
