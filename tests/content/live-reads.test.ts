/** @jest-environment node */
import { testSources } from './imports';
import { liveReads } from './live-reads';

const of = (text: string) => liveReads({ file: 'tests/unit/lib/a.test.ts', text });

it('las pruebas se apoyan en la muestra: ninguna lee content/ ni public/, salvo la que los valida', () => {
  expect(testSources.length).toBeGreaterThan(150);
  const others = testSources.filter(({ file }) => !file.endsWith('live-reads.test.ts'));
  expect(others.flatMap(liveReads)).toEqual([]);
});

it('quien los lee se nombra con su archivo y su línea', () =>
  expect(of(`const a = 1;\nreadFileSync('content/sitio.yml', 'utf8');`)).toEqual([
    `tests/unit/lib/a.test.ts:2 readFileSync('content/sitio.yml', 'utf8');`,
  ]));

it.each([
  `import { loadContent as load, type Content } from '@/lib/check';`,
  `import { PROJECT } from '../../authors';`,
  `import icono from '../../../public/icono.svg';`,
  `const words = await import('@/content/words.json');`,
  `validateContent();`,
  `readContent(process.cwd());`,
  `path.join(process.cwd(), 'content', name);`,
  `join(__dirname, '../../../public/icono.svg');`,
  `existsSync(process.cwd() + '/public/icono.svg');`,
  `fileURLToPath(new URL('../../../content/sitio.yml', import.meta.url));`,
  `path.resolve('content/sitio.yml');`,
  `globSync('{app,public}/**/*', { cwd: process.cwd() });`,
])('señala %s', (text) => expect(of(text)).toHaveLength(1));

it.each([
  `import { SAMPLE, sampleContent } from '../../sample';`,
  `readContent(SAMPLE);`,
  `path.join(SAMPLE, 'content', 'sitio.yml');`,
  `globSync('content/**/*.yml', { cwd: SAMPLE });`,
  `expect(problem).toBe('content/prensa/a.md:3 fecha: falta este dato.');`,
  `readFileSync(path.join(process.cwd(), 'lib/content/model/index.ts'));`,
])('pero deja pasar %s', (text) => expect(of(text)).toEqual([]));
