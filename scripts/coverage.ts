import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROMESAS } from '@/lib/site/promesas';

/** The document that tells which tests prove each statement, made from the marks in the tests. */
export const COVERAGE = 'docs/cobertura.md';
/** The statements of the specification, each with the id that the marks name. */
const STATEMENTS = 'tests/especificacion.yml';

const statements = z.record(z.string(), z.string().min(1));
const registry = z.strictObject({
  apartados: z.array(
    z.union([
      z.strictObject({ capitulo: z.string(), enunciados: statements.default({}) }),
      z.strictObject({ seccion: z.string(), enunciados: statements }),
    ]),
  ),
  /** Why no test proves a statement, by its id. */
  sinPrueba: z.record(z.string(), z.string().min(1)).default({}),
});
export type Specification = z.infer<typeof registry>;

/** A test that says above itself which statements it proves. */
export interface Marked {
  file: string;
  title: string;
  ids: string[];
}

/** @throws when the text is not a list of statements, or gives an id twice in one section */
export const parseSpecification = (text: string): Specification => registry.parse(parse(text));

const MARKS = /(?:^ *\/\/ Especificación: .+\n)+/gm;
const TITLE = /(?:\b(?:it|test)\(|\)\()\s*(['"`])((?:\\.|(?!\1).)+)\1/s;

/**
 * The marked tests of a file, in its order. A mark stands directly above its test.
 * @throws when a mark has no test below it
 */
export function marksOf(file: string, text: string): Marked[] {
  return [...text.matchAll(MARKS)].map(({ 0: mark, index }) => {
    const rest = text.slice(index + mark.length);
    const title = /^\s*(?:it|test)\b/.test(rest) ? TITLE.exec(rest)?.[2] : undefined;
    if (!title) throw new Error(`${file}: no test below the mark «${mark.trim()}».`);
    const ids = mark.split('\n').flatMap((line) => line.split(': ')[1]?.split(', ') ?? []);
    return { file, title: title.replace(/\\(['"`])/g, '$1'), ids };
  });
}

/** What the marks lack: a statement without a test, or an id that no statement has. */
export function markFaults({ apartados, sinPrueba }: Specification, marks: Marked[]): string[] {
  const ids = apartados.flatMap(({ enunciados }) => Object.keys(enunciados));
  const marked = new Set(marks.flatMap((mark) => mark.ids));
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id}: lo llevan dos enunciados`),
    ...ids
      .filter((id) => !marked.has(id) && !(id in sinPrueba))
      .map((id) => `${id}: ninguna prueba lo nombra`),
    ...Object.keys(sinPrueba)
      .filter((id) => marked.has(id) || !ids.includes(id))
      .map((id) => `${id}: está en sinPrueba, y tiene prueba o no es un enunciado`),
    ...marks.flatMap(({ file, title, ids: named }) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => `${file} «${title}»: ${id} no es un enunciado`),
    ),
  ];
}

const INTRO = `# Cobertura de la especificación

Cada enunciado de la especificación y de sus decisiones, y las pruebas que lo sostienen. Esta página la escribe \`npm run cobertura\`: los enunciados están en [especificacion.yml](../${STATEMENTS}), y cada prueba dice los suyos en un comentario, \`// Especificación: 2.1-01\`. En un título, \`%s\` y \`\${…}\` son lo que cambia de un caso a otro.
`;

/** The whole document: a list for each section, and under each statement its tests. */
export function coverageDocument(specification: Specification, marks: Marked[]): string {
  const proofs = (id: string) => {
    const found = marks.filter(({ ids }) => ids.includes(id)).map(proof);
    return found.length > 0
      ? [...new Set(found)].sort()
      : [`  - sin prueba: ${specification.sinPrueba[id] ?? '—'}`];
  };
  const sections = specification.apartados.map(({ enunciados, ...named }) => [
    '',
    'capitulo' in named ? `## ${named.capitulo}` : `### ${named.seccion}`,
    ...Object.entries(enunciados).flatMap(([id, text], index) => [
      ...(index === 0 ? [''] : []),
      `- **${id}** ${text}`,
      ...proofs(id),
    ]),
  ]);
  return `${INTRO}${sections.flat().join('\n')}\n`;
}

/** A title is plain text, and some have signs that Markdown would read. */
const proof = ({ file, title }: Marked) =>
  `  - [${path.posix.basename(file)}](../${file}) «${title.replace(/[\\`*_[\]<>]/g, '\\$&')}»`;

/** What the site promises on its own page is proven like what was specified. */
const withPromises = ({ apartados, sinPrueba }: Specification): Specification => ({
  sinPrueba,
  apartados: [
    ...apartados,
    { capitulo: 'Lo que el sitio promete en `/accesibilidad/`', enunciados: {} },
    ...PROMESAS.map(({ titulo, puntos }) => ({ seccion: titulo, enunciados: puntos })),
  ],
});

/** The project's own statements and marks. */
export function readCoverage(): { specification: Specification; marks: Marked[] } {
  const files = globSync('tests/{unit,content,build,hosts,e2e}/**/*.{test,spec}.{ts,tsx}').sort();
  return {
    specification: withPromises(parseSpecification(readFileSync(STATEMENTS, 'utf8'))),
    marks: files.flatMap((file) => marksOf(file, readFileSync(file, 'utf8'))),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { specification, marks } = readCoverage();
  writeFileSync(COVERAGE, coverageDocument(specification, marks));
  const faults = markFaults(specification, marks);
  console.log([`${COVERAGE}: al día.`, ...faults].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
