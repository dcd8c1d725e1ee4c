import type { Nombrado } from '@/lib/content/model/fields';
import type { ShownProblem } from './api';

/** Part of a photograph, from 0 to 1 of its width and height, upright. */
export interface PhotoCut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A photograph to be cut by hand. */
export interface PhotoShown {
  image: string;
  width: number;
  height: number;
  /** Width over height that its place asks for; none when it takes any. */
  ratio?: number;
  least: number;
}

/** Where a link of a text may lead. */
export interface Destination {
  url: string;
  title: string;
  kind: string;
}

/** What a field can name, with its words; `drawing` is the address of its picture. */
export interface NamedOption {
  value: string;
  words: string;
  drawing?: string;
  /** Of a place in an order. */
  file?: string;
  kind?: string;
  /** Of a page in Spanish: when it was last reviewed. */
  day?: string;
}

/** By what is named; the fields of a form are named in the form itself. */
export type NamedOptions = Omit<Record<Nombrado, NamedOption[]>, 'campo'>;

/** `alt` is empty where no piece has it. */
export interface SitePicture {
  address: string;
  alt: string;
}

/** The mail that tells the press of a saved release. */
export interface PressMail {
  subject: string;
  text: string;
}

export interface Task extends Pick<ShownProblem, 'file' | 'field' | 'message' | 'details'> {
  /** The way to the field: page, row, field. */
  where: string;
  /** The last name on that way: of the row, or else of the page. */
  name: string;
  day?: string;
}

/** Facts that time makes untrue. */
export interface Vigencias {
  trial?: string | undefined;
  /** Why it is not known what is due. */
  fault?: string;
  list: Task[];
}

export interface Estreno {
  /** @property waits the site may go live with its tasks */
  groups: { title: string; waits: boolean; tasks: Task[] }[];
  /** Obstacles to reading the content: these go first. */
  problems: Task[];
}
