import { codeOf, isSeen, textsOf } from '@/lib/content/model/texts';
import { faultAt, sourceText, type Node } from '@/lib/content/parse/nodes';
import { REFERENCE, References, withoutReferences } from '@/lib/content/parse/references';
import type { FieldFault, TextFault } from '@/lib/content/types';

const HIDDEN =
  /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFF\uD800-\uDFFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/u;
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;

function hiddenSign(text: string): { line: number; words: string } | undefined {
  if (!HIDDEN.test(text)) return undefined;
  const found = HIDDEN.exec(text.replace(FLAG, (flag) => '-'.repeat(flag.length)));
  if (!found) return undefined;
  const above = text.slice(0, found.index).split('\n');
  const words = `hay un signo que no se ve (${codeOf(found[0])}) después de «${above.at(-1)?.slice(-20)}». Bórrelo, o escriba de nuevo el renglón`;
  return { line: above.length - 1, words };
}

/** The texts of a node that readers or their browsers get, by property. */
const textsIn = (node: Node, keys: readonly string[]): string[] =>
  Object.entries(node).flatMap(([key, text]: [string, unknown]) =>
    keys.includes(key) && typeof text === 'string' ? text : [],
  );

export function hiddenIn(node: Node): TextFault[] {
  const texts = node.type === 'html' ? [] : textsIn(node, ['value', 'url', 'title', 'alt']);
  const hidden = texts.flatMap((text) => hiddenSign(text) ?? []);
  return hidden.map(({ words, line }) => faultAt(node, `${words}.`, line));
}

const BRACES = /\{\{[^{}\n]{0,40}(?:\}\})?|[^{}\n]{0,20}\}\}/;

export const rawReference = (text: string): string | undefined => BRACES.exec(text)?.[0].trim();

/** Reports visible braces (`\{`, or in an alternative text), which the build refuses. */
export function shownBraces(node: Node, body: string): TextFault | undefined {
  const isWritten = sourceText(node, body).search(REFERENCE) >= 0;
  const found = textsIn(node, node.type === 'text' ? ['value'] : ['alt', 'title'])
    .map((text) => rawReference(isWritten ? withoutReferences(text) : text))
    .find(Boolean);
  return found ? faultAt(node, `«${found}» se vería con sus llaves. Quítelas.`) : undefined;
}

const MARKDOWN: [pattern: RegExp, what: string][] = [
  [/\*\*/, 'lleva «**», que aquí se ve tal cual. Quítelo: los datos van sin Markdown'],
  [/\]\(/, 'lleva un enlace, que aquí se ve tal cual. Quítelo: los enlaces van en el texto'],
  [/^#{1,6} /, 'empieza con «#», que aquí se ve tal cual. Quítelo'],
];

const TAG = /<(?:\/?[a-z][^<>]*>|!--)/i;

/** Reports Markdown marks, mistyped references and invisible texts. @param plain keeps references */
export const dataFaults = (
  raw: unknown,
  plain: boolean,
  references = new References({}),
): FieldFault[] =>
  textsOf(raw).flatMap(({ text, field }) => {
    const message = faultOf(text, plain, references);
    return message === undefined ? [] : [{ message, field }];
  });

function faultOf(text: string, plain: boolean, references: References): string | undefined {
  if (text.trim() !== '' && !isSeen(text))
    return 'sólo tiene signos que no se ven. Escriba el dato, o deje "".';
  const hidden = hiddenSign(text);
  if (hidden) return `${hidden.words}; si escribió «\\», ponga el texto entre comillas simples.`;
  for (const [pattern, what] of MARKDOWN) if (pattern.test(text)) return `${what}.`;
  const tag = TAG.exec(text)?.[0];
  if (tag) return `el HTML «${tag.slice(0, 30)}» se vería tal cual. Quítelo.`;
  const reference = plain && new RegExp(REFERENCE).exec(text)?.[0];
  if (reference)
    return `en este archivo no se cambian las referencias: «${reference}» se vería tal cual. Escriba el dato.`;
  const [broken] = brokenReferences(withoutReferences(text), references);
  if (!broken) return undefined;
  const near = plain ? undefined : broken.near;
  return `«${broken.found}» no es una referencia y se vería tal cual. ${near ? `Escríbala así: {{${near}}}` : 'Quite esos signos.'}`;
}

const WRAPPED: [pattern: RegExp, name: RegExp][] = [
  [/\{\{+[^{}\n]*|[^{}\s]{0,40}\}\}+/g, /[a-z][\w-]*/i],
  [/\[\[\s*[a-z]\w*\s*\]\]/gi, /\w+/],
  [/\$?\{\s*[a-z]\w*\s*\}/gi, /\w+/],
  [/(?<![\w%])%[a-z][a-zA-Z]{2,}%(?!\w)/g, /\w+/],
];

interface BrokenReference {
  index: number;
  found: string;
  near: string | undefined;
}

/** Finds mistyped references: `{{telefono`, `{telefono}`, `[[telefono]]`, `%telefono%`. */
export function brokenReferences(text: string, references: References): BrokenReference[] {
  if (!/[{}%]|\[\[/.test(text)) return [];
  return WRAPPED.flatMap(([pattern, name]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      index,
      found: found.slice(0, 40),
      near: references.near(name.exec(found)?.[0] ?? ''),
    })),
  );
}
