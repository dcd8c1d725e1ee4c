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

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** A day in ISO form, of «05/11/2024», «5 de noviembre de 2024» or itself; anything else as it is. */
export function releaseDayOf(text: string): string {
  const iso = (year: string, month: number, day: string) =>
    `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? [];
  if (day && month && year) return iso(year, Number(month), day);
  const [, at, name, of] = /^(\d{1,2})\.?º? de (\p{L}+) (?:de|del) (\d{4})/iu.exec(text) ?? [];
  const index = MONTHS.indexOf(name?.toLowerCase().replace('setiembre', 'septiembre') ?? '');
  if (at && of && index >= 0) return iso(of, index + 1, at);
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
}

export const formerAddressOf = (text: string): string => {
  if (!URL.canParse(text, 'https://sitio.example') || text === '') return '';
  const { pathname, search } = new URL(text, 'https://sitio.example');
  return pathname + search;
};
