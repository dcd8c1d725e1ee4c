import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageKind } from '@/lib/site/pages';
import { BENCH } from '../results';

const STORE = path.join(BENCH, 'paginas.json');

/** What a page asks of who opens it: by this its limits stand (limits.ts). */
export type PageClass = 'text' | 'tabs' | 'form' | 'directory' | 'picture' | 'home' | 'onward';

/** One Lighthouse run. Times in milliseconds, sizes in bytes as transferred, headers included. */
export interface Sample {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  script: number;
  requests: number;
  /** Of 100. */
  performance: number;
}

/** Of 100 each; they do not change from run to run. */
export interface Scores {
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** A page, and all that was measured of it. */
export interface Measured {
  id: string;
  /** Its address in the site, or whose template it is. */
  name: string;
  who: 'floor' | 'own' | 'peer';
  kind?: PageKind;
  class?: PageClass;
  /** It has tabs, whatever it opens with. */
  tabs?: boolean;
  /** Brotli bytes of its HTML. */
  html: number;
  /** What the build allowed that HTML, as the site was measured. */
  budget?: number;
  samples: Sample[];
  scores?: Scores;
  /** Audits left out of its scores, since the page is what they would have it not be. */
  excused?: string[];
  /** An address within the page, and the shift of opening it there. */
  fragment?: { id: string; cls: number };
  /** Why a run of it failed, the last time. */
  why?: string;
}

/** What a page fetches when it is used: bytes besides its document, before and after. */
export interface Use {
  name: string;
  before: number;
  /** None when it could not be used as a reader would. */
  after?: number;
}

/** Milliseconds from the first touch or key to the frame that shows what it did, each time. */
export interface Answer {
  what: string;
  page: string;
  /** In a page whose scripts have come. */
  standing: number[];
  /** In one whose text has just come: to the frame that shows that it was heard. */
  heard: number[];
  /** There too, once its script has come and done it. */
  early: number[];
}

export interface PagesRun {
  /** ISO day. */
  day: string;
  /** What the site measured is, by its own list of hashes: other runs are not mixed with it. */
  site: string;
  cores: number;
  versions: Record<string, string>;
  /** Rounds wanted; each measures every page once. */
  rounds: number;
  /** The share of the machine that other programs took, looked at before each round. */
  others: number[];
  pages: Measured[];
  uses: Use[];
  answers: Answer[];
  /** Peers that could not be had, and why. */
  absent: { name: string; why: string }[];
}

/** The run of a file: the one last made here, unless it is another. */
export const readPagesRun = (file = STORE): PagesRun | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PagesRun) : undefined;

/** Whole or not at all: a run killed while writing keeps what it had. */
export function writePagesRun(run: PagesRun): void {
  mkdirSync(BENCH, { recursive: true });
  writeFileSync(`${STORE}.new`, JSON.stringify(run, null, 2));
  renameSync(`${STORE}.new`, STORE);
}

/** The middle one of a page's runs, figure by figure. */
export const medianOf = ({ samples }: Measured, of: keyof Sample): number =>
  median(samples.map((sample) => sample[of]));

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
};

/** The largest paint divided by the floor's, of the same run. */
export function ratioOf(run: PagesRun, page: Measured): number {
  const floor = run.pages.find(({ who }) => who === 'floor');
  return floor ? medianOf(page, 'lcp') / medianOf(floor, 'lcp') : NaN;
}
