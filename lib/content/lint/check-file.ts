import type { Root } from 'mdast';
import { collections, type Name } from '@/lib/content/model';
import { parseCitas } from '@/lib/content/model/fuentes';
import { rowOf, textsOf, valueAt } from '@/lib/content/model/texts';
import { factsOf, NO_FACTS, parseMarkdown, type BodyFacts } from '@/lib/content/parse/markdown';
import {
  isSource,
  References,
  replaceInText,
  replaceReferences,
  specialWords,
  type Special,
  type Used,
} from '@/lib/content/parse/references';
import { fault } from '@/lib/content/faults';
import { ProblemReport } from '@/lib/content/parse/report';
import { fieldLineFinder, parseSource } from '@/lib/content/parse/source';
import { lineAt } from '@/lib/content/parse/yaml-lines';
import type { Cita, Placed, Problem } from '@/lib/content/types';
import { bodyFaults, type Purpose } from './body-faults';
import { sendsOf, type Sends } from './channels';
import { checkData } from './describe-issue';
import { easyFaults } from './plain-language';
import { dataFaults } from './shown-signs';
import { carrierByHand, unsourced } from './unsourced-law';
import { warningsOf } from './warnings';

export interface File {
  name: Name;
  file: string;
  text: string;
}

export interface Facts extends BodyFacts {
  citas: Placed<Cita>[];
  marks: Placed<'muestra' | 'porConfirmar'>[];
  sends: Placed<Sends>[];
  used: Used;
}

export interface ValidFile {
  data: unknown;
  body: string;
  bodyLine: number;
  facts: Facts;
  warnings: Problem[];
}

export interface FileResult {
  checked?: ValidFile;
  problems: Problem[];
  /** Beside its problems. */
  advice?: Problem[];
}

/** Checks a file without reading the disk. @param values of `{{clave}}`, from `valuesOf` */
export function checkFile({ name, file, text }: File, values: Record<string, unknown>): FileResult {
  const source = parseSource(text, file);
  if (source.problems.length > 0) return { problems: source.problems };
  const lineOf = fieldLineFinder(text, file);
  const report = new ProblemReport((_file, field) => lineOf(field));
  const advice = new ProblemReport((_file, field) => lineOf(field));
  const entry = { file, bodyLine: source.bodyLine, body: source.body };

  const references = new References(
    values,
    name === 'facil' || name === 'ingles' ? name : undefined,
  );
  const noted: Placed<Special>[] = [];
  const isPlain = PLAIN.includes(name);
  const written = isPlain
    ? source.data
    : replaceReferences(
        source.data,
        references,
        (field, found) => report.field(entry, field, found),
        (field, what) => noted.push({ what, field }),
      );
  const cited = new Set<string>();
  const body = replaceInText(
    source.body,
    references,
    (found, offset) => report.body(entry, lineAt(source.body, offset), found),
    (what, offset) => {
      noted.push({ what, line: lineAt(source.body, offset) });
      if (isSource(what)) cited.add(specialWords(what));
    },
  );
  const tree = file.endsWith('.md') ? parseMarkdown(body) : undefined;
  report.faults(entry, dataFaults(source.data, isPlain, references));
  const { data, faults } = checkData(collections[name].schema, written);
  const known = new Set(report.problems.map(({ field }) => field));
  for (const { field, fault: found } of faults) {
    // Faults of another file's value are reported there; a field is reported once.
    const isTold = known.has(field.join('.'));
    const value = valueAt(source.data, field);
    if (!isTold && !(typeof value === 'string' && references.usesInvalidValue(value)))
      report.field(entry, field, { ...found, ...rowAt(source.data, field) });
  }
  const purpose = purposeOf(name, file);
  if (tree) {
    report.faults(entry, bodyFaults(tree, body, purpose, references, filledTabs(source.data)));
    const icons = valueAt(source.data, ['iconos']);
    if (name === 'facil')
      report.faults(entry, easyFaults(source.body, Array.isArray(icons) ? icons.length : 0));
  }
  const refused = (problems: Problem[]) => {
    advice.faults(entry, warningsOf(name, file, written, tree));
    return { problems, advice: advice.problems };
  };
  if (report.problems.length > 0 || faults.length > 0) return refused(firstOf(report.problems));

  const given = Object.values(references.used).filter((value) => value !== null);
  const ofLaw = unsourced({ name, file, raw: source.data, tree, body, cited, given });
  // Published releases are not edited.
  const told = name === 'comunicados' ? advice : report;
  told.faults(entry, [...ofLaw, ...carrierByHand(name, source.data, source.body)]);
  if (report.problems.length > 0) return refused(report.problems);
  advice.faults(entry, warningsOf(name, file, data, tree));

  const facts = fileFacts(data, tree, body, noted, references.used);
  return {
    checked: { data, body, bodyLine: source.bodyLine, facts, warnings: advice.problems },
    problems: [],
  };
}

/** These files define the values of references. */
const PLAIN: readonly Name[] = ['sitio', 'oficina'];

/** More problems have a common cause and would bury those of other files. */
const MAX_PROBLEMS = 40;

function firstOf(problems: Problem[]): Problem[] {
  const [first] = problems;
  const more = problems.length - MAX_PROBLEMS;
  if (!first || more <= 0) return problems;
  const { file, line } = first;
  const rest = { ...fault('problems-many', { more }), file, line, field: '' };
  return [...problems.slice(0, MAX_PROBLEMS), rest];
}

function rowAt(data: unknown, field: readonly PropertyKey[]) {
  const row = rowOf(data, field);
  return row && { row };
}

const purposeOf = (name: Name, file: string): Purpose => {
  if (name === 'comunicados') return 'release';
  if (name === 'avisos') return 'notice';
  return name === 'direcciones' || file === TABBED_PAGE ? 'tabs' : 'text';
};

const filledTabs = (raw: unknown): string[] =>
  Object.entries(Object(valueAt(raw, ['pestanas']))).flatMap(([id, tab]) =>
    ['bloque', 'catalogo', 'documento'].some((key) => key in Object(tab)) ? [id] : [],
  );

/** Only page of `paginas` with tabs (section 2.5). */
const TABBED_PAGE = 'content/paginas/sindico.md';

function fileFacts(
  data: unknown,
  tree: Root | undefined,
  body: string,
  noted: Placed<Special>[],
  used: Used,
): Facts {
  const fuentes = textsOf(data).flatMap(({ field, text }) =>
    field.at(-1) === 'fuente' ? (parseCitas(text) ?? []).map((what) => ({ what, field })) : [],
  );
  const cited = noted.flatMap(({ what, ...place }) =>
    'citas' in what ? what.citas.map((cita) => ({ what: cita, ...place })) : [],
  );
  return {
    ...(tree ? factsOf(tree) : NO_FACTS),
    citas: [...fuentes, ...cited],
    marks: noted.flatMap(({ what, ...place }) =>
      'mark' in what ? [{ what: what.mark, ...place }] : [],
    ),
    sends: sendsOf(data, tree, body),
    used,
  };
}
