import { fault, type ContentFault } from '@/lib/content/faults';
import type { LoadedContent } from '@/lib/content/load/reading';
import { allEntries } from '@/lib/content/model';
import { todayAt } from '@/lib/content/load/zone';
import type { LineFinder, Problem } from '@/lib/content/types';
import { lineFinder } from '@/lib/content/parse/read';
import { textsOf } from '@/lib/content/model/texts';
import { promisedPdfs } from '@/lib/routes/documents';
import { pdfAdviceOf } from './advice';
import type { Inspected, OfficeFile } from './inspect';
import { ledgerProblems } from './ledger';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { decodeSafely } from '@/lib/site/text';

const PHOTO = /^\/(?!\/).*\.(?:jpe?g|png|webp|avif)$/i;

const inPublic = (name: string, found: ContentFault, line = 0): Problem => ({
  ...found,
  ...{ file: `public/${name}`, line, field: '' },
});

/** The drawings of which the build makes icons and the card for social networks. */
export const SITE_DRAWINGS = {
  icon: 'icono.svg',
  card: 'ilustraciones/tarjeta-social.svg',
} as const;

export const missingDrawings = ({ files, refused }: Inspected): Problem[] =>
  Object.values(SITE_DRAWINGS)
    .filter((wanted) => !refused.has(wanted) && files.every(({ name }) => name !== wanted))
    .map((name) => inPublic(name, fault('drawing-of-site-missing', {})));

/** Turns findings into problems and advice, and selects the published files: all PDFs, and named pictures. */
export function reportOffice(
  { files, refused }: Inspected,
  read: LoadedContent,
  root: string,
  today = todayAt(root),
): { files: OfficeFile[]; problems: Problem[]; warnings: Problem[] } {
  const problems = [...refused].map(([name, reason]) => inPublic(name, reason));
  const uses = read.problems.length === 0 ? usesOf(read) : undefined;
  const lineOf = lineFinder(root, read.overlay);
  for (const { name, faults } of files) {
    const use = uses?.get(name);
    const usedAt = use && {
      ...{ file: use.file, line: 'line' in use ? use.line : lineOf(use.file, use.field) },
    };
    for (const { line, fault: found } of faults)
      problems.push(inPublic(name, { ...found, ...(usedAt && { usedAt }) }, line));
  }
  if (!uses) return { files, problems, warnings: [] };

  const { content } = read;
  const isUsed = ({ name }: OfficeFile) => uses.has(name) || isOfTheLibrary(name);
  const supplied = new Set(files.map(({ name }) => name));
  const missing = promisedPdfs(content)
    .map(({ path }) => path.slice(1))
    .filter((one) => !supplied.has(one));
  const { nombre, ayuntamiento } = content.sitio.data;
  const warnings = files.flatMap((file) =>
    pdfAdviceOf(file, [nombre, ayuntamiento]).map((found): Problem => ({
      ...inPublic(file.name, found),
      isSecret: true,
    })),
  );
  problems.push(...linkedPhotos(read, lineOf));
  const misnamed = new Set<string>();
  for (const { name, kind } of files.filter((file) => !isUsed(file))) {
    const meant = kind === 'pdf' ? nearMiss(name, missing) : undefined;
    if (meant) misnamed.add(name);
    if (meant) problems.push(inPublic(name, fault('pdf-misnamed', { meant })));
    else warnings.push(inPublic(name, unusedFault(name, kind, content.sitio.data.pdfComunicados)));
  }
  const pdfs = files
    .filter(({ kind }) => kind === 'pdf')
    .map((file) => ({ ...file, isFaulty: file.faults.length > 0 || misnamed.has(file.name) }));
  return {
    files: files.filter((file) => file.kind === 'pdf' || isUsed(file)),
    problems: [...problems, ...ledgerProblems(pdfs, content, lineOf, today)],
    warnings,
  };
}

function linkedPhotos({ content }: LoadedContent, lineOf: LineFinder): Problem[] {
  return allEntries(content).flatMap(({ file, data }) =>
    textsOf(data)
      .filter(({ field, text }) => field.at(-1) === 'enlace' && PHOTO.test(text))
      .map(({ field, text }) => ({
        ...fault('photo-linked', { path: text }, text),
        ...{ file, line: lineOf(file, field), field: field.join('.') },
      })),
  );
}

const isOfTheLibrary = (name: string) => /^ilustraciones\/.*\.svg$/i.test(name);

function unusedFault(name: string, kind: OfficeFile['kind'], releases: string): ContentFault {
  if (kind !== 'pdf') return fault('public-unused', {});
  const [, after = ''] = name.toLowerCase().split(releases.toLowerCase());
  const [, release] = /^0*(\d+)\.pdf$/.exec(after) ?? [];
  return fault('public-unused-pdf', { name, ...(release && { release }) });
}

type Use = { file: string } & ({ field: readonly PropertyKey[] } | { line: number });

/** Returns the first use of each file of `public/` in `content/`. */
function usesOf({ content, facts }: Pick<LoadedContent, 'content' | 'facts'>): Map<string, Use> {
  const uses = new Map<string, Use>();
  const site = content.sitio.data.url.replace(/\/$/, '');
  const add = (written: string, use: Use) => {
    const address = written.startsWith(`${site}/`) ? written.slice(site.length) : written;
    if (!address.startsWith('/')) return;
    const name = decodeSafely(address.replace(/[?#].*$/, '')).slice(1);
    if (!uses.has(name)) uses.set(name, use);
  };
  // The ledger's mentions are no use.
  for (const { file, data, bodyLine } of allEntries({ ...content, bitacora: [] })) {
    for (const { text, field } of textsOf(data)) add(text, { file, field });
    for (const { url, line } of facts.get(file)?.links ?? [])
      add(url, { file, line: bodyLine + line - 1 });
  }
  for (const { path, file, field } of promisedPdfs(content)) add(path, { file, field });
  for (const own of ['/icono.svg', ORGANIGRAMA_SRC])
    add(own, { file: 'content/sitio.yml', field: [] });
  return uses;
}

/** Folds a PDF's name: case, accents, spaces, zeros, extension. */
const withoutTypos = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:\.pdf)+$/, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/(^|[^0-9])0+(?=[0-9])/g, '$1')
    .replace(/-?(?:copia|\(\d+\))$/, '');

const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** Finds the missing PDF that an unused one was meant to be. @param missing paths in `public/` */
function nearMiss(name: string, missing: readonly string[]): string | undefined {
  const whole = withoutTypos(name);
  const base = withoutTypos(baseOf(name));
  return (
    missing.find((one) => withoutTypos(one) === whole) ??
    missing.find((one) => withoutTypos(baseOf(one)) === base)
  );
}
