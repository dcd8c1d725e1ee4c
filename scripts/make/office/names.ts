import path from 'node:path';
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

const INSTEAD: [RegExp, string][] = [
  [/^html?$/, 'Las páginas se escriben en content/. Pase su texto a un archivo de ahí.'],
  [
    /^(?:heic|heif|gif|bmp|tiff?|jfif|jp2|psd|ico|raw)$/,
    'Las imágenes se guardan en .jpg, .png, .webp, .avif o .svg: ábrala y guárdela como .jpg.',
  ],
  [/^(?:docx?|odt|rtf|pages|xlsx?|ods|csv|pptx?|odp|txt|md)$/, 'Guárdelo como PDF.'],
];

/** The only files allowed at the root of `public/`. */
const AT_ROOT = ['icono.svg', 'organigrama.svg'];

/** Returns the fault of a name: a script, page or server setting would act as part of the site. */
export function nameFault(name: string): string | undefined {
  if (/^\.well-known\/security\.txt$/i.test(name))
    return 'este archivo lo hace el sitio con lo que dice content/sitio.yml. Escríbalo ahí y quite éste.';
  const hidden = name.split('/').find((part) => part.startsWith('.'));
  if (hidden)
    return `«${hidden}» empieza con un punto: no se publica, y algunos servidores lo obedecen. Quítelo o cámbiele el nombre.`;
  if (OWN.test(name)) return 'este archivo lo hace el sitio. Quítelo o cámbiele el nombre.';
  const apart = splitAccents(name);
  if (apart)
    return `«${apart.part}» se guardó con sus acentos aparte de las letras, y ninguna página lo hallaría. Cámbiele el nombre por uno sin acentos: «${apart.plain}».`;
  const foreign = foreignSign(name);
  if (foreign)
    return `el nombre lleva ${foreign}, que no puede ir en la dirección de un archivo. Cámbiele el nombre.`;
  const wrong = pathProblem(name);
  if (wrong) return `${wrong}.`;
  const kind = kindOfName(name);
  if (!kind) {
    const ending = endingOf(name);
    const instead = INSTEAD.find(([pattern]) => pattern.test(ending))?.[1];
    const what = ending ? `no se publican archivos .${ending}` : 'su nombre no tiene terminación';
    return `${what}: sólo PDF e imágenes (.jpg, .png, .webp, .avif, .svg). ${instead ?? 'Quítelo.'}`;
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

function misplaced(name: string, kind: OfficeFileKind): string | undefined {
  const base = path.posix.basename(name);
  if (kind === 'pdf')
    return name.startsWith('static/pdf/')
      ? undefined
      : `los PDF van en public/static/pdf/ o en una carpeta de ahí. Páselo a public/static/pdf/${base}.`;
  if (name.startsWith('imagenes/v/'))
    return `en public/imagenes/v/ escribe el sitio. Páselo a public/imagenes/${base}.`;
  if (/^(?:imagenes|ilustraciones)\//.test(name) || AT_ROOT.includes(name)) return undefined;
  return `las imágenes van en public/imagenes/, y los dibujos en public/ilustraciones/. Pásela a public/imagenes/${base}.`;
}

/** Returns names that repeat an earlier one but for case, with messages. */
export function sameButForCase(names: readonly string[]): Map<string, string> {
  const first = new Map<string, string>();
  const repeated = new Map<string, string>();
  for (const name of names) {
    const key = name.normalize('NFC').toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, name);
    else
      repeated.set(
        name,
        `sólo cambia en mayúsculas de public/${earlier}: muchos sistemas los toman por el mismo. Cambie el nombre de uno.`,
      );
  }
  return repeated;
}
