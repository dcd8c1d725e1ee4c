import type { Root } from 'mdast';
import { blocksOf } from '@/lib/content/parse/blocks';
import type { Name } from '@/lib/content/model';
import { fault } from '@/lib/content/faults';
import type { AnyFault, Place } from '@/lib/content/types';
import { textsOf, valueAt } from '@/lib/content/model/texts';
import { lineAt } from '@/lib/content/parse/yaml-lines';

const EXEMPT: readonly Name[] = [
  'sitio',
  'correo',
  'oficina',
  'leyesFederales',
  'leyesEstatales',
  'leyesMunicipales',
  'textosPorEstado',
  'normas',
  'directorio',
  'documentos',
];
const EXEMPT_FILES = ['content/paginas/prueba.md']; // The filler in Latin that the specification asks for.
/** Literals of the specification (D28), English texts, and fields with a citation. */
const EXEMPT_KEYS = ['etiqueta', 'guia', 'guias', 'boton', 'invalido', 'fijo', 'en', 'fuente'];

/** Fast path: most texts state no law. */
const QUICK =
  /art[íi]culo|\bart\.|d[íi]as (?:h[áa]biles|naturales)|ley|prescrib|inhabilit|recurso de|delito|falta|derecho a/i;

const VERB =
  '(?:prev[eéi]|fij[ae]|orden[ae]|oblig[au]|exig|proh[íi]b|permit|establec|dispon|marca|contempl|regul|conced|reconoc|proteg|castig|rig[eai]|cre[aó]|manda|encarg|señal|pide|garantiz|inclu|da |dan |dice)';
const TITLE = String.raw`(?: (?:de|del|la|las|los|el|y|e|para|en|\p{Lu}\p{L}*))*`;

const SIGNS = [
  /(?<!\p{L})art[íi]culos?\s+\d+|(?<!\p{L})arts?\.\s*\d+/iu,
  /(?<!\p{L})d[íi]as\s+(?:h[áa]biles|naturales)/iu,
  /(?<!\p{L})por ley(?!\p{L})/iu,
  // «La ley prevé», «La Ley de Hacienda crea»; «conforme a la ley» states nothing.
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ll]as?|[Uu]na) [Ll]ey(?:es)?(?!\p{L})${TITLE}(?: (?!que )\p{L}+){0,2} ${VERB}`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})${VERB}\p{L}*(?: \p{L}+){0,3}? las? [Ll]ey(?!\p{L})`, 'u'),
  /(?<!\p{L})prescrib(?:e|en|ió|irá|ir)(?!\p{L})/iu,
  /(?<!\p{L})inhabilita(?:n|r|rá|rán|do|da|ción de)?(?!\p{L})/iu,
  /(?<!\p{L})recurso de (?:inconformidad|revocación|reclamación|apelación)/iu,
  /(?<!\p{L})(?:es|son|constituyen?) (?:una? )?(?:delitos?|faltas? (?:administrativas? )?(?:no )?graves?)(?!\p{L})/iu,
  /(?<!\p{L})tienen? derecho a(?!\p{L})/iu,
] as const;

function legalWords(text: string): string | undefined {
  if (!QUICK.test(text)) return undefined;
  const plain = text.replace(/\s+/g, ' ');
  const sign = SIGNS.find((one) => one.test(plain));
  return sign?.exec(plain)?.[0].trim();
}

interface CheckedText {
  name: Name;
  file: string;
  raw: unknown;
  tree: Root | undefined;
  body: string;
  cited: ReadonlySet<string>;
  given: readonly string[];
}

export function unsourced({ name, file, raw, tree, body, cited, given }: CheckedText): AnyFault[] {
  if (EXEMPT.includes(name) || EXEMPT_FILES.includes(file)) return [];
  const found: AnyFault[] = textsOf(raw, EXEMPT_KEYS).flatMap(({ text, field }) => {
    const words = legalWords(text);
    if (!words || /\{\{\s*(?:ley\b|porConfirmar)/.test(text) || hasFuente(raw, field)) return [];
    const code = field.length > 1 ? 'law-uncited-in-row' : 'law-uncited';
    return [{ fault: fault(code, { words }, words), field }];
  });
  if (!tree || !QUICK.test(body)) return found;
  // Longest first: a value may contain another.
  const values = [...given].sort((a, b) => b.length - a.length);
  const own = (text: string) => values.reduce((left, value) => left.replaceAll(value, ''), text);
  const isCited = (text: string) => [...cited].some((one) => text.includes(one));
  for (const { text, around, line } of blocksOf(tree)) {
    const words = legalWords(own(text));
    if (words && !isCited(text) && !isCited(around))
      found.push({ fault: fault('law-uncited', { words }, words), line });
  }
  return found;
}

const TOP = ['fundamento', 'supuestos'];

function hasFuente(raw: unknown, field: readonly PropertyKey[]): boolean {
  const key = field.findLastIndex((step) => typeof step === 'string');
  if (key === 0 && !TOP.includes(String(field[0]))) return false;
  const { fuente, porConfirmar } = valueAt(raw, field.slice(0, key)) as Record<string, unknown>;
  return Boolean(fuente) || porConfirmar === true;
}

const BY_HAND = /(?<!\p{L})(?:un tercero|otra empresa)(?!\p{L})/giu;

/** The carrier depends on `via` in `correo.yml`: texts use `{{mensajero}}`. */
export function carrierByHand(name: Name, raw: unknown, body: string): AnyFault[] {
  if (name === 'correo') return [];
  const found = (text: string, placeOf: (index: number) => Place) =>
    [...text.matchAll(BY_HAND)].map(({ 0: words, index }) => ({
      ...placeOf(index),
      fault: fault('carrier-by-hand', { words }, words),
    }));
  return [
    ...textsOf(raw).flatMap(({ text, field }) => found(text, () => ({ field }))),
    ...found(body, (index) => ({ line: lineAt(body, index) })),
  ];
}
