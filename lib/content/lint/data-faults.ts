import { hiddenSign } from './hidden-signs';
import {
  brokenReferences,
  REFERENCE,
  References,
  withoutReferences,
} from '@/lib/content/parse/references';
import type { Placed } from '@/lib/content/types';
import { isSeen, textsOf } from '@/lib/content/model/texts';

const MARKDOWN: [pattern: RegExp, what: string][] = [
  [/\*\*/, 'lleva «**», que aquí se ve tal cual. Quítelo: los datos van sin Markdown'],
  [/\]\(/, 'lleva un enlace, que aquí se ve tal cual. Quítelo: los enlaces van en el texto'],
  [/^#{1,6} /, 'empieza con «#», que aquí se ve tal cual. Quítelo'],
];

const TAG = /<(?:\/?[a-z][^<>]*>|!--)/i;

/** Reports Markdown marks, mistyped references and invisible texts. @param plain keeps references */
export function dataFaults(
  raw: unknown,
  plain: boolean,
  references = new References({}),
): Placed<string>[] {
  return textsOf(raw).flatMap(({ text, field }) => {
    const what = faultOf(text, plain, references);
    return what === undefined ? [] : [{ what, field }];
  });
}

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
