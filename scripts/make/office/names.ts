import path from 'node:path';
import { fault, type ContentFault, type OtherFormat } from '@/lib/content/faults';
import { foreignSign, pathProblem } from '@/lib/content/model/paths';

const KINDS = {
  pdf: 'pdf',
  svg: 'svg',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
} as const;

export type OfficeFileKind = (typeof KINDS)[keyof typeof KINDS];

const endingOf = (name: string) => path.posix.extname(name).slice(1).toLowerCase();

/** Returns the format of a file's extension; undefined if unpublished. */
export function kindOfName(name: string): OfficeFileKind | undefined {
  const ending = endingOf(name);
  return Object.hasOwn(KINDS, ending) ? KINDS[ending as keyof typeof KINDS] : undefined;
}

const OWN =
  /^(?:(?:.*\/)?index\.html|404\.html|robots\.txt|sitemap[^/]*\.xml|_headers|_redirects|manifest\.webmanifest|favicon\.ico|tarjeta-social\.png|tarjetas\/.*|icono-\d+\.png)$/i;

const OTHER_FORMATS: [RegExp, OtherFormat][] = [
  [/^html?$/, 'page'],
  [/^(?:heic|heif|gif|bmp|tiff?|jfif|jp2|psd|ico|raw)$/, 'picture'],
  [/^(?:docx?|odt|rtf|pages|xlsx?|ods|csv|pptx?|odp|txt|md)$/, 'paper'],
];

/** The only files allowed at the root of `public/`. */
const AT_ROOT = ['icono.svg', 'organigrama.svg'];

/** Returns the fault of a name: a script, page or server setting would act as part of the site. */
export function nameFault(name: string): ContentFault | undefined {
  if (/^\.well-known\/security\.txt$/i.test(name)) return fault('public-security', {});
  const hidden = name.split('/').find((part) => part.startsWith('.'));
  if (hidden) return fault('public-dot', { part: hidden });
  if (OWN.test(name)) return fault('public-made', {});
  const apart = splitAccents(name);
  if (apart) return fault('public-accents', apart);
  const sign = foreignSign(name);
  if (sign) return fault('public-sign', { sign });
  const why = pathProblem(name);
  if (why) return fault('public-path', { why });
  const kind = kindOfName(name);
  if (!kind) {
    const ending = endingOf(name);
    const as = OTHER_FORMATS.find(([pattern]) => pattern.test(ending))?.[1] ?? 'other';
    return fault('public-format', { ending, as });
  }
  return misplaced(name, kind);
}

/** Finds decomposed accents (NFD), as old Macs save them. */
function splitAccents(name: string): { part: string; plain: string } | undefined {
  const part = name.split('/').find((one) => one !== one.normalize('NFC'));
  if (part === undefined) return undefined;
  const plain = part.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return { part: part.normalize('NFC'), plain };
}

function misplaced(name: string, kind: OfficeFileKind): ContentFault | undefined {
  const base = path.posix.basename(name);
  if (kind === 'pdf')
    return name.startsWith('static/pdf/') ? undefined : fault('public-pdf-place', { base });
  if (name.startsWith('imagenes/v/')) return fault('public-own-folder', { base });
  if (/^(?:imagenes|ilustraciones)\//.test(name) || AT_ROOT.includes(name)) return undefined;
  return fault('public-picture-place', { base });
}

/** Returns names that repeat an earlier one but for case, with their faults. */
export function sameButForCase(names: readonly string[]): Map<string, ContentFault> {
  const first = new Map<string, string>();
  const repeated = new Map<string, ContentFault>();
  for (const name of names) {
    const key = name.normalize('NFC').toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, name);
    else repeated.set(name, fault('public-case', { other: earlier }));
  }
  return repeated;
}
