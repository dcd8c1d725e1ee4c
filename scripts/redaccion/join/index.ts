import { matchRows, type Json } from '@/lib/content/edit/match';
import { joinSequences, type ThreeVersions } from './sequences';
import { joinTexts, sentencesIn } from './text';

/** The changeable parts of a piece: its data as written and its Markdown. */
interface Words {
  data: Json;
  body?: string | undefined;
}

export type Decision = 'mine' | 'theirs' | 'both';

/** By the id of a question. */
export type Decisions = Record<string, Decision>;

/** A field or a sentence that both wrote otherwise; undefined where a version has none. */
export interface Question {
  /** The same as long as place and versions are. */
  id: string;
  place: string;
  base?: Json | undefined;
  mine?: Json | undefined;
  theirs?: Json | undefined;
  /** Of sentences, which can both stay: the room between them. */
  between?: string | undefined;
}

export interface Joined {
  /** With this person's version where a question is open. */
  words: Words;
  questions: Question[];
  /** The places of the others' changes that were taken unasked. */
  taken: string[];
}

/** How places are called. */
export interface PlaceNames {
  key: (key: string) => string;
  row: (row: Json, index: number) => string;
  text: string;
  state: string;
}

/** Keys that say together when a piece is published: at most one or two of them hold. */
const STATE = ['enRevision', 'borrador', 'publicar', 'retirar'];

/**
 * Joins two versions of a piece with the one that both began from. What one side alone changed is joined
 * unasked: fields by key, rows by identity, texts by blocks and sentences. The rest are questions, of which
 * some may have been decided before.
 */
export function joinWords(
  base: Words,
  mine: Words,
  theirs: Words,
  names: PlaceNames,
  decided: Decisions = {},
): Joined {
  const questions: Question[] = [];
  const taken = new Set<string>();
  const decide = (
    place: string,
    versions: ThreeVersions<Json>,
    between?: string,
  ): Json | undefined => {
    const { base: was = null, mine: my = null, theirs: their = null } = versions;
    const id = JSON.stringify([place, was, my, their]);
    const choice = decided[id];
    if (choice === 'theirs') return versions.theirs;
    if (choice === 'both') return [their, my].filter(Boolean).join(between);
    if (choice === undefined) questions.push({ id, place, ...versions, between });
    return versions.mine;
  };
  const joinText = (
    place: string[],
    { base: was, mine: my, theirs: their }: ThreeVersions<string>,
  ) =>
    joinTexts(was ?? '', my ?? '', their ?? '', {
      ask: (versions, between) =>
        decide(place.join(' › '), versions, between) as string | undefined,
      onTheirs: () => taken.add(place[0] ?? ''),
    });
  const joinRows = (place: string[], was: Json[], my: Json[], their: Json[]): Json =>
    joinSequences(was, my, their, {
      match: matchAlike,
      isSame,
      join: (versions) => {
        const row = versions.theirs ?? versions.mine ?? null;
        const index = versions.base === undefined ? -1 : was.indexOf(versions.base);
        const joined = joinOne([...place, names.row(row, index)], versions);
        return joined === undefined ? [] : [joined];
      },
      joinAdded: (one, other) => {
        const [first, then] = canonical(one) < canonical(other) ? [one, other] : [other, one];
        taken.add(place[0] ?? '');
        return [...first, ...then.filter((row) => !first.some((same) => isSame(same, row)))];
      },
      onTheirs: () => taken.add(place[0] ?? ''),
    }) ??
    decide(place.join(' › '), { base: was, mine: my, theirs: their }) ??
    [];
  const joinOne = (place: string[], versions: ThreeVersions<Json>): Json | undefined => {
    const { base: was, mine: my, theirs: their } = versions;
    const isRoot = place.length === 0;
    if (isSame(my, their)) return their;
    if (isSame(their, was)) return my;
    if (isSame(my, was) && !isRoot) {
      taken.add(place[0] ?? '');
      return their;
    }
    if (isGroup(my) && isGroup(their)) return joinGroups(place, isGroup(was) ? was : {}, my, their);
    if (Array.isArray(my) && Array.isArray(their))
      return joinRows(place, Array.isArray(was) ? was : [], my, their);
    if (typeof my === 'string' && typeof their === 'string') {
      const text = { base: typeof was === 'string' ? was : '', mine: my, theirs: their };
      if (Object.values(text).some((one) => sentencesIn(one).length > 1))
        return joinText(place, text);
    }
    return decide(place.join(' › '), versions);
  };
  const joinGroups = (place: string[], was: Group, my: Group, their: Group): Group => {
    const state = place.length === 0 ? joinState(was, my, their) : {};
    const keys = [...new Set([...Object.keys(their), ...Object.keys(my)])];
    const joinKey = (key: string) =>
      place.length === 0 && STATE.includes(key)
        ? state[key]
        : joinOne([...place, names.key(key)], {
            ...{ base: was[key], mine: my[key], theirs: their[key] },
          });
    return fieldsOf(keys.map((key) => [key, joinKey(key)] as const));
  };
  const joinState = (...versions: [Group, Group, Group]): Group => {
    const [was, my, their] = versions.map((one) =>
      fieldsOf(STATE.map((key) => [key, one[key]] as const)),
    ) as [Group, Group, Group];
    if (isSame(my, their) || isSame(their, was)) return my;
    if (!isSame(my, was))
      return decide(names.state, { base: was, mine: my, theirs: their }) as Group;
    taken.add(names.state);
    return their;
  };
  const data = joinOne([], { base: base.data, mine: mine.data, theirs: theirs.data }) ?? null;
  const hasBody = mine.body !== undefined || theirs.body !== undefined;
  const body = hasBody ? joinBody(base.body ?? '', mine.body ?? '', theirs.body ?? '') : undefined;
  return { words: { data, ...(body !== undefined && { body }) }, questions, taken: [...taken] };

  function joinBody(was: string, my: string, their: string): string {
    if (my === their || their === was) return my;
    if (my !== was) return joinText([names.text], { base: was, mine: my, theirs: their });
    taken.add(names.text);
    return their;
  }
}

type Group = Record<string, Json>;

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (entries: readonly (readonly [string, Json | undefined])[]): Group =>
  Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** Equal values give equal texts, whatever the order of their keys. */
const canonical = (value: Json | undefined): string =>
  JSON.stringify(value ?? null, (_, one: Json) =>
    isGroup(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  (one === undefined) === (other === undefined) && canonical(one) === canonical(other);

const NAMES = ['id', 'codigo', 'clave', 'nombre', 'titulo', 'pregunta'];

/** The former index of each row, unless it took the place of another: a different person is no change of the former. */
function matchAlike(before: readonly Json[], after: readonly Json[]): (number | undefined)[] {
  return matchRows([...before], [...after]).map((former, row) => {
    const [was, is] = [former === undefined ? undefined : before[former], after[row]];
    return is !== undefined && was !== undefined && isAlike(was, is) ? former : undefined;
  });
}

function isAlike(was: Json, is: Json): boolean {
  if (isSame(was, is)) return true;
  if (!isGroup(was) || !isGroup(is)) return false;
  const name = NAMES.find((key) => was[key] !== undefined);
  if (name && isSame(was[name], is[name])) return true;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys.filter((key) => isSame(was[key], is[key])).length * 2 >= keys.length;
}
