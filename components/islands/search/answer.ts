import { marked, type ExcerptPart } from '@/lib/search/excerpt';
import { nearestWord } from '@/lib/search/nearest';
import type { Lexicon } from '@/lib/search/lexicon';
import { phrasesOf, termsOf, type Term } from '@/lib/search/question';
import { ranked, type Found, type Phrase } from '@/lib/search/rank';
import { fold, wordsOf } from '@/lib/search/words';

/** Places whose name is compared with the question: those that are shown first. */
const FIRST_PLACES = 8;

export interface Index {
  lexicon: Lexicon;
  words: readonly string[];
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
  find(word: string): Promise<Found>;
  /** Pages for which an author chose these words together. */
  findPhrase(words: string): Promise<ReadonlySet<string>>;
  tell(id: string): Promise<{ url: string; title: string; summary: string }>;
}

export interface Hit {
  url: string;
  kind: string;
  title: ExcerptPart[];
  excerpt: ExcerptPart[];
}

export interface SearchAnswer {
  total: number;
  kinds: [name: string, many: string, count: number][];
  /** The places of a kind, or all, best first. */
  of(kind?: string): string[];
  instead: [said: string, asked: string][];
  missing: string[];
  /** `true` when a word tells of danger. */
  urgent: string;
  tell(ids: readonly string[]): Promise<Hit[]>;
}

export interface Wish {
  literally?: boolean;
  /** The last word may still be being typed. */
  unfinished?: boolean;
}

/**
 * Answers a question word by word; the nearest word of the site replaces a word that no page has.
 * @throws when a part of the index cannot be fetched
 */
export async function searchAnswer(
  question: string,
  index: Index,
  wish: Wish = {},
): Promise<SearchAnswer> {
  const { lexicon, words, kinds } = index;
  const { terms, kind } = apartFromKind(termsOf(question, lexicon.prefixes), lexicon);
  const isOfNorm = kind !== undefined || terms.some(({ code }) => code);
  const instead: SearchAnswer['instead'] = [];
  const missing: string[] = [];
  const asked: Term[] = [];
  const found: Found[] = [];
  const last = terms.at(-1);

  const ask = async (term: Term, isMeant = false): Promise<void> => {
    const having = await index.find(term.key);
    if (having.places.size > 0) {
      asked.push(term);
      // «Me levantaron» tells a danger; «levantar una queja» a wish, and «si la norma sigue vigente» a norm.
      const isHarmless = (isOfNorm && term.key === 'sigue') || /[^g][aei]r$/.test(term.key);
      const urgent = isHarmless ? new Set<string>() : having.urgent;
      found.push({ ...having, urgent, code: term.code });
    } else if (term.otherwise) for (const one of term.otherwise) await ask(one);
    else {
      // The index may lack a word of the list: asked again for the nearest, it would be asked for ever.
      const mayBe = !isMeant && !term.code && !wish.literally && /\D/.test(term.key);
      const meant = mayBe && nearestWord(term.key, words, wish.unfinished && term === last);
      if (!meant) missing.push(term.said);
      else {
        instead.push([term.said, meant]);
        await ask({ said: meant, key: termsOf(meant, lexicon.prefixes)[0]?.key ?? meant }, true);
      }
    }
  };
  for (const term of terms) await ask(term);

  const behind = lexicon.behind
    .filter((name) => name !== kind)
    .flatMap((name) => [...(kinds.get(name) ?? [])]);
  const meant = wordsOf(question).map(
    (word) => instead.find(([said]) => said === word)?.[1] ?? word,
  );
  const ids = ranked(found, new Set(behind), await longestPhrase(meant.join(' '), index));
  await putNamedFirst(question, ids, index);
  const kindOf = (id: string) => lexicon.kinds.find(([name]) => kinds.get(name)?.has(id));
  const of = (kind = '') => (kind ? ids.filter((id) => kindOf(id)?.[0] === kind) : ids);
  return {
    total: ids.length,
    kinds: lexicon.kinds.flatMap(([name, , many]) => {
      const count = of(name).length;
      return count > 0 ? [[name, many, count]] : [];
    }),
    of,
    instead,
    missing,
    urgent: `${found.some(({ urgent }) => urgent.size)}`,
    tell: (some) =>
      Promise.all(
        some.map(async (id) => {
          const { url, title, summary } = await index.tell(id);
          return {
            ...{ url, kind: kindOf(id)?.[1] ?? '' },
            ...{ title: marked(title, asked), excerpt: marked(summary, asked) },
          };
        }),
      ),
  };
}

/** «Norma de viáticos» asks for a norm: its kind's name finds all of them, and is not sought beside other words. */
function apartFromKind(terms: Term[], { kinds, prefixes }: Lexicon) {
  const kindOf = ({ key }: Term) =>
    kinds.find(
      ([, one]) => Object.hasOwn(prefixes.names, key) && prefixes.names[key] === fold(one),
    );
  const others = terms.filter((term) => !kindOf(term));
  const isOfKind = others.length > 0 && others.length < terms.length;
  const [kind] = (isOfKind && terms.map(kindOf).find(Boolean)) || [];
  return { terms: isOfKind ? others : terms, kind };
}

/** The most words of the question, side by side, that an author chose for a page; with the pages. */
async function longestPhrase(question: string, index: Index): Promise<Phrase | undefined> {
  for (const { words, weight } of phrasesOf(question)) {
    const ids = await index.findPhrase(words);
    if (ids.size > 0) return { ids, weight };
  }
}

/** A page asked for by its title or its address («directorio», «declaranet») comes before those that speak of it. */
async function putNamedFirst(question: string, ids: string[], index: Index): Promise<void> {
  const name = fold(question).replace(/[^\p{L}\d]/gu, '');
  const isNamed = async (id: string) => {
    const { url, title } = await index.tell(id);
    return [title, url].some((one) => fold(one).replace(/[^\p{L}\d]/gu, '') === name);
  };
  const named = await Promise.all(ids.slice(0, FIRST_PLACES).map(isNamed));
  const at = named.indexOf(true);
  if (at > 0) ids.unshift(...ids.splice(at, 1));
}
