import type { Values } from './logic';

/**
 * Text that was cleared without having been delivered (D27), in versions: what was written later
 * never buries what was written before. It lives in memory alone.
 */
export type Undelivered = readonly Values[];

/** The values that hold something. */
const filled = (values: Values): Values => pick(values, (_name, value) => value !== '');

/** Keeps what is about to be cleared: beside the last version, or after it where they differ. */
export function keep(kept: Undelivered, typed: Values): Undelivered {
  const text = filled(typed);
  if (Object.keys(text).length === 0) return kept;
  const last = kept.at(-1) ?? {};
  const differs = Object.entries(text).some(([name, value]) => (last[name] ?? value) !== value);
  return differs ? [...kept, text] : [...kept.slice(0, -1), { ...last, ...text }];
}

/**
 * Brings the last version back. What was written since stays and only what is empty is filled; when
 * nothing is empty, the two change places, so that each press shows another version.
 */
export function recover(kept: Undelivered, current: Values): { values: Values; kept: Undelivered } {
  const last = kept.at(-1);
  if (!last) return { values: current, kept };
  const rest = kept.slice(0, -1);
  const missing = pick(last, (name) => !current[name]);
  const other = pick(last, (name, value) => Boolean(current[name]) && current[name] !== value);
  if (Object.keys(missing).length > 0)
    return { values: { ...current, ...missing }, kept: withText(rest, other) };
  const displaced = pick(current, (name) => name in other);
  const [first = {}, ...others] = [displaced, ...rest];
  return { values: { ...current, ...last }, kept: [...withText([], first), ...others] };
}

/** Forgets what has been delivered; the rest stays recoverable. */
export function settle(kept: Undelivered, delivered: Values): Undelivered {
  return kept
    .map((version) => pick(version, (name, value) => delivered[name] !== value))
    .filter((version) => Object.keys(version).length > 0);
}

/** The values that are no longer what they were in `before`. */
export const changed = (values: Values, before: Values): Values =>
  pick(values, (name, value) => value !== (before[name] ?? ''));

const withText = (kept: Undelivered, version: Values): Undelivered =>
  Object.keys(version).length > 0 ? [...kept, version] : kept;

const pick = (values: Values, test: (name: string, value: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => test(name, value)));
