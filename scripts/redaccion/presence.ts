import type { OpenElsewhere } from './api';
import { personNow } from './current-person';

interface Opening {
  login: string;
  name: string;
  since: number;
  heard: number;
}

/** A browser lets the windows behind others ask once a minute. */
const FORGOTTEN_MS = 90_000;

/** Who has which piece open, as their forms tell; in memory alone, and forgotten soon after the last time. */
export class Presence {
  /** By file and window. */
  private readonly openings = new Map<string, Map<string, Opening>>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Notes that a window of the person has a piece open. @returns who else has, each person's first window */
  hear(file: string, window: string): OpenElsewhere[] {
    const { login, name } = personNow();
    const heard = this.now();
    const open = this.openAt(file);
    const { since = heard } = open.get(window) ?? {};
    open.set(window, { login, name, since, heard });
    this.openings.set(file, open);
    const others = [...open].filter(([one]) => one !== window).map(([, other]) => other);
    const first = new Map(others.sort((a, b) => b.since - a.since).map((one) => [one.login, one]));
    return [...first.values()].reverse().map((one) => ({
      ...(one.login !== login && { who: one.name }),
      since: new Date(one.since).toISOString(),
    }));
  }

  leave(file: string, window: string): void {
    const open = this.openAt(file);
    if (open.get(window)?.login === personNow().login) open.delete(window);
    if (open.size > 0) this.openings.set(file, open);
    else this.openings.delete(file);
  }

  private openAt(file: string): Map<string, Opening> {
    const isOpen = ({ heard }: Opening) => this.now() - heard < FORGOTTEN_MS;
    return new Map([...(this.openings.get(file) ?? [])].filter(([, one]) => isOpen(one)));
  }
}
