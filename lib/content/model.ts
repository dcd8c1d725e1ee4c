import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { z } from 'zod';
import { ContentError, describeIssue, type Problem } from './problems';
import { readMarkdown, readYaml, type Source } from './read';
import { allowedKeysAt, exampleAt } from './introspect';
import { replaceReferences } from './references';
import { slugify } from './slug';
import * as schemas from './schemas';

/**
 * The content model on one screen: every collection, where its files are and what they must hold.
 * A pattern with `*` is a collection (a file is an entry); one without is a single file.
 */
export const collections = {
  sitio: { files: 'sitio.yml', schema: schemas.Sitio },
  correo: { files: 'correo.yml', schema: schemas.Correo },
  inicio: { files: 'inicio.yml', schema: schemas.Inicio },
  directorio: { files: 'directorio.yml', schema: schemas.Directorio },
  documentos: { files: 'documentos.yml', schema: schemas.Documentos },
  declaraciones: { files: 'declaraciones.yml', schema: schemas.Declaraciones },
  vehiculos: { files: 'vehiculos.yml', schema: schemas.Vehiculos },
  recomendaciones: { files: 'recomendaciones.yml', schema: schemas.Recomendaciones },
  atribuciones: { files: 'sindico/atribuciones.yml', schema: schemas.Atribuciones },
  titulares: { files: 'sindico/titulares.yml', schema: schemas.Titulares },
  historia: { files: 'sindico/historia.yml', schema: schemas.Historia },
  marcoJuridico: { files: 'sindico/marco-juridico.yml', schema: schemas.MarcoJuridico },
  paginas: { files: 'paginas/*.md', schema: schemas.Pagina },
  direcciones: { files: 'direcciones/*.md', schema: schemas.Direccion },
  comunicados: { files: 'prensa/*.md', schema: schemas.Comunicado },
  normas: { files: 'normas/*.yml', schema: schemas.CatalogoNormas },
  formularios: { files: 'formularios/*.yml', schema: schemas.Formulario },
} as const satisfies Record<string, { files: string; schema: z.ZodType }>;

type Collections = typeof collections;
type Name = keyof Collections;

/** An author's file, validated. `slug` is its name in addresses. */
export interface Entry<T> {
  slug: string;
  file: string;
  data: T;
  /** Markdown, references already replaced; empty for YAML. */
  body: string;
  bodyLine: number;
  line: Source['line'];
}

type Value<N extends Name> = Entry<z.infer<Collections[N]['schema']>>;

/** All of `content/`: a list for each folder, one entry for each single file. */
export type Content = {
  [N in Name]: Collections[N]['files'] extends `${string}*${string}` ? Value<N>[] : Value<N>;
};

const FOLDER = 'content';
const isFolder = (files: string) => files.includes('*');

/**
 * Reads and validates every file of `content/`, each on its own; what files say of each other is
 * `checkReferences`' matter.
 * @param root the folder that holds `content/`
 * @returns the content, and every problem found. The content is complete only without problems.
 */
export function readContent(root: string): { content: Content; problems: Problem[] } {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const sitioFile = `${FOLDER}/${collections.sitio.files}`;
  const sitio = readOne(root, 'sitio', sitioFile, {}, problems);
  // The values as written, valid or not: a fault in sitio.yml must not bury the others' under its own.
  const references = { ...(readYaml(root, sitioFile).data as Record<string, unknown> | undefined) };
  const content: Record<string, unknown> = {};

  for (const [name, { files }] of Object.entries(collections) as [Name, { files: string }][]) {
    const found = globSync(`${FOLDER}/${files}`, { cwd: root }).sort();
    found.forEach((file) => seen.add(file));
    if (!isFolder(files) && found.length === 0)
      problems.push({
        file: `${FOLDER}/${files}`,
        line: 1,
        field: '',
        message: 'falta este archivo. Recupérelo: el sitio lo necesita.',
      });
    const entries = found
      .map((file) => (name === 'sitio' ? sitio : readOne(root, name, file, references, problems)))
      .filter((entry) => entry !== undefined);
    content[name] = isFolder(files) ? entries : entries[0];
  }

  for (const file of globSync(`${FOLDER}/**/*`, { cwd: root, dot: true }).sort()) {
    if (seen.has(file) || file === `${FOLDER}/README.md`) continue;
    problems.push({
      file,
      line: 1,
      field: '',
      message:
        'este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.',
    });
  }
  const { comunicados } = content as Content;
  comunicados.sort(
    (a, b) => b.data.fecha.localeCompare(a.data.fecha) || b.data.numero - a.data.numero,
  );
  return { content: content as Content, problems };
}

function readOne<N extends Name>(
  root: string,
  name: N,
  file: string,
  references: Record<string, unknown>,
  problems: Problem[],
): Value<N> | undefined {
  const schema: z.ZodType = collections[name].schema;
  const source = file.endsWith('.md') ? readMarkdown(root, file) : readYaml(root, file);
  if (source.problems.length > 0) {
    problems.push(...source.problems);
    return undefined;
  }
  const report = (fieldPath: readonly PropertyKey[], message: string) =>
    problems.push({ file, line: source.line(fieldPath), field: fieldPath.join('.'), message });
  const replaced =
    name === 'sitio' ? source.data : replaceReferences(source.data, references, report);
  const body = replaceReferences(source.body, references, (_, message, offset) =>
    problems.push({
      file,
      line: source.bodyLine + lineOf(source.body, offset),
      field: '',
      message,
    }),
  ) as string;

  const result = schema.safeParse(replaced, { reportInput: true });
  if (!result.success) {
    for (const issue of result.error.issues) {
      const example = exampleAt(schema, issue.path);
      for (const { key, message } of describeIssue(
        issue,
        example,
        allowedKeysAt(schema, issue.path),
      ))
        report(key === undefined ? issue.path : [...issue.path, key], message);
    }
    return undefined;
  }
  const slug = slugify(path.basename(file).replace(/\.[^.]+$/, ''));
  return {
    slug,
    file,
    data: result.data as Value<N>['data'],
    body,
    bodyLine: source.bodyLine,
    line: source.line,
  };
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1;

/** Throws a ContentError that holds every problem, unless there is none. */
export function failOn(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
