/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { disagreements, compareInstalled, holdsTests } from '@/scripts/setup/lock.mjs';
import { neededToRun, otherLicences, withInstallScript, type Locked } from './dependencias';
import { importsOf, sources } from './imports';

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
type Named = Record<'dependencies' | 'devDependencies', Record<string, string>>;
const named = json<Named>('package.json');
const lockText = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(lockText) as { packages: Record<string, Locked & Partial<Named>> };

const UNIMPORTED = [
  ...[
    '@expo-google-fonts/source-sans-3',
    '@expo-google-fonts/source-serif-4',
    '@tailwindcss/postcss',
  ],
  ...['@types/node', '@types/react', 'typescript'],
  ...['next', 'tailwindcss', 'tsx'],
  'schema-dts',
];

describe('los paquetes ajenos', () => {
  it('son los que usa la oficina, y ni uno más: los de las pruebas se instalan aparte', () => {
    const used = neededToRun(sources.flatMap(importsOf));
    const known = Object.keys(named.dependencies);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !used.includes(name) && !UNIMPORTED.includes(name))).toEqual([]);
  });

  it('se piden en una versión exacta', () => {
    const versions = Object.values({ ...named.dependencies, ...named.devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('tienen cada uno su huella, y ninguno dice de qué servidor vino', () => {
    const loose = Object.entries(packages).filter(
      ([place, one]) => place !== '' && !('integrity' in one) && !one.inBundle,
    );
    expect(loose).toEqual([]);
    expect(lockText).not.toMatch(/"resolved"|https?:\/\/registry/);
  });

  it('tienen una licencia de las admitidas', () => {
    expect(otherLicences(packages)).toEqual([]);
    expect(
      otherLicences({
        'node_modules/a': { version: '1.0.0', license: '(MIT OR GPL-3.0-only)' },
        'node_modules/b': { version: '1.0.0', license: 'MIT AND GPL-3.0-only' },
        'node_modules/a/node_modules/@c/d': { version: '1.0.0' },
        'node_modules/e': { version: '1.0.0', license: 'LGPL-3.0' },
      }),
    ).toEqual([
      'b 1.0.0: MIT AND GPL-3.0-only',
      '@c/d 1.0.0: no dice su licencia',
      'e 1.0.0: LGPL-3.0',
    ]);
  });

  it('no corren programas al instalarse', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('\nignore-scripts=true\n');
    expect(withInstallScript(packages)).toEqual(['@parcel/watcher', 'esbuild']);
  });
});

describe('antes y después de instalar', () => {
  it('package.json y package-lock.json dicen lo mismo', () =>
    expect(disagreements(named, { packages })).toEqual([]));

  const asked = { dependencies: { uno: '1.0.0' }, devDependencies: { dos: '2.0.0' } };
  const one = { version: '1.0.0', integrity: 'sha512-1' };
  const fixed = {
    '': asked,
    'node_modules/uno': one,
    'node_modules/dos': { version: '2.0.0', integrity: 'sha512-2' },
  };

  it('se nombra el paquete en que no: otra versión, uno de más, uno de menos o sin huella', () => {
    const when = (dependencies: Record<string, string>) =>
      disagreements({ ...asked, dependencies }, { packages: fixed });
    expect(when({ uno: '1.0.0' })).toEqual([]);
    expect(when({ uno: '1.0.1' })).toEqual([
      '  uno: package.json pide 1.0.1 y package-lock.json fija 1.0.0',
    ]);
    expect(when({})).toEqual(['  uno: package.json pide nada y package-lock.json fija 1.0.0']);
    expect(when({ uno: '1.0.0', tres: '3.0.0' })).toEqual([
      '  tres: package.json pide 3.0.0 y package-lock.json fija nada',
    ]);
    const locked = (change: object) =>
      disagreements(asked, { packages: { ...fixed, 'node_modules/uno': { ...one, ...change } } });
    expect(locked({ integrity: undefined })).toEqual([
      '  uno: package.json pide 1.0.0 y package-lock.json fija 1.0.0, sin huella',
    ]);
    expect(locked({ version: '9.9.9' })).toEqual([
      '  uno: package.json pide 1.0.0 y package-lock.json fija 1.0.0 y 9.9.9',
    ]);
  });

  it('quien tiene los de las pruebas los conserva, los haya instalado quien los haya instalado', () => {
    expect(holdsTests({ packages: { uno: { dev: true }, dos: {} } })).toBe(true);
    expect(holdsTests({ packages: { dos: {} } })).toBe(false);
  });

  it('lo instalado es lo fijado, y se dice lo que este sistema puso sin huella', () => {
    const compare = (change: Record<string, object>) =>
      compareInstalled({ packages: fixed }, { packages: { 'node_modules/uno': one, ...change } });
    const right = { different: [], unlisted: [] };
    expect(compare({})).toEqual(right);
    for (const other of [{ version: '1.0.1' }, { integrity: 'sha512-x' }])
      expect(compare({ 'node_modules/uno': { ...one, ...other } }).different).toHaveLength(1);
    const binary = { version: '16.4.6', integrity: 'sha512-x', optional: true };
    const place = 'node_modules/@next/swc-otro-sistema';
    expect(compare({ [place]: binary })).toEqual({
      ...right,
      unlisted: ['@next/swc-otro-sistema 16.4.6'],
    });
    expect(compare({ [place]: { ...binary, optional: false } }).different).toEqual([
      '@next/swc-otro-sistema 16.4.6',
    ]);
  });
});
