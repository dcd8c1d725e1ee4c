import type { Import } from './imports';

export interface Locked {
  version?: string;
  integrity?: string;
  inBundle?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

const LICENCES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1'],
  // Copyleft for changed sources; here they only run.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
  ...['BSD', 'Zlib'],
];

/** libheif runs unchanged on the office's machine and is no part of the site. */
const ALONE: Record<string, string> = { 'libheif-js': 'LGPL-3.0' };

const holds = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((id) => LICENCES.includes(id)));

const nameAt = (place: string) => place.replace(/^.*node_modules\//, '');

const entries = (packages: Record<string, Locked>) =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, one]) => ({ ...one, name: nameAt(place) }));

export const otherLicences = (packages: Record<string, Locked>): string[] =>
  entries(packages).flatMap(({ name, version, license }) =>
    license && (holds(license) || ALONE[name] === license)
      ? []
      : [`${name} ${version}: ${license ?? 'no dice su licencia'}`],
  );

export const withInstallScript = (packages: Record<string, Locked>): string[] =>
  entries(packages).flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : []));

const DEVELOPERS = /^scripts\/(test\/|coverage\.ts)/;
const NOT_PACKAGES = /^(app|components|lib|scripts|tests|tailwind\.config)(\/|$)|^node:|\.css$/;
const nameOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '';

export const neededToRun = (imports: Import[]): string[] => {
  const found = imports
    .filter(({ file, typeOnly }) => !DEVELOPERS.test(file) && !typeOnly)
    .filter(({ target }) => !NOT_PACKAGES.test(target))
    .map(({ target }) => nameOf(target));
  return [...new Set(found)].sort();
};
