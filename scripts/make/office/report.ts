import type { LoadedContent } from '@/lib/content/load/reading';
import { allEntries } from '@/lib/content/model';
import { todayAt } from '@/lib/content/load/zone';
import type { LineFinder, Problem } from '@/lib/content/types';
import { lineFinder } from '@/lib/content/parse/read';
import { textsOf } from '@/lib/content/model/texts';
import { promisedPdfs } from '@/lib/routes/documents';
import type { Inspected, OfficeFile } from './inspect';
import { ledgerProblems } from './ledger';
import { nearMiss, usesOf, type Use } from './uses';

export interface Office {
  files: OfficeFile[];
  problems: Problem[];
  warnings: Problem[];
}

const PHOTO = /^\/(?!\/).*\.(?:jpe?g|png|webp|avif)$/i;

const inPublic = (name: string, message: string, line = 0): Problem => ({
  file: `public/${name}`,
  line,
  field: '',
  message,
});

/**
 * Turns findings into problems and advice, and selects what is published: all PDFs, and pictures named by
 * `content/`.
 * @param read `content/`; while invalid, used pictures are unknown @param today in ISO form
 */
export function reportOffice(
  { files, refused }: Inspected,
  read: LoadedContent,
  root: string,
  today = todayAt(root),
): Office {
  const problems = [...refused].map(([name, reason]) => inPublic(name, reason));
  const uses = read.problems.length === 0 ? usesOf(read) : undefined;
  const lineOf = lineFinder(root, read.overlay);
  const where = (use: Use) =>
    `${use.file}:${'line' in use ? use.line : lineOf(use.file, use.field)}`;
  for (const { name, faults } of files) {
    const use = uses?.get(name);
    const used = use ? ` (Está en ${where(use)}.)` : '';
    for (const { line, message } of faults)
      problems.push(inPublic(name, `${message}${used}`, line));
  }
  if (!uses) return { files, problems, warnings: [] };

  const isUsed = ({ name }: OfficeFile) => uses.has(name) || isOfTheLibrary(name);
  const unused = unusedFiles(
    files.filter((file) => !isUsed(file)),
    files,
    read,
  );
  const supplied = files
    .filter(({ kind }) => kind === 'pdf')
    .map(({ name, hash, faults }) => {
      const misnamed = unused.problems.filter(({ file }) => file === `public/${name}`);
      return { name, hash, faults: [...faults, ...misnamed] };
    });
  return {
    files: files.filter((file) => file.kind === 'pdf' || isUsed(file)),
    problems: [
      ...problems,
      ...linkedPhotos(read, lineOf),
      ...unused.problems,
      ...ledgerProblems(supplied, read.content, lineOf, today),
    ],
    warnings: [
      ...files.flatMap((file) => [...scanned(file), ...besidesPages(file, read)]),
      ...unused.warnings,
    ],
  };
}

function unusedFiles(
  unused: OfficeFile[],
  all: OfficeFile[],
  { content }: LoadedContent,
): Omit<Office, 'files'> {
  const supplied = new Set(all.map(({ name }) => name));
  const missing = promisedPdfs(content)
    .map(({ path }) => path.slice(1))
    .filter((one) => !supplied.has(one));
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  for (const { name, kind } of unused) {
    const meant = kind === 'pdf' ? nearMiss(name, missing) : undefined;
    if (meant)
      problems.push(
        inPublic(name, `nadie usa este PDF. ¿Es el de public/${meant}? Cámbiele el nombre a ése.`),
      );
    else warnings.push(inPublic(name, unusedWords(name, kind, content.sitio.data.pdfComunicados)));
  }
  return { problems, warnings };
}

function linkedPhotos({ content }: LoadedContent, lineOf: LineFinder): Problem[] {
  return allEntries(content).flatMap(({ file, data }) =>
    textsOf(data)
      .filter(({ field, text }) => field.at(-1) === 'enlace' && PHOTO.test(text))
      .map(({ field, text }) => ({
        file,
        line: lineOf(file, field),
        field: field.join('.'),
        message: `«${text}» es una fotografía, que no se publica como se guardó. Póngala en el texto de una página y enlace la página.`,
      })),
  );
}

const isOfTheLibrary = (name: string) => /^ilustraciones\/.*\.svg$/i.test(name);

function unusedWords(name: string, kind: OfficeFile['kind'], releases: string): string {
  if (kind !== 'pdf')
    return 'archivo de public/ que nadie usa: no se publica. Quítelo, o escriba su ruta donde deba verse.';
  const [, after = ''] = name.toLowerCase().split(releases.toLowerCase());
  const [, numero] = /^0*(\d+)\.pdf$/.exec(after) ?? [];
  const gone = numero ? ` Ningún comunicado lleva ya el número ${numero}.` : '';
  return `archivo de public/ que nadie usa, y que se publica en /${name}.${gone} Quítelo, o enlácelo desde un texto.`;
}

const scanned = ({ name, text, pictures }: OfficeFile): Problem[] =>
  text || !pictures
    ? []
    : [
        inPublic(
          name,
          'el PDF es un escaneo: sus páginas son imágenes, y nadie puede buscar, copiar ni oír sus palabras. Ponga el que exportó el programa donde se escribió; si ya no existe, páselo por un reconocimiento de texto (OCR).',
        ),
      ];

function besidesPages({ name, people, extras }: OfficeFile, { content }: LoadedContent): Problem[] {
  const { nombre, ayuntamiento } = content.sitio.data;
  const own = [nombre, ayuntamiento].map((one) => one.toLowerCase());
  const persons = people.filter((one) => !own.includes(one.toLowerCase()));
  const carries = [...persons.map((one) => `el nombre «${one}»`), ...extras];
  if (carries.length === 0) return [];
  return [
    inPublic(
      name,
      `el PDF lleva ${carries.join(', ')}. Expórtelo de nuevo sin sus propiedades ni lo que no se imprime.`,
    ),
  ];
}
