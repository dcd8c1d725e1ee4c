import type { Values } from './logic';

/** Versions of cleared, undelivered text (D27), oldest first, in memory only: later text replaces none. */
export type Undelivered = readonly Values[];

const filled = (values: Values): Values => pick(values, (_name, value) => value !== '');

/** Keeps text before clearing: merged into the last version, or as a new version on conflict. */
export function keep(versions: Undelivered, values: Values): Undelivered {
  const text = filled(values);
  if (Object.keys(text).length === 0) return versions;
  const last = versions.at(-1) ?? {};
  return differs(last, text)
    ? [...versions, text]
    : [...versions.slice(0, -1), { ...last, ...text }];
}

/** Restores the last version into empty fields; when there are none, swaps it with the current text. */
export function recover(
  versions: Undelivered,
  current: Values,
): { values: Values; versions: Undelivered } {
  const last = versions.at(-1);
  if (!last) return { values: current, versions };
  const rest = versions.slice(0, -1);
  const missing = pick(last, (name) => !current[name]);
  const other = differs(last, filled(current));
  if (Object.keys(missing).length > 0)
    return { values: { ...current, ...missing }, versions: other ? versions : rest };
  return { values: { ...current, ...last }, versions: other ? [filled(current), ...rest] : rest };
}

/** True when a version contains all of a text. */
export const holds = (versions: Undelivered, values: Values): boolean =>
  versions.some((version) =>
    Object.entries(filled(values)).every(([name, value]) => version[name] === value),
  );

/** Removes sent values from each version that does not contradict them, and the versions left empty. */
export function settle(versions: Undelivered, delivered: Values): Undelivered {
  return versions
    .map((version) =>
      differs(version, filled(delivered))
        ? version
        : pick(version, (name, value) => delivered[name] !== value),
    )
    .filter((version) => Object.keys(version).length > 0);
}

const differs = (a: Values, b: Values): boolean =>
  Object.entries(b).some(([name, value]) => (a[name] ?? value) !== value);

export const changed = (values: Values, before: Values): Values =>
  pick(values, (name, value) => value !== (before[name] ?? ''));

const pick = (values: Values, test: (name: string, value: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => test(name, value)));
