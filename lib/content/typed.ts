import type { Heading, Paragraph, Root, RootContent, TableCell } from 'mdast';
import { brokenReferences, withoutReferences } from './references';
import { lineOfNode, walk } from './markdown';

/** Something wrong in a Markdown text; its lines count from the text's first. */
export interface TextFault {
  line: number;
  message: string;
}

const bullet = (found: string) =>
  `«${found}» no sería una lista. Empiece cada renglón con «- » en vez de «${found.charAt(0)}».`;

type Inline = Paragraph | Heading | TableCell;
const ADDRESS = String.raw`(?:/|#|https?:|www\.|mailto:|tel:)`;
const GOOD_LINK = 'Escriba el enlace así: [texto](/directorio/)';

/** What was meant as Markdown, stands where it stands, and would be published letter by letter. */
const ANYWHERE: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /!?\[[^\][\n]*\]\([^)\n]{0,300}[^)\s][ \t]+[^)\n]{0,300}\)/,
    (found) =>
      `la dirección de «${found}» lleva espacios y no sería un enlace. Nombre el archivo sin espacios, o escriba %20 en vez de cada uno.`,
  ],
  [
    /\[[^\][\n]*\]\([^)\n]*$/m,
    (found) => `al enlace «${found}» le falta el «)» del final. ${GOOD_LINK}.`,
  ],
  [/\[[^\][\n]*\]\([^)\n]*\)?/, (found) => `el enlace «${found}» no se entiende. ${GOOD_LINK}.`],
  [
    new RegExp(String.raw`\[[^\][\n]+\]\s+\(${ADDRESS}[^)\n]*\)?`),
    (found) => `en «${found}» sobra el espacio entre «]» y «(». ${GOOD_LINK}.`,
  ],
  [
    new RegExp(String.raw`\([^()\n]+\)\[${ADDRESS}[^\]\n]*\]?`),
    (found) => `en «${found}» están cambiados los paréntesis y los corchetes. ${GOOD_LINK}.`,
  ],
  [
    /\[\^[^\]\s]+\]/,
    (found) =>
      `la nota «${found}» no tiene texto. Escríbalo al final, en un renglón propio: ${found}: texto de la nota; o quite la marca.`,
  ],
  [
    /\[[^\][\n]+\]\[[^\][\n]+\]/,
    (found) => `«${found}» no dice a qué dirección lleva. ${GOOD_LINK}.`,
  ],
  [
    /.{0,20}\*\*.{0,20}/,
    (found) =>
      `en «${found.trim()}» hay un «**» que se vería tal cual. Las negritas abren y cierran pegadas a la palabra: **palabra**`,
  ],
];

/** The same, where a line of a paragraph begins. */
const AT_START: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /^#{2,6}[^\s#].*/,
    (found) => `en «${found}» falta un espacio después de los «#», y no sería un título.`,
  ],
  [
    /^\d{1,3}[.)](?!(?:er|ra|ro|do|da|to|ta|[oa])\b)[A-Za-zÁÉÍÓÚÑÜáéíóúñü¿¡«"].*/,
    (found) => `en «${found}» falta un espacio después del número, y no sería una lista.`,
  ],
  [
    /^-[A-Za-zÁÉÍÓÚÑÜáéíóúñü¿¡«"].*/,
    (found) => `en «${found}» falta un espacio después del «-», y no sería una lista.`,
  ],
  [/^[•·▪▫◦‣●○■□➢✓\uF0B7]\s*\S.*/, bullet],
  [
    /^\|.*\|\s*$/,
    () =>
      'parece una tabla y no lo sería: bajo los títulos va un renglón con tantas rayas como columnas: | --- | --- |',
  ],
];

/** A dash where a paragraph begins: Word's bullet. Within one, it may open an aside. */
const DASH = /^[–—−‐‑]\s+\S.*/;

/** Numbers and letters that Markdown does not know: «1.- Uno», «a) Uno», «IV. Uno». */
const OWN_NUMBER = /^(?:\d{1,3}\.?-|[a-z]\)|[IVX]+\.-?)\s+\S/i;

/**
 * What was meant as Markdown and would be published as typed: each is a rule of one line.
 * @param body the text that the tree was made of
 */
export function typedFaults(tree: Root, body: string): TextFault[] {
  const faults: TextFault[] = [];
  walk(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const from = node.position?.start.offset ?? 0;
    const written = body.slice(from, node.position?.end.offset);
    const left = leftOf(node, written, from);
    const lineAt = (index: number) =>
      lineOfNode(node) + left.slice(0, index).split('\n').length - 1;
    const add = (index: number, message: string) => {
      const line = lineAt(index);
      if (!faults.some((one) => one.line === line)) faults.push({ line, message });
    };
    for (const [pattern, message] of ANYWHERE)
      for (const { 0: found, index } of left.matchAll(new RegExp(pattern, `${pattern.flags}g`)))
        add(index, message(short(written.slice(index, index + found.length))));
    for (const { index, message } of brokenReferences(withoutReferences(left))) add(index, message);
    if (node.type === 'paragraph') startFaults(left, add);
  });
  return faults;
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** The first line of a paragraph that begins in each of those ways: the others begin as it does. */
function startFaults(left: string, add: (index: number, message: string) => void): void {
  const lines: { at: number; said: string }[] = [];
  let at = 0;
  for (const line of left.split('\n')) {
    const start = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
    lines.push({ at: at + start, said: line.slice(start) });
    at += line.length + 1;
  }
  for (const [pattern, message] of AT_START) {
    const found = lines.find(({ said }) => pattern.test(said));
    if (found) add(found.at, message(short(found.said)));
  }
  const own = lines.filter(({ said }) => OWN_NUMBER.test(said));
  if (own[0] && own.length > 1)
    add(
      own[0].at,
      `los renglones que empiezan como «${short(own[0].said)}» quedarían en un solo párrafo. Empiece cada uno con «1. », o sepárelos con un renglón vacío.`,
    );
  const [first] = lines;
  if (first && DASH.test(first.said)) add(first.at, bullet(short(first.said)));
}

/** A block's source with what Markdown understood blanked out: the rest stands as it was typed. */
function leftOf(block: Inline, written: string, from: number): string {
  if (!/[[\]*{}%|#•·▪▫◦‣●○■□➢✓\uF0B7–—−‐‑]|^[ \t>]*(?:\d|-|[a-z]\)|[ivx]+\.)/im.test(written))
    return '';
  let left = written.replace(/\\[!-/:-@[-`{-~]/g, '  ');
  const blank = (start: number, end: number) => {
    const part = left.slice(start, end).replace(/[^\n]/g, ' ');
    left = left.slice(0, start) + part + left.slice(end);
  };
  const visit = (node: RootContent): void => {
    const start = (node.position?.start.offset ?? from) - from;
    const end = (node.position?.end.offset ?? from) - from;
    const marks = MARKS[node.type];
    if (node.type === 'text' || isBare(node, written[start])) return;
    if (marks === undefined) return blank(start, end);
    blank(start, start + marks);
    blank(end - marks, end);
    if ('children' in node) node.children.forEach(visit);
  };
  block.children.forEach(visit);
  return left;
}

/** The letters that open and close what holds words of its own. */
const MARKS: Partial<Record<RootContent['type'], number>> = {
  strong: 2,
  emphasis: 1,
  delete: 1,
  break: 0,
};

/** An address that was not written as a link. */
const isBare = ({ type }: RootContent, first = '') => type === 'link' && !/[[<]/.test(first);
