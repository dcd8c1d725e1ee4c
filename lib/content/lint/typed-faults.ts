import type { Heading, Paragraph, Root, RootContent, TableCell } from 'mdast';
import { withoutReferences, type References } from '@/lib/content/parse/references';
import { short } from '@/lib/content/model/texts';
import { faultAt, lineOfNode, nodesOf, sourceText, type Node } from '@/lib/content/parse/nodes';
import { lineAt } from '@/lib/content/parse/yaml-lines';
import type { TextFault } from '@/lib/content/types';
import { brokenReferences } from './shown-signs';

const bullet = (found: string) =>
  `«${found}» no sería una lista. Empiece cada renglón con «- » en vez de «${found.charAt(0)}».`;

type Inline = Paragraph | Heading | TableCell;
const ADDRESS = String.raw`(?:/|#|https?:|www\.|mailto:|tel:)`;
const GOOD_LINK = 'Escriba el enlace así: [texto](/directorio/)';

type Rule = [pattern: RegExp, message: (found: string) => string];

const spacedLink = (scheme: string, remedy: string): Rule => [
  new RegExp(
    String.raw`!?\[[^\][\n]*\]\((?=[ \t]*${scheme})[^)\n]{0,300}[^)\s][ \t]+[^)\n]{0,300}\)`,
    'i',
  ),
  (found) => `la dirección de «${found}» lleva espacios y no sería un enlace. ${remedy}`,
];

const ANYWHERE: Rule[] = [
  spacedLink('tel:', 'Escriba sólo cifras: tel:6645550100'),
  spacedLink('mailto:', 'Escriba el correo sin espacios: mailto:quejas@oficina.example'),
  spacedLink('(?:https?:|www\\.)', 'Quítelos, o escriba %20 en vez de cada uno.'),
  spacedLink('', 'Nombre el archivo sin espacios, o escriba %20 en vez de cada uno.'),
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
      `en «${found.trim()}» hay un «**» que se vería tal cual. Las negritas abren y cierran pegadas a la palabra: **palabra**. Si debe verse, escriba \\*\\*`,
  ],
  [
    /\[if [^\]\n]{1,40}\]|\[endif\]|<\/?[a-z]:[a-z]\w*[^<>\n]{0,60}>/i,
    (found) => `«${found}» es de Word y se vería tal cual. Bórrelo.`,
  ],
];

