import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { isLitter } from '@/lib/content/model/paths';
import { decode } from '../redaccion/documents/text';
import { oneLine, parse, spoken } from '../redaccion/documents/tree';
import { asShown, fromWordpress } from './wordpress';

/** A release of the former site, as its list or its file gives it. */
export interface OldRelease {
  /** Where it is, as a message names it: «lista.csv, comunicado 3». */
  origin: string;
  titulo: string;
  fecha: string;
  /** What its text is read from: a name whose ending says how, and its bytes. */
  source?: { name: string; bytes: Uint8Array };
  imagen: string;
  alt: string;
  pdf: string;
  resumen: string;
  /** Its old address, as the site knows its own: from the first `/` on. */
  direccion: string;
  notes: string[];
  /** Why it is not brought. */
  left?: string;
}

const COLUMNS = ['titulo', 'fecha', 'texto', 'html', 'imagen', 'alt', 'pdf', 'direccion'];
const DOCUMENT = /\.(?:do[ct][xm]?|odt|html?|txt|md|rtf)$/i;
export const EMPTY: OldRelease = {
  ...{ origin: '', titulo: '', fecha: '', imagen: '', alt: '', pdf: '' },
  ...{ resumen: '', direccion: '', notes: [] },
};

/**
 * The releases of a folder: the rows of its `lista.csv`, the posts of WordPress' export, or its loose
 * documents.
 * @throws Error in Spanish when there are none, or the list lacks its titles
 */
export function oldReleases(folder: string): OldRelease[] {
  const names = readdirSync(folder).filter((name) => !isLitter(name));
  const list = names.find((name) => plain(name) === 'lista.csv');
  const found = list
    ? fromList(folder, list)
    : names.sort().flatMap((name): OldRelease[] => {
        const read = () => readFileSync(path.join(folder, name));
        if (/\.xml$/i.test(name)) return fromWordpress(name, decode(read())) ?? [];
        return DOCUMENT.test(name) ? [fromDocument(name, read())] : [];
      });
  if (found.length === 0)
    throw new Error(
      `En «${folder}» no hay comunicados: ni lista.csv con renglones, ni el archivo .xml que exporta WordPress, ni documentos .docx, .html, .txt o .md.`,
    );
  return found;
}

/** A name as names are compared: composed, without case. */
const plain = (name: string): string => name.normalize('NFC').toLowerCase();

/** What a title says, with its entities and without its marks. */
export const plainTitle = (written: string): string => oneLine(spoken(parse(written, false)));

/** A loose document: its day is in its name, or in the page. */
function fromDocument(name: string, bytes: Buffer): OldRelease {
  const html = /\.html?$/i.test(name) ? bytes.toString('utf8') : '';
  const [, day = ''] =
    /(?:published_time"[^>]*content|<time[^>]*datetime)="(\d{4}-\d{2}-\d{2})/i.exec(html) ?? [];
  const [, canonical = ''] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/i.exec(html) ?? [];
  const fecha = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? day;
  const direccion = addressOf(canonical);
  return { ...EMPTY, origin: name, fecha, direccion, source: { name, bytes: mainOf(name, bytes) } };
}

/** The text of a page without its menus, when it says which part that is. */
function mainOf(name: string, bytes: Buffer): Uint8Array {
  if (!/\.html?$/i.test(name)) return bytes;
  const html = bytes.toString('latin1');
  const [main] = /<(main|article)\b[^]*?<\/\1>/i.exec(html) ?? [];
  const [head = ''] = /<meta[^>]*charset[^>]*>/i.exec(html) ?? [];
  return main ? Buffer.from(head + main, 'latin1') : bytes;
}

function fromList(folder: string, list: string): OldRelease[] {
  const text = decode(readFileSync(path.join(folder, list)));
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (title) => title.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  });
  const missing = ['titulo', 'fecha'].filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0)
    throw new Error(
      `${list}: faltan las columnas ${missing.join(' y ')}. Su primer renglón lleva los títulos: ${COLUMNS.join(', ')}.`,
    );
  return data.map((row, at): OldRelease => {
    const of = (column: string) => row[column]?.trim() ?? '';
    return {
      ...EMPTY,
      origin: `${list}, comunicado ${at + 1}`,
      titulo: plainTitle(of('titulo')),
      fecha: dayOf(of('fecha')),
      ...textOf(folder, of('html'), of('texto'), of('titulo').slice(0, 60)),
      imagen: of('imagen'),
      alt: of('alt'),
      pdf: of('pdf'),
      direccion: addressOf(of('direccion')),
    };
  });
}

/** A text that is in its cell, or in the file that the cell names. */
function textOf(folder: string, html: string, words: string, base: string): Partial<OldRelease> {
  const written = html || words;
  if (written === '') return {};
  const file =
    DOCUMENT.test(written) && !written.includes('\n') ? fileIn(folder, written) : undefined;
  if (file) {
    const name = path.basename(file);
    return { source: { name, bytes: mainOf(name, readFileSync(file)) } };
  }
  const isHtml = html !== '' || /<(?:p|br|a|strong|em|b|img|h\d|ul|ol|div)\b[^>]*>/i.test(words);
  const { html: shown, notes } = asShown(written);
  const bytes = new TextEncoder().encode(isHtml ? `<meta charset="utf-8">${shown}` : words);
  return {
    source: { name: `${base}.${isHtml ? 'html' : 'txt'}`, bytes },
    ...(isHtml && { notes }),
  };
}

/** A file of the folder; undefined for what is not there, or would be outside of it. */
export function fileIn(folder: string, name: string): string | undefined {
  const parts = name.replace(/^\.?[/\\]+/, '').split(/[/\\]/);
  let at = folder;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const entries = readdirSync(at, { withFileTypes: true });
    const found =
      entries.find((one) => one.name === part) ??
      entries.find((one) => plain(one.name) === plain(part));
    if (!found || (isLast ? !found.isFile() : !found.isDirectory())) return undefined;
    at = path.join(at, found.name);
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

export const addressOf = (text: string): string => {
  if (!URL.canParse(text, 'https://sitio.example') || text === '') return '';
  const { pathname, search } = new URL(text, 'https://sitio.example');
  return pathname + search;
};
