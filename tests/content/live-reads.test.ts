/** @jest-environment node */
import { testSources } from './imports';
import { ALLOWED, allLiveReads, liveReads } from './live-reads';

const of = (text: string, file = 'tests/unit/lib/a.test.ts') => liveReads({ file, text });

describe('las pruebas se apoyan en la muestra, no en lo que la oficina escribe', () => {
  it('ninguna lee content/ ni public/, salvo la que los valida', () => {
    expect(testSources.length).toBeGreaterThan(150);
    expect(testSources.flatMap(liveReads)).toEqual([]);
  });

  it('quienes pueden leerlos existen y lo hacen', () => {
    const readers = testSources
      .filter((source) => allLiveReads(source).length > 0)
      .map(({ file }) => file);
    expect(readers).toEqual(ALLOWED);
  });
});

describe('esta regla nombra a quien la rompe', () => {
  it('con su archivo, su línea y lo que dice', () => {
    expect(of(`const a = 1;\nreadFileSync('content/sitio.yml', 'utf8');`)).toEqual([
      `tests/unit/lib/a.test.ts:2 readFileSync('content/sitio.yml', 'utf8')`,
    ]);
  });

  it.each([
    `import { loadContent } from '@/lib/check';`,
    `import { loadContent as load, type Content } from '@/lib/check';`,
    `import { PROJECT } from '../../authors';`,
    `import icono from '../../../public/icono.svg';`,
    `const words = await import('@/content/words.json');`,
    `validateContent();`,
    `readAll();`,
    `validateContent(process.cwd());`,
    `readContent(process.cwd());`,
    `const ROOT = path.join(__dirname, '../../..'); readContent(ROOT);`,
    `readYaml('', 'content/correo.yml');`,
    `readMarkdown('.', 'content/prensa/a.md');`,
    `new Targets(content, process.cwd());`,
    `checkDemo(content, path.resolve(import.meta.dirname, '../../..'));`,
    `path.join(process.cwd(), 'content', name);`,
    `join(__dirname, '../../../public/icono.svg');`,
    `path.resolve('content/sitio.yml');`,
    `const root = process.cwd(); readFile(\`\${root}/content/\${name}.yml\`);`,
    `const from = 'content/prensa'; readdirSync(from);`,
    `existsSync(process.cwd() + '/public/icono.svg');`,
    `fileURLToPath(new URL('../../../content/sitio.yml', import.meta.url));`,
    `globSync('content/**/*.yml');`,
    `globSync('{app,public}/**/*', { cwd: process.cwd() });`,
    `globSync(['lib/**', 'content/**']);`,
    `globSync(['app', 'content'].map((folder) => \`\${folder}/**\`));`,
  ])('señala %s', (text) => expect(of(text)).toHaveLength(1));

  it.each([
    `import { SAMPLE, sampleContent } from '../../sample';`,
    `readContent(SAMPLE);`,
    `readYaml(SAMPLE, 'content/correo.yml');`,
    `path.join(SAMPLE, 'content', 'sitio.yml');`,
    `globSync('content/**/*.yml', { cwd: SAMPLE });`,
    `const dir = mkdtempSync('a'); readFileSync(path.join(dir, 'public/icono.svg'));`,
    `expect(problem).toBe('content/prensa/a.md:3 fecha: falta este dato.');`,
    `expect(meta).toHaveAttribute('content', 'es');`,
    `globSync('lib/content/**/*.ts');`,
    `readFileSync(path.join(process.cwd(), 'lib/content/model/index.ts'));`,
    `readFileSync(join(import.meta.dirname, 'content/a.txt'));`,
  ])('pero deja pasar %s', (text) => expect(of(text)).toEqual([]));
});
