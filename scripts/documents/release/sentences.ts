const WORD = /(?<!\p{L})\p{L}[\p{L}\p{N}]*/gu;
const ROMAN = /^(?=[XVI]{2})X{0,3}(?:IX|IV|V?I{0,3})$/;
const STARTS = /(?:^|[.!?¿¡:«"“'([{|]\s*|[-–—]\s+)$/u;

/** Without accents, which capitals often lack. */
const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0301\u0308]/gu, '')
    .normalize('NFC');

export const isInCapitals = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** How words are written: single ones by their forms, with how often each is read, and names of several. */
export interface Spellings {
  words: Map<string, Map<string, number>>;
  names: Map<string, string>;
}

const NAME = /\p{Lu}[\p{L}\p{N}]*(?: (?:(?:de|del|la|las|los|el|y|e) ){0,2}\p{Lu}[\p{L}\p{N}]*)+/gu;
/** Words that take a capital only within a name. */
const SMALL = /^(?:al?|del?|el|la|las|los|en|con|por|para|y|e|o|u|un|una|se|sus?|que)$/u;
const LINK = /^(?:de|del|la|las|los|el|y|e)$/u;

/** The spellings of texts, but of those in capitals. A capital that begins a sentence says nothing. */
export function spellingsIn(texts: readonly string[]): Spellings {
  const words: Spellings['words'] = new Map();
  const names: Spellings['names'] = new Map();
  for (const line of texts.filter((text) => !isInCapitals(text))) {
    const begins = (at: number) => STARTS.test(line.slice(Math.max(0, at - 4), at));
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const isCapital = /^\p{Lu}\p{Ll}/u.test(word) || word.length === 1;
      if (isCapital && begins(index)) continue;
      const counts = words.get(keyOf(word)) ?? new Map<string, number>();
      words.set(keyOf(word), counts.set(word, (counts.get(word) ?? 0) + 1));
    }
    for (const { 0: name, index } of line.matchAll(NAME)) {
      if (isInCapitals(name)) continue;
      const parts = name.split(' ').slice(begins(index) ? 1 : 0);
      // «Delegación La Presa» is «La Presa» too.
      for (const at of parts.keys()) {
        const rest = parts.slice(at);
        if (rest.length > 1 && !LINK.test(rest[0] ?? ''))
          names.set(keyOf(rest.join(' ')), rest.join(' '));
      }
    }
  }
  return { words, names };
}

/**
 * A line in capitals as a sentence: names as the texts write them, the document's own before the office's; any
 * other word as it is mostly written, or else in small letters. Initials and Roman numbers stay.
 * @param own the spellings of the document
 * @param office those of the office's pages, of which a capital counts only when the word never lacks it
 */
export function sentenceCase(capitals: string, own: Spellings, office?: Spellings): string {
  const found = [...capitals.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }));
  const out = new Map<number, string>();
  for (let at = 0; at < found.length;) {
    const name = nameAt(capitals, found.slice(at), [own, office]) ?? [
      wordOf(capitals, found[at], own, office),
    ];
    for (const [nth, word] of name.entries()) out.set(found[at + nth]?.index ?? 0, word);
    at += name.length;
  }
  const written = capitals.replace(WORD, (word, at: number) => out.get(at) ?? word);
  return written.replace(/\p{L}/u, (first) => first.toUpperCase());
}

type FoundWord = Record<'word', string> & { index: number };

const MOST_NAMED = 8;

/** The longest name that a line goes on with, by its words. */
function nameAt(line: string, rest: FoundWord[], of: (Spellings | undefined)[]) {
  for (let count = Math.min(MOST_NAMED, rest.length); count > 1; count--) {
    const [first, last] = [rest[0], rest[count - 1]];
    const key = keyOf(line.slice(first?.index, (last?.index ?? 0) + (last?.word.length ?? 0)));
    const name = of.map((one) => one?.names.get(key)).find(Boolean);
    if (name) return name.split(' ');
  }
  return undefined;
}

function wordOf(line: string, found: FoundWord | undefined, own: Spellings, office?: Spellings) {
  const { word = '', index = 0 } = found ?? {};
  if (ROMAN.test(word) || (word.length === 1 && line.charAt(index + 1) === '.')) return word;
  const key = keyOf(word);
  if (SMALL.test(key)) return word.toLowerCase();
  const [form] = [...(own.words.get(key) ?? [])].sort((one, other) => other[1] - one[1]);
  const known = [...(office?.words.get(key)?.keys() ?? [])];
  const small = new Set(known.map((one) => one.toLowerCase()));
  // With an accent in some places and none in others, it may be two words: «publica», «pública».
  const sure = known.length === 1 ? known[0] : small.size === 1 ? [...small][0] : undefined;
  return form?.[0] ?? sure ?? word.toLowerCase();
}

/** The first sentence of a text; «B. C.» ends none. */
export const firstSentenceOf = (text: string): string =>
  /^.*?\p{Ll}[\p{Ll}\d»)]+[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
