import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROMESAS } from '@/lib/site/promesas';

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

/** A test with the statements that it proves. */
export interface Marked {
  file: string;
  title: string;
  ids: string[];
}

/** @throws when the text is not a list of statements, or gives an id twice in the same section */
export const parseSpecification = (text: string): Specification => registry.parse(parse(text));

const MARKS = /(?:^ *\/\/ Especificación: .+\n)+/gm;
const TITLE = /(?:\b(?:it|test)\(|\)\()\s*(['"`])((?:\\.|(?!\1).)+)\1/s;

/** The marked tests of a file, in its order. @throws when a mark has no test below it */
export function coverageMarksOf(file: string, text: string): Marked[] {
  return [...text.matchAll(MARKS)].map(({ 0: mark, index }) => {
    const rest = text.slice(index + mark.length);
    const title = /^\s*(?:it|test)\b/.test(rest) ? TITLE.exec(rest)?.[2] : undefined;
    if (!title) throw new Error(`${file}: no test below the mark «${mark.trim()}».`);
    const ids = mark.split('\n').flatMap((line) => line.split(': ')[1]?.split(', ') ?? []);
    return { file, title: title.replace(/\\(['"`])/g, '$1'), ids };
  });
}

/** The faults of the marks: a statement without a test, or an id that no statement has. */
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

/** The statements section by section, each with the tests that prove it. */
export function coverageReport(specification: Specification, marks: Marked[]): string {
  const proofs = (id: string) => {
    const found = marks.filter(({ ids }) => ids.includes(id));
    return found.length > 0
      ? found.map(({ file, title }) => `    ${file} «${title}»`).sort()
      : [`    sin prueba: ${specification.sinPrueba[id] ?? '—'}`];
  };
  return specification.apartados
    .map(({ enunciados, ...named }) => [
      'capitulo' in named ? named.capitulo : named.seccion,
      ...Object.entries(enunciados).flatMap(([id, text]) => [`  ${id} ${text}`, ...proofs(id)]),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** The project's own statements and marks. */
export function readCoverage(): { specification: Specification; marks: Marked[] } {
  const files = globSync('tests/{unit,content,build,hosts,e2e}/**/*.{test,spec}.{ts,tsx}').sort();
  const specification = parseSpecification(readFileSync(STATEMENTS, 'utf8'));
  specification.apartados.push(
    { capitulo: 'Lo que el sitio promete en `/accesibilidad/`', enunciados: {} },
    ...PROMESAS.map(({ titulo, puntos }) => ({ seccion: titulo, enunciados: puntos })),
  );
  const marks = files.flatMap((file) => coverageMarksOf(file, readFileSync(file, 'utf8')));
  return { specification, marks };
}

if (process.argv[1] === import.meta.filename) {
  const { specification, marks } = readCoverage();
  console.log(coverageReport(specification, marks));
  const faults = markFaults(specification, marks);
  for (const fault of faults) console.error(`✖ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
