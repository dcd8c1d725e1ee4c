import type { Definition, FootnoteDefinition, Link, Root } from 'mdast';
import { headingId } from '@/lib/content/model/slug';
import { isSeen } from '@/lib/content/model/texts';
import { sectionsOf } from '@/lib/content/parse/markdown';
import {
  faultAt,
  isDefinition,
  isSectionHeading,
  nodesOf,
  oncePerLine,
  plainText,
  spokenText,
  type Node,
} from '@/lib/content/parse/nodes';
import type { References } from '@/lib/content/parse/references';
import { lineAt } from '@/lib/content/parse/yaml-lines';
import type { TextFault } from '@/lib/content/types';
import { lostIn } from './lost-signs';
import { hiddenIn, shownBraces } from './shown-signs';
import { pastedFaults, typedFaults } from './typed-faults';

/** Ids of components/layout, which headings may not repeat. */
export const FRAME_IDS = ['arriba', 'menu', 'contenido'];

export type Purpose = 'release' | 'notice' | 'tabs' | 'text';

/** Returns the faults of a Markdown text. @param filled ids of tabs that may be empty */
export function bodyFaults(
  tree: Root,
  body: string,
  purpose: Purpose,
  references: References,
  filled: readonly string[] = [],
): TextFault[] {
  const nodes = nodesOf(tree);
  const everywhere = (find: (node: Node) => TextFault | TextFault[] | undefined) =>
    nodes.flatMap((node) => find(node) ?? []);
  const second = secondData(body);
  const faults = [
    ...(second.length > 0 ? second : headingFaults(nodes, body)),
    ...nodeFaults(nodes),
    ...oncePerLine(everywhere(hiddenIn)),
    ...oncePerLine(everywhere((node) => lostIn(node, body))),
    ...pastedFaults(tree, body),
    ...oncePerLine(everywhere((node) => typedFaults(node, body, references))),
    ...(purpose === 'tabs' ? tabFaults(tree, filled) : []),
    ...(purpose === 'notice' ? noticeFaults(tree) : []),
  ];
  const told = new Set(faults.map(({ line }) => line));
  const braces = everywhere((node) => shownBraces(node, body));
  faults.push(...braces.filter(({ line }) => !told.has(line)));
  if (purpose === 'release' && faults.length === 0 && !saysSomething(tree))
    return [{ line: 1, message: 'el comunicado no tiene texto. Escríbalo debajo de los datos.' }];
  return faults.sort((a, b) => a.line - b.line);
}

const saysSomething = (tree: Root): boolean =>
  nodesOf(tree).some(
    (node) =>
      node.type === 'image' || ('value' in node && node.type !== 'html' && isSeen(node.value)),
  );

/** Front matter pasted with its text, which Markdown would publish as a heading. */
const SECOND_DATA = /^---[ \t]*\n(?:[ \t]*[\w-]+:(?:[ \t].*)?\n)+---[ \t]*$/m;

function secondData(text: string): TextFault[] {
  const found = SECOND_DATA.exec(text);
  const message =
    'hay un segundo bloque de datos entre «---». Deje sólo el del principio del archivo; si es parte del texto, deje un renglón vacío entre cada «---» y lo que encierran.';
  return found ? [{ line: lineAt(text, found.index), message }] : [];
}

function headingFaults(nodes: Node[], body: string): TextFault[] {
  let above = 1;
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const before = above;
    above = Math.min(node.depth, 4);
    const text = plainText(node).trim();
    const isMarked = body[node.position?.start.offset ?? 0] === '#';
    const underlined = `el renglón de «---» o «===» vuelve título a «${text.slice(0, 60)}». Si no lo es, deje un renglón vacío entre los dos; si lo es, escríbalo con «## ».`;
    const message = isMarked ? headingFault(text, node.depth, before) : underlined;
    return message ? faultAt(node, message) : [];
  });
}

function headingFault(text: string, depth: number, above: number): string | undefined {
  const id = headingId(text);
  const [mark, due] = ['#'.repeat(depth), '#'.repeat(above + 1)];
  if (text === '') return `hay un título vacío («${mark}»). Escriba sus palabras, o bórrelo.`;
  if (id === '') return `el título «${text}» no tiene letras ni cifras. Escríbalo con palabras.`;
  if (depth < 2 || depth > 4)
    return `el título «${text}» debe llevar «##», «###» o «####»: el título de la página es la clave «titulo».`;
  if (depth > above + 1)
    return `el título «${text}» lleva «${mark}» y antes falta uno con «${due}». Escríbalo con «${due}».`;
  return FRAME_IDS.includes(id)
    ? `«${text}» es el nombre de una parte de todas las páginas («#${id}»). Diga más en el título.`
    : undefined;
}

