import { labelOf } from '@/lib/content/model/labels';
import { References, replaceInText } from '@/lib/content/parse/references';
import { isDay, longDate } from '@/lib/office/dates';
import { siteValues } from './pieces';

/** Fields whose value names something else of the content by a name that no page shows. */
const IDENTIFIERS = new Set([
  ...['id', 'icono', 'iconos', 'dibujo', 'unidad', 'depende', 'responsable', 'catalogo', 'bloque'],
  ...['campo', 'campos', 'exige', 'limpia', 'alguno', 'todos', 'muestra', 'plantilla', 'traduceDe'],
  ...['autocompletar', 'sha256', 'rol', 'papel', 'folio', 'modo', 'donde', 'paginas', 'd', 'carga'],
]);
/** An address of the site, a file of the content, or a hash. */
const ADDRESS = /^\/\S*$|^[\w/-]+\.(?:md|yml)$|^[0-9a-f]{40,}$/;
const MARKS = /(?<![\p{L}\p{N}])[*_]+|[*_]+(?![\p{L}\p{N}])|`|^#+ |^> ?|\\(?=[^\p{L}\p{N}])/gmu;
const LINK = /!?\[([^[\]]*)\]\([^()]*\)/g;
const NOTE = /\[\^[^\]]*\]:? ?/g;

/** Reads `{{telefono}}` as the site shows it. */
export type ReadText = (text: string) => string;

/** Reads texts of a site by the values that are saved in it. */
export function readerOf(root: string): ReadText {
  const references = new References(siteValues(root).values);
  return (text) => replaceInText(text, references, () => undefined);
}

/** A text as visitors read it: without the marks of Markdown, its values filled in. */
export const textAsRead = (text: string, read: ReadText): string =>
  read(text).replace(LINK, '$1').replace(NOTE, '').replace(MARKS, '').trim();

/** True of a field whose value says nothing to people. */
export const isIdentifier = (key: string): boolean => IDENTIFIERS.has(key);

/** A value as people read it; empty of one that says nothing to them. */
export function valueInWords(key: string, value: unknown, read: ReadText): string {
  if (value === null || value === undefined || isIdentifier(key)) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value))
    return joined(
      value.map((one) => valueInWords(key, one, read)),
      ', ',
    );
  if (typeof value === 'object')
    return joined(
      Object.entries(value).map(([name, one]) => {
        const [label, words] = [labelOf(name), valueInWords(name, one, read)];
        return words && label ? `${label}: ${words}` : words;
      }),
      '; ',
    );
  const text = String(value);
  if (isDay(text)) return longDate(text);
  return ADDRESS.test(text) ? '' : textAsRead(text, read);
}

const joined = (words: string[], by: string) => words.filter(Boolean).join(by);
