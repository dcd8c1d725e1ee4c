/** A part of two versions' common base, as it is in each; undefined where that version took it away. */
export interface ThreeVersions<T> {
  base: T | undefined;
  mine: T | undefined;
  theirs: T | undefined;
}

interface Ways<T> {
  /** The former index of each item, undefined of an added one. */
  match: (before: readonly T[], after: readonly T[]) => (number | undefined)[];
  isSame: (one: T | undefined, other: T | undefined) => boolean;
  /** Of an item that both changed, or that one changed and the other took away. */
  join: (versions: ThreeVersions<T>) => T[];
  /** Of items that both added at one place. */
  joinAdded: (mine: T[], theirs: T[]) => T[];
  /** Told when something is taken that only the others changed. */
  onTheirs: () => void;
}

/**
 * Joins two versions of a list with the version that both began from. What one side alone changed, added,
 * took away or moved is so in the result.
 * @returns undefined when both put the items in other orders
 */
export function joinSequences<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  { match, isSame, join, joinAdded, onTheirs }: Ways<T>,
): T[] | undefined {
  const [one, other] = [versionOf(base, mine, match), versionOf(base, theirs, match)];
  const isMoved = (order: number[]) => order.some((at, index) => at < (order[index - 1] ?? -1));
  const [moved, movedThere] = [isMoved(one.order), isMoved(other.order)];
  const common = (order: number[], items: Map<number, T>) => order.filter((at) => items.has(at));
  if (
    moved &&
    movedThere &&
    common(one.order, other.items).join() !== common(other.order, one.items).join()
  )
    return undefined;
  if (movedThere && !moved) onTheirs();
  const joinedAt = (at: number): T[] => {
    const [was, my, their] = [base[at], one.items.get(at), other.items.get(at)];
    if (isSame(my, their)) return listOf(my);
    if (isSame(my, was)) return (onTheirs(), listOf(their));
    if (isSame(their, was)) return listOf(my);
    return join({ base: was, mine: my, theirs: their });
  };
  const addedAfter = (at: number): T[] => {
    const [my, their] = [one.added.get(at) ?? [], other.added.get(at) ?? []];
    const isAlike = my.length === their.length && my.every((item, i) => isSame(item, their[i]));
    if (their.length === 0 || isAlike) return my;
    if (my.length > 0) return joinAdded(my, their);
    onTheirs();
    return their;
  };
  const order = wholeOrder(base.length, moved ? one.order : other.order);
  return [...addedAfter(START), ...order.flatMap((at) => [...joinedAt(at), ...addedAfter(at)])];
}

const START = -1;

const listOf = <T>(item: T | undefined): T[] => (item === undefined ? [] : [item]);

/** The items of a version by their index in the base, and those added after each. */
function versionOf<T>(base: readonly T[], version: readonly T[], match: Ways<T>['match']) {
  const former = match(base, version);
  const items = new Map<number, T>();
  const added = new Map<number, T[]>();
  const order: number[] = [];
  for (const [index, item] of version.entries()) {
    const at = former[index];
    if (at === undefined) {
      const before = order.at(-1) ?? START;
      added.set(before, [...(added.get(before) ?? []), item]);
    } else {
      items.set(at, item);
      order.push(at);
    }
  }
  return { items, added, order };
}

/** An order with the base's other items, each after the one before it. */
function wholeOrder(length: number, order: readonly number[]): number[] {
  const whole = [...order];
  for (let at = 0; at < length; at += 1)
    if (!whole.includes(at)) whole.splice(whole.indexOf(at - 1) + 1, 0, at);
  return whole;
}