const AT_START: Rule[] = [
  [
    /^#{2,6}[^\s#].*/,
    (found) => `en «${found}» falta un espacio después de los «#», y no sería un título.`,
  ],
  [
    /^\d{1,3}[.)](?!(?:er|ra|ro|do|da|to|ta|mo|ma|vo|va|no|na|os|as|[oa])\b)[*_[]{0,3}[A-Za-zÁÉÍÓÚÑÜáéíóúñü¿¡«"].*/,
    (found) => `en «${found}» falta un espacio después del número, y no sería una lista.`,
  ],
  [
    /^-[*_[]{0,3}[A-Za-zÁÉÍÓÚÑÜáéíóúñü¿¡«"].*/,
    (found) => `en «${found}» falta un espacio después del «-», y no sería una lista.`,
  ],
  [/^[•·▪▫◦‣●○■□➢✓\uF0B7]\s*\S.*/, bullet],
  [
    /^\|.*(?<!\\)\|\s*$/,
    () =>
      'parece una tabla y no lo sería: bajo los títulos va un renglón con tantas rayas como columnas: | --- | --- |',
  ],
];

/** Word's list dash. Reported in two consecutive lines: alone it is an aside, a dialogue or a signature. */
const DASH = /^[–—−‐‑]\s+\S/;

const HARD_BREAK = /(?: {2}|\\)$/;

/** «1.- Uno», «a) Uno», «IV. Uno». */
const OWN_NUMBER = /^(?:\d{1,3}\.?-|[a-z]\)|[IVX]+\.-?)\s+\S/i;

/** Reports mistyped Markdown, which would be published literally. */
export function typedFaults(node: Node, body: string, references: References): TextFault[] {
  if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return [];
  const written = sourceText(node, body);
  const left = leftOf(node, written);
  const found = mistypedIn(written, left, references);
  if (node.type === 'paragraph') found.push(...startFaults(written, left));
  return found.map(([index, message]) => faultAt(node, message, lineAt(left, index) - 1));
}

type Found = [index: number, message: string];

function mistypedIn(written: string, left: string, references: References): Found[] {
  const typed = ANYWHERE.flatMap(([pattern, message]) =>
    [...left.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
      ({ 0: found, index }): Found => [
        index,
        message(short(written.slice(index, index + found.length))),
      ],
    ),
  );
  const broken = brokenReferences(withoutReferences(left), references);
  return [
    ...typed,
    ...broken.map(({ index, found, near }): Found => [
      index,
      `«${found}» no es una referencia y se vería tal cual. ${near ? `Escríbala así: {{${near}}}` : `Si debe verse, escriba: ${escaped(found)}`}`,
    ]),
  ];
}

const escaped = (text: string) => text.replace(/[{}[\]%]/g, '\\$&');

/** @param left paragraph with valid Markdown blanked */
function startFaults(written: string, left: string): Found[] {
  if (left === '') return [];
  let end = 0;
  const lines = written.split('\n').map((line) => {
    const start = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
    const at = end + start;
    end += line.length + 1;
    return { at, said: left[at] === written[at] ? line.slice(start) : '' };
  });
  const faults = AT_START.flatMap(([pattern, message]): Found[] => {
    const found = lines.find(({ said }) => pattern.test(said));
    return found ? [[found.at, message(short(found.said))]] : [];
  });
  const run = lines.map(({ at, said }) => ({ at, said: HARD_BREAK.test(said) ? '' : said }));
  const [own, other] = run.filter(({ said }) => OWN_NUMBER.test(said));
  const together = `los renglones que empiezan como «${short(own?.said ?? '')}» quedarían en un solo párrafo. Empiece cada uno con «1. », o sepárelos con un renglón vacío.`;
  if (own && other) faults.push([own.at, together]);
  const isDash = (line = { said: '' }) => DASH.test(line.said);
  const dash = run.find((line, index) => isDash(line) && isDash(run[index + 1]));
  if (dash) faults.push([dash.at, bullet(short(dash.said))]);
  return faults;
}

function leftOf(block: Inline, written: string): string {
  if (!/[<[\]*{}%|#•·▪▫◦‣●○■□➢✓\uF0B7–—−‐‑]|^[ \t>]*(?:\d|-|[a-z]\)|[ivx]+\.)/im.test(written))
    return '';
  const from = block.position?.start.offset ?? 0;
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

/** Letters at each end of a marked passage. */
const MARKS: Record<string, number> = { strong: 2, emphasis: 1, delete: 1, break: 0 };

const isBare = ({ type }: RootContent, first = '') => type === 'link' && !/[[<]/.test(first);

const BULLET = /^[o§ØüvqàÄ]\t+\S.*/;
const PARTED = /\S *\t+ *\S/;

export function pastedFaults(tree: Root, body: string): TextFault[] {
  if (!body.includes('\t')) return [];
  const bullets = nodesOf(tree).flatMap((node) => {
    const written = sourceText(node, body);
    const isBullet = node.type === 'paragraph' && BULLET.test(written);
    return isBullet ? faultAt(node, bullet(withTabs(written))) : [];
  });
  const rows = tree.children.flatMap((node) =>
    node.type === 'paragraph'
      ? sourceText(node, body)
          .split('\n')
          .map((text, index) => ({ line: lineOfNode(node) + index, text }))
          .filter(({ text }) => PARTED.test(text) && !BULLET.test(text) && !HARD_BREAK.test(text))
      : [],
  );
  const first = rows.filter(
    ({ line }, index) =>
      isNear(rows[index + 1]?.line, line) && !isNear(rows[index - 1]?.line, line),
  );
  const columns = first.map(({ line, text }) => {
    const message = `en «${withTabs(text)}» y los renglones que siguen, las columnas quedarían en un solo párrafo. Haga una tabla: | Uno | Dos |, y bajo sus títulos | --- | --- |`;
    return { line, message };
  });
  return [...bullets, ...columns];
}

const isNear = (one: number | undefined, line: number) =>
  one !== undefined && Math.abs(one - line) <= 2;

const withTabs = (text: string) => short(text.replace(/\n[^]*/, '').replaceAll('\t', '⇥'));
