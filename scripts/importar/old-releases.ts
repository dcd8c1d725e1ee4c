import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { isLitter } from '@/lib/content/model/paths';
import { decode } from '../documents/text';
import { formerAddressOf, releaseDayOf, EMPTY, plainTitle, type OldRelease } from './release';
import { asShown, fromWordpress } from './wordpress';

const COLUMNS = ['titulo', 'fecha', 'texto', 'html', 'imagen', 'alt', 'pdf', 'direccion'];
const DOCUMENT = /\.(?:do[ct][xm]?|odt|html?|txt|md|rtf)$/i;
/** The releases of a folder: `lista.csv`, WordPress' export, or its loose documents. @throws in Spanish */
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

const plain = (name: string): string => name.normalize('NFC').toLowerCase();

function fromDocument(name: string, bytes: Buffer): OldRelease {
  const html = /\.html?$/i.test(name) ? bytes.toString('utf8') : '';
  const [, day = ''] =
    /(?:published_time"[^>]*content|<time[^>]*datetime)="(\d{4}-\d{2}-\d{2})/i.exec(html) ?? [];
  const [, canonical = ''] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/i.exec(html) ?? [];
  const fecha = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? day;
  const formerAddress = formerAddressOf(canonical);
  return {
    ...EMPTY,
    origin: name,
    fecha,
    formerAddress,
    source: { name, bytes: mainOf(name, bytes) },
  };
}

function mainOf(name: string, bytes: Buffer): Uint8Array {
  if (!/\.html?$/i.test(name)) return bytes;
  const html = bytes.toString('latin1');
  const [main] = /<(main|article)\b[^]*?<\/\1>/i.exec(html) ?? [];
  const [head = ''] = /<meta[^>]*charset[^>]*>/i.exec(html) ?? [];
  return main ? Buffer.from(head + main, 'latin1') : bytes;
}

function fromList(folder: string, list: string): OldRelease[] {
  const text = decode(readFileSync(path.join(folder, list)));
  const { data, meta } = Papa.parse<Record<string, string>>(
    text.replace(/^\uFEFF?(?:sep=.\n)?/i, ''),
    {
      header: true,
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t'],
      transformHeader: (title) =>
        title.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    },
  );
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
      fecha: releaseDayOf(of('fecha')),
      ...textOf(folder, of('html'), of('texto'), of('titulo').slice(0, 60)),
      imagen: of('imagen'),
      alt: of('alt'),
      pdf: of('pdf'),
      formerAddress: formerAddressOf(of('direccion')),
    };
  });
}

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

/** A file of the folder; undefined when it is missing, or would be outside. */
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
