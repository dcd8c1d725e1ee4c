import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { decode } from '../redaccion/documents/text';
import { Findings } from '../redaccion/documents/types';
import { isLitter } from '@/lib/content/model/paths';

/** A release of the former site, as its list or its file gives it. */
export interface OldRelease {
  /** Where it stands, as a message names it: «lista.csv, renglón 3». */
  origin: string;
  titulo: string;
  fecha: string;
  /** What its text is read from: a name whose ending says how, and its bytes. */
  source?: { name: string; bytes: Uint8Array };
  imagen: string;
  alt: string;
  pdf: string;
  /** Its old address, as the site knows its own: from the first `/` on. */
  direccion: string;
}

const LIST = 'lista.csv';
const COLUMNS = ['titulo', 'fecha', 'texto', 'html', 'imagen', 'alt', 'pdf', 'direccion'];
const DOCUMENT = /\.(?:docx?|odt|html?|txt|md|rtf)$/i;

/**
 * The releases of a folder: the rows of its `lista.csv`, or its loose documents.
 * @throws Error in Spanish when the list lacks its titles
 */
export function oldReleases(folder: string): OldRelease[] {
  const names = readdirSync(folder).filter((name) => !isLitter(name));
  if (names.includes(LIST)) return fromList(folder);
  return names
    .filter((name) => DOCUMENT.test(name))
    .sort()
    .map((name) => {
      const source = { name, bytes: readFileSync(path.join(folder, name)) };
      const page = /\.html?$/i.test(name)
        ? pageFacts(source.bytes.toString('utf8'))
        : { fecha: undefined };
      const fecha = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? page.fecha ?? '';
      return { ...EMPTY, ...page, origin: name, fecha, source };
    });
}

const EMPTY = { titulo: '', fecha: '', imagen: '', alt: '', pdf: '', direccion: '' };

/** What a page says of itself, apart from its text. */
function pageFacts(html: string) {
  const [, fecha] =
    /(?:published_time"[^>]*content|<time[^>]*datetime)="(\d{4}-\d{2}-\d{2})/i.exec(html) ?? [];
  const [, canonical = ''] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/i.exec(html) ?? [];
  return { fecha, direccion: addressOf(canonical) };
}

function fromList(folder: string): OldRelease[] {
  const text = decode(readFileSync(path.join(folder, LIST)), new Findings('lista', {}));
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (title) => title.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  });
  const missing = ['titulo', 'fecha'].filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0)
    throw new Error(
      `${LIST}: faltan las columnas ${missing.join(' y ')}. Su primer renglón lleva los títulos: ${COLUMNS.join(', ')}.`,
    );
  return data.map((row, at) => {
    const of = (column: string) => row[column]?.trim() ?? '';
    const [kind, written] = of('html') ? ['html', of('html')] : ['txt', of('texto')];
    return {
      origin: `${LIST}, comunicado ${at + 1}`,
      titulo: of('titulo'),
      fecha: dayOf(of('fecha')),
      source: sourceOf(folder, kind ?? 'txt', written ?? ''),
      imagen: of('imagen'),
      alt: of('alt'),
      pdf: of('pdf'),
      direccion: addressOf(of('direccion')),
    };
  });
}

/** A text that stands in its cell, or in the file that the cell names. */
function sourceOf(folder: string, kind: string, written: string): OldRelease['source'] {
  if (written === '') return undefined;
  const file = DOCUMENT.test(written) ? fileIn(folder, written) : undefined;
  if (file) return { name: path.basename(file), bytes: readFileSync(file) };
  return { name: `celda.${kind}`, bytes: new TextEncoder().encode(written) };
}

/** A file of the folder; undefined for what is not there, or would stand outside of it. */
export function fileIn(folder: string, name: string): string | undefined {
  const parts = name.replace(/^\.?[/\\]+/, '').split(/[/\\]/);
  let at = folder;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const found = readdirSync(at, { withFileTypes: true }).find((one) => one.name === part);
    if (!found || (isLast ? !found.isFile() : !found.isDirectory())) return undefined;
    at = path.join(at, part);
  }
  return at;
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** A day in ISO form, of «05/11/2024», «5 de noviembre de 2024» or itself; anything else as it is. */
export function dayOf(text: string): string {
  const iso = (year: string, month: number, day: string) =>
    `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? [];
  if (day && month && year) return iso(year, Number(month), day);
  const [, at, name, of] = /^(\d{1,2})\.?º? de (\p{L}+) (?:de|del) (\d{4})/iu.exec(text) ?? [];
  const index = MONTHS.indexOf(name?.toLowerCase().replace('setiembre', 'septiembre') ?? '');
  if (at && of && index >= 0) return iso(of, index + 1, at);
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? text;
}

const addressOf = (text: string): string => {
  if (!URL.canParse(text, 'https://sitio.example') || text === '') return '';
  const { pathname, search } = new URL(text, 'https://sitio.example');
  return pathname + search;
};