function nodeFaults(nodes: Node[]): TextFault[] {
  const faults: TextFault[] = [];
  const nameOf = ({ type, identifier }: { type: string; identifier: string }) =>
    `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
  const called = new Set(
    nodes.flatMap((node) =>
      /^(?:footnote|link|image)Reference$/.test(node.type) && 'identifier' in node
        ? nameOf(node)
        : [],
    ),
  );
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const name = nameOf(node);
      const isRepeated = seen.size === seen.add(name).size;
      const message = isRepeated ? repeatedDefinition(node) : !called.has(name) && uncalled(node);
      if (message) faults.push(faultAt(node, message));
    } else if (node.type === 'html') {
      const fault = faultAt(node, htmlFault(node.value) ?? '');
      if (fault.message && !faults.some(({ line }) => line === fault.line)) faults.push(fault);
    } else if (node.type === 'link') {
      const message = linkFault(node);
      if (message) faults.push(faultAt(node, message));
    } else if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0;
      for (const row of node.children.filter(({ children }) => children.length > columns))
        faults.push(
          faultAt(
            row,
            `este renglón de la tabla tiene ${row.children.length} celdas y los títulos son ${columns}: las de más se perderían. Agregue los títulos que faltan, o escriba «\\|» donde la raya sea parte del texto.`,
          ),
        );
    }
  }
  return faults;
}

const repeatedDefinition = ({ type, label }: Definition | FootnoteDefinition) =>
  type === 'definition'
    ? `ya hay una dirección «[${label}]», y ésta no se usaría. Deje una.`
    : `ya hay una nota «[^${label}]», y ésta no se vería. Dele otro número, o bórrela.`;

/** `[//]: # (…)` is a common idiom for a private note. */
function uncalled({ type, identifier, label }: Definition | FootnoteDefinition) {
  if (type === 'footnoteDefinition')
    return `ninguna parte del texto llama a la nota «[^${identifier}]», y no se vería. Escriba [^${identifier}] donde va, o bórrela.`;
  return identifier === '//'
    ? undefined
    : `el renglón «[${label}]: …» no se vería: da una dirección que ninguna parte del texto llama. Si es parte del texto, escriba «\\[${label}]»; si no, bórrelo.`;
}

function linkFault(node: Link): string | undefined {
  const empty = !isSeen(plainText(node)) && !node.children.some(({ type }) => /^image/.test(type));
  if (empty) return `el enlace a «${node.url}» no tiene texto: [texto](${node.url})`;
  return node.url === ''
    ? `el enlace «${plainText(node)}» no dice a dónde lleva: [texto](/directorio/)`
    : undefined;
}

/** Only comments, the author's notes, are allowed. */
function htmlFault(html: string): string | undefined {
  const value = html.replace(/<!--[\s\S]*?-->/g, '').trim();
  if (value === '') return undefined;
  const shown = value.slice(0, 30);
  if (value.startsWith('<!--'))
    return `la nota «${shown}» no se cierra y escondería lo que sigue. Ciérrela con «-->».`;
  if (!value.startsWith('<'))
    return `«${shown}» está en el renglón de una nota y no se publicaría. Pase la nota a un renglón propio.`;
  if (/^<br[\s/]*>/i.test(value))
    return `el HTML «${shown}» no se publica. Para empezar otro párrafo, deje un renglón vacío.`;
  const [, inner] = /^<([a-z][^<>]*)>/i.exec(value) ?? [];
  if (inner !== undefined && isPlaceholder(inner))
    return `«<${inner.slice(0, 28)}>» se toma por HTML y no se publica. Si es un dato por llenar, escríbalo; si va así, use corchetes: [${inner.slice(0, 28)}]`;
  return `el HTML «${shown}» no se publica. Escriba Markdown.`;
}

const isPlaceholder = (inner: string) =>
  !/[=/]/.test(inner) && (/[ À-ÿ]/.test(inner) || !TAG_NAME.test(inner));

const TAG_NAME =
  /^(?:[abipqsu]|abbr|address|article|aside|audio|big|blockquote|body|button|caption|center|cite|code|col|dd|del|details|dfn|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6r]|head|header|html|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|object|ol|option|pre|samp|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|ul|var|video)$/i;

function tabFaults(tree: Root, filled: readonly string[]): TextFault[] {
  const starts = tree.children.filter(isSectionHeading);
  const none = 'el texto no tiene títulos «## …» y no se vería: cada uno es una pestaña.';
  if (starts.length === 0) return [faultAt(tree, none)];
  const lost = 'lo que está antes del primer título «##» no se vería. Póngale un título «## …».';
  const [first] = tree.children.filter((node) => !isDefinition(node) && node.type !== 'html');
  const faults = first && !isSectionHeading(first) ? [faultAt(first, lost)] : [];
  const sections = sectionsOf(tree);
  for (const [at, { id, titulo, children }] of sections.entries()) {
    const again = `ya hay una pestaña «${titulo}». Cambie uno de los dos títulos.`;
    const empty = `la pestaña «${titulo}» no tiene texto. Escríbalo, o borre el título.`;
    if (sections.findIndex((one) => one.id === id) < at) faults.push(faultAt(starts[at], again));
    if (!filled.includes(id) && !saysSomething({ type: 'root', children }))
      faults.push(faultAt(starts[at], empty));
  }
  return faults;
}

const MAX_LETTERS = 300;

/** Notices go above the page's headings, and the build makes no pictures for them. */
const ALLOWED = new Set([
  ...['root', 'paragraph', 'text', 'strong', 'emphasis', 'link', 'break'],
  // Comments are the author's notes.
  ...['list', 'listItem', 'html'],
]);

function noticeFaults(tree: Root): TextFault[] {
  const strange = nodesOf(tree).find(({ type }) => !ALLOWED.has(type));
  const plain =
    'un aviso lleva sólo párrafos, listas, negritas y enlaces. Quite lo demás, o póngalo en una página y enlácela.';
  if (strange) return [faultAt(strange, plain)];
  let [letters, last] = [0, tree.children[0]];
  for (const block of tree.children) {
    if (letters <= MAX_LETTERS) last = block;
    letters += spokenText(block).length;
  }
  const long = `el aviso tiene ${letters} letras, y caben ${MAX_LETTERS}. Deje lo que hay que saber, y enlace la página que diga lo demás.`;
  return letters > MAX_LETTERS ? [faultAt(last, long)] : [];
}
