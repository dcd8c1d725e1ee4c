import { z } from 'zod';
import type { ToldWords } from '../../told-words';
import type { DestinationChange, DestinationRow } from '../../repository/publications';
import type { ShownProblem, WaitingPiece } from '../api';

/** A change in words: what was and what will be, or what happens. */
export interface ShownChange {
  place: string;
  before?: string;
  after?: string;
  said?: string;
}

/** A piece that the next publication changes. */
export interface Coming extends WaitingPiece {
  changes: ShownChange[];
  /** Changes beside these. */
  more: number;
  /** It says whom to call, or where to write. */
  tellsWhere?: boolean;
}

/** With what a person saw of where complaints go, where it changed. */
export const PublishBody = z.object({ confirma: z.string().optional() }).optional();

/**
 * A publication, under way or ended, at ISO moments. When it ended, the live site is the new, the former, or
 * nobody can tell.
 */
export const RunBody = z.object({
  who: z.string(),
  startedAt: z.string(),
  toldAt: z.string().optional(),
  done: z.array(z.string()),
  doing: z.string(),
  /** The changed pages, with their address on the site. */
  pages: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
  /** Where the site is, in words, where it has no address yet. */
  place: z.string().optional(),
  end: z
    .object({
      result: z.enum(['published', 'failed', 'unknown']),
      at: z.string(),
      words: z.array(z.string()),
      /** For whoever cares for the machine. */
      details: z.array(z.string()).optional(),
    })
    .optional(),
});
export type Run = z.infer<typeof RunBody>;
export type Result = NonNullable<Run['end']>['result'];

export interface PublicationPlan {
  /** Where the site goes, in words; none: nobody has said it, or wrongly. */
  target?: string | undefined;
  fault?: ToldWords | undefined;
  last?: string | undefined;
  coming: Coming[];
  demo: boolean;
  /** Where complaints will arrive; none while the content cannot be read. */
  destination?: { rows: DestinationRow[]; changed: DestinationChange[]; seal: string } | undefined;
  problems: ShownProblem[];
  /** Why there is no history, with the remedy; without history `coming` is empty. */
  missing?: ToldWords | undefined;
  /** Names of files changed by other ways, which are not published. */
  outside: string[];
  unshared?: { count: number; fault?: ToldWords | undefined } | undefined;
  run?: Run | undefined;
}
