import type { Import } from './imports';

export interface Locked {
  version?: string;
  integrity?: string;
  /** Within another package, under that package's hash. */
  inBundle?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

/** What every package may ask, those of tests included: with notice, or as a tool that is not handed on. */
const LICENCES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1'],
  // Ask for their own sources back when they are changed; here they only run.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
  // duck says no more; its file is the BSD licence of two clauses.
  ...['BSD', 'Zlib'],
];

/**
 * What one package alone may ask: libheif reads the photographs of iPhones on the office's own machine, whole
 * and unchanged, and is no part of the site (docs/decisions/documents-and-photographs.md).
 */
const ALONE: Record<string, string> = { 'libheif-js': 'LGPL-3.0' };

/** Whether an SPDX expression is true: each side of an AND, one of an OR. */
const holds = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((id) => LICENCES.includes(id)));

/** The package that is at a place of the lock file. */
const nameAt = (place: string) => place.replace(/^.*node_modules\//, '');

const entries = (packages: Record<string, Locked>) =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, one]) => ({ ...one, name: nameAt(place) }));

/** Packages whose licence is not among the allowed ones, or is not said. */
export const otherLicences = (packages: Record<string, Locked>): string[] =>
  entries(packages).flatMap(({ name, version, license }) =>
    license && (holds(license) || ALONE[name] === license)
      ? []
      : [`${name} ${version}: ${license ?? 'no dice su licencia'}`],
  );

/** Packages that would run a program as they are installed. */
export const withInstallScript = (packages: Record<string, Locked>): string[] =>
  entries(packages).flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : []));

/** What only who changes the project runs; the rest is what the office does. */
const DEVELOPERS = /^scripts\/(bench\/|test\/|coverage\.ts)/;
const NOT_PACKAGES = /^(app|components|lib|scripts|tests|tailwind\.config)(\/|$)|^node:|\.css$/;
const nameOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '';

/** The packages that what the office runs imports. */
export const neededToRun = (imports: Import[]): string[] => {
  const found = imports
    .filter(({ file, typeOnly }) => !DEVELOPERS.test(file) && !typeOnly)
    .filter(({ target }) => !NOT_PACKAGES.test(target))
    .map(({ target }) => nameOf(target));
  return [...new Set(found)].sort();
};
