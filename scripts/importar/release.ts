import { dayWrittenIn } from '../redaccion/documents/release/dateline';
import { oneLine, parse, spoken } from '../redaccion/documents/tree';

/** A release of the former site, as its list or its file gives it. */
export interface OldRelease {
  origin: string;
  titulo: string;
  fecha: string;
  /** The source of its text: a name whose ending says how, and its bytes. */
  source?: { name: string; bytes: Uint8Array };
  imagen: string;
  alt: string;
  pdf: string;
  resumen: string;
  /** Its old address, as the site knows its own: from the first `/` on. */
  direccion: string;
  notes: string[];
  left?: string;
}

export const EMPTY: OldRelease = {
  ...{ origin: '', titulo: '', fecha: '', imagen: '', alt: '', pdf: '' },
  ...{ resumen: '', direccion: '', notes: [] },
};

/** A title with its entities read and without its marks. */
export const plainTitle = (written: string): string => oneLine(spoken(parse(written, false)));

/** The day that a text begins with, in ISO form; anything else as it is. */
export function releaseDayOf(text: string): string {
  const found = dayWrittenIn(text);
  return found?.start === 0 ? found.day : text;
}

export const formerAddressOf = (text: string): string => {
  if (!URL.canParse(text, 'https://sitio.example') || text === '') return '';
  const { pathname, search } = new URL(text, 'https://sitio.example');
  return pathname + search;
};
