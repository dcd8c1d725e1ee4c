import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Opened, Words } from '../../api';
import type { Read } from '../client';
import { asFields } from '../fields/nodes';
import type { Doubt } from './findings';

export type BroughtPicture = Read['pictures'][number];

/** A piece to change, and the pictures and doubts of the document that it began with. */
export type Begun = Opened & { pictures?: BroughtPicture[]; doubts?: Doubt[] };

export const fileOfPicture = ({ name, data }: BroughtPicture): File => {
  const [head = '', bytes = ''] = data.split(',');
  const type = head.slice('data:'.length, head.indexOf(';'));
  return new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name, { type });
};

/**
 * A form's values with a document in it: missing title and summary, its day and place, and the text.
 * @param whole puts the document in the text's place, and not after it
 */
export function withDocument(
  { data, body = '' }: Words,
  { properties = {} }: SchemaNode,
  { title, summary, markdown, fields: found }: Read,
  whole: boolean,
): Words {
  const fields = asFields(data);
  const isFree = (key: string) => properties[key] && (fields[key] ?? '') === '';
  const isKnownPlace = (place: string) =>
    placeKey(typeof fields['lugar'] === 'string' ? fields['lugar'] : '').startsWith(
      placeKey(place),
    );
  const added = {
    ...(title && isFree('titulo') && { titulo: title }),
    ...(summary && isFree('resumen') && { resumen: summary }),
    ...(found.alt && isFree('alt') && { alt: found.alt }),
    ...(found.fecha && { fecha: found.fecha }),
    ...(found.lugar && !isKnownPlace(found.lugar) && { lugar: found.lugar }),
  };
  const before = whole ? '' : body.trim();
  const first = summary && !('resumen' in added) ? summary.replace(SIGNS, '\\$&') : '';
  const text = [before, first, renumbered(markdown, before)].filter(Boolean).join('\n\n');
  return { data: { ...fields, ...added }, body: text };
}

/** A place by its city and the initials of the rest: «B. C.» is «Baja California». */
function placeKey(place: string): string {
  const [city = '', ...rest] = place.toLowerCase().split(',');
  const initials = rest.join(' ').match(/(?<!\p{L})\p{L}/gu) ?? [];
  return `${city.trim()} ${initials.join('')}`;
}

const SIGNS = /[\\`*_[\]<>#{}|~]/g;
const NOTE = /(?<!\\)\[\^(\d+)\]/g;

/** Markdown whose notes have other numbers than those of the text beside it. */
export function renumbered(markdown: string, beside: string): string {
  const last = Math.max(0, ...[...beside.matchAll(NOTE)].map(([, number]) => Number(number)));
  return markdown.replace(NOTE, (_all, number: string) => `[^${Number(number) + last}]`);
}
