import path from 'node:path';

/** What is used of package-lock.json. */
export interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

/** The locked version and contents of each package, and of all that it brings, by its place in node_modules. */
export function lockedVersions({ packages }: Lock, names: readonly string[]): [string, string][] {
  const found = new Map<string, string>();
  const visit = (name: string, from: string) => {
    const place = placeOf(name, from, packages);
    const { version = '', integrity, dependencies, optionalDependencies } = packages[place] ?? {};
    if (found.has(place)) return;
    if (!packages[place] && from === '') throw new Error(`package-lock.json no nombra «${name}».`);
    found.set(place, integrity ? `${version} ${integrity}` : version);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(next, place);
  };
  for (const name of names) visit(name, '');
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Where Node finds a package that `from` asks for: within it, or within whatever holds it. */
function placeOf(name: string, from: string, packages: Lock['packages']): string {
  const place = path.posix.join(from, 'node_modules', name);
  if (packages[place] || from === '') return place;
  return placeOf(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), packages);
}
