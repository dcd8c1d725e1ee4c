import type { Root } from 'mdast';
import { isSectionHeading, lineOfNode } from '@/lib/content/parse/nodes';
import type { Name } from '@/lib/content/model';
import {
  averageProblems,
  sentenceProblems,
  sentencesOf,
  sentencesOfText,
  type Sentence,
} from './plain-language';
import type { AnyFault } from '@/lib/content/types';
import { textsOf, type Text } from '@/lib/content/model/texts';

const EXEMPT: readonly Name[] = [
  'normas', // Titles of norms: a norm is found under the title it was published with.
  ...(['leyesFederales', 'leyesEstatales', 'leyesMunicipales'] as const), // Names of laws and gazettes.
  'textosPorEstado', // Notes to whoever adopts the site.
  'correo', // Addresses alone.
  ...(['ingles', 'formulariosIngles'] as const), // The measures are of Spanish.
];
const EXEMPT_FILES = ['content/paginas/prueba.md']; // The filler in Latin that the specification asks for.
const EXEMPT_KEYS = [
  // Literals of the forms (D28).
  ...['etiqueta', 'guia', 'guias', 'boton', 'invalido', 'fijo'],
  ...['en', 'ingles', 'horarioEnIngles'], // English.
  ...['fuente', 'palabras'], // Citations, and the words that a check looks for.
];

/** Returns plain-language warnings: each hard sentence once, and averages over neighbouring fields. */
export function warningsOf(name: Name, file: string, data: unknown, tree?: Root): AnyFault[] {
  if (EXEMPT.includes(name) || EXEMPT_FILES.includes(file)) return [];
  const all = [...dataWarnings(textsOf(data, EXEMPT_KEYS)), ...(tree ? bodyWarnings(tree) : [])];
  const told = new Map(all.reverse().map((one) => [placeOf(one), one]));
  return [...told.values()].reverse();
}

/** Its values too, but the measures of averages: those of a whole and of its parts begin at the same sentence. */
const placeOf = (one: AnyFault): string =>
  JSON.stringify(one, (key, value: unknown) => (['mean', 'score'].includes(key) ? '' : value));

function dataWarnings(texts: readonly Text[]): AnyFault[] {
  const read = texts.map(({ field, text }) => ({ field, sentences: sentencesOfText(text) }));
  const single = read.flatMap(({ field, sentences }) =>
    sentenceProblems(sentences).map(({ fault }) => ({ fault, field })),
  );
  const averages = groups(read).flatMap((group) =>
    averageProblems(group.flatMap(({ sentences }) => sentences)).map((problem) => {
      const holds = ({ sentence }: Sentence) => sentence === problem.sentence;
      const field = group.find(({ sentences }) => sentences.some(holds))?.field ?? [];
      return { fault: problem.fault, field };
    }),
  );
  return [...single, ...averages];
}

/** Returns the texts below each group of a file's data. */
function groups<T extends { field: PropertyKey[] }>(texts: T[]): T[][] {
  const byPath = new Map<string, T[]>();
  for (const text of texts)
    text.field.forEach((_, depth) => {
      const path = text.field.slice(0, depth).join('.');
      const group = byPath.get(path) ?? [];
      group.push(text);
      byPath.set(path, group);
    });
  return [...byPath.values()];
}

function bodyWarnings(tree: Root): AnyFault[] {
  const sentences = sentencesOf(tree);
  // Readers open a tab alone: it has its own average.
  const parts = partsOf(sentences, tree.children.filter(isSectionHeading).map(lineOfNode));
  return [
    ...sentenceProblems(sentences),
    ...averageProblems(sentences),
    ...parts.flatMap(averageProblems),
  ].map(({ fault, line }) => ({ fault, line }));
}

const partsOf = (sentences: Sentence[], starts: number[]): Sentence[][] =>
  starts.length === 0
    ? []
    : [0, ...starts].map((start, at) =>
        sentences.filter(({ line }) => start <= line && line < (starts[at] ?? Infinity)),
      );
