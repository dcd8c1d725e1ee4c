import { marked, type ExcerptPart } from '@/lib/search/excerpt';
import { nearestWord } from '@/lib/search/nearest';
import type { Lexicon } from '@/lib/search/lexicon';
import { termsOf, type Term } from '@/lib/search/question';
import { ranked, type Found } from '@/lib/search/rank';

export interface Index {
  lexicon: Lexicon;
  words: readonly string[];
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
  find(word: string): Promise<Found>;
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
  const terms = termsOf(question, lexicon.prefixes);
  const instead: SearchAnswer['instead'] = [];
  const missing: string[] = [];
  const asked: Term[] = [];
  const found: Found[] = [];
  const last = terms.at(-1);

  const ask = async (term: Term, isMeant = false): Promise<void> => {
    const having = await index.find(term.key);
    if (having.places.size > 0) {
      asked.push(term);
      // «Me levantaron» tells a danger, «levantar una queja» a wish.
      const urgent = /[^g][aei]r$/.test(term.key) ? new Set<string>() : having.urgent;
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

  const behind = lexicon.behind.flatMap((name) => [...(kinds.get(name) ?? [])]);
  const ids = ranked(found, new Set(behind));
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
