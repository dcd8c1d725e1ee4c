import { fault, fileWords } from '@/lib/content/faults';
import type { Content } from '@/lib/content/model';
import type { Overlay, Problem } from '@/lib/content/types';
import type { LoadedContent } from '@/lib/content/load/reading';
import { lineFinder } from '@/lib/content/parse/read';
import { validateContent } from '@/lib/check';
import { expiryOf } from '@/lib/check/due';
import { dayIn } from '@/lib/office/clock';
import { DEFAULT_ORIGIN, readSendSettings, TEMPLATES } from '@/lib/forms/settings';
import { shownForms } from './emit/envio';
import { inspectOffice, type OfficeFile } from './office/inspect';
import { missingDrawings, reportOffice } from './office/report';
import { pdfAdvice } from './pdf/plan';
import type { BuildPaths } from './paths';
import type { Store } from '@/lib/store';
import { DEMO_LINE } from '@/lib/ui-texts';
import type { Settings } from '@/lib/site/sources';

export interface CheckedSite extends LoadedContent {
  office: OfficeFile[];
}

/** Reads and checks content and files. @param instead replacement files for `public/` (inspect.ts) */
export async function checkSite(
  paths: Pick<BuildPaths, 'root' | 'public' | 'waiting'>,
  store: Store,
  overlay?: Overlay,
  today?: string,
  instead?: ReadonlyMap<string, string | null>,
): Promise<CheckedSite> {
  const { root, waiting } = paths;
  const read = validateContent(root, { store, today, waiting, ...(overlay && { overlay }) });
  const inspected = await inspectOffice(paths, store, instead);
  const office = reportOffice(inspected, read, root);
  // A trial text must not drop the stored results of the files.
  if (!overlay) store.prune(root, ['content', 'office']);
  const supplied = new Set(office.files.map(({ name }) => name));
  const isRead = read.problems.length === 0;
  const ofPdfs = isRead ? pdfAdvice(read.content, supplied) : [];
  const carrier = isRead ? carrierProblems(read.content, readSendSettings(), root) : [];
  return {
    ...read,
    problems: [...read.problems, ...office.problems, ...missingDrawings(inspected), ...carrier],
    warnings: [...read.warnings, ...office.warnings, ...ofPdfs],
    office: office.files,
  };
}

/** Says where `via` of `correo.yml` names another carrier than NEXT_PUBLIC_EMAILJS_ORIGIN. */
export function carrierProblems({ correo }: Content, { send }: Settings, root: string): Problem[] {
  const { via } = correo.data;
  const origins = Object.values(send).flatMap((one) => (one && !one.local ? [one.origin] : []));
  const wrong = origins.find((origin) =>
    via === 'relevo' ? isService(origin) : origin !== '/' && !isService(origin),
  );
  if (wrong === undefined) return [];
  const { file } = correo;
  const remedy = via === 'relevo' ? 'servicio' : 'relevo';
  const found = fault('carrier-other', { via, origin: wrong, remedy });
  return [{ ...found, file, line: lineFinder(root)(file, ['via']), field: 'via' }];
}

const isService = (origin: string) =>
  URL.canParse(origin) && new URL(origin).host === new URL(DEFAULT_ORIGIN).host;

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** Refuses a NEXT_PUBLIC_EMAILJS_ORIGIN that is not https, `/` or local. @throws in Spanish */
export function refusePlainOrigin({ send }: Settings): void {
  for (const { origin } of Object.values(send).filter((one) => one !== null)) {
    const { protocol, hostname = '' } = URL.canParse(origin) ? new URL(origin) : {};
    const isHere = protocol === 'http:' && THIS_MACHINE.includes(hostname);
    if (origin === '/' || protocol === 'https:' || isHere) continue;
    throw new Error(
      `NEXT_PUBLIC_EMAILJS_ORIGIN=${origin}: ahí los mensajes viajarían sin cifrar, o no llegarían. Escriba una dirección que empiece con https://, o / si el propio sitio los pasa.`,
    );
  }
}

const NAMES = { queja: 'la queja', denuncia: 'la denuncia', sugerencia: 'la sugerencia' } as const;

/** Returns the build's warnings. @param today in ISO form */
export function buildWarnings(
  content: Content,
  { send }: Settings,
  today = dayIn(content.sitio.data.zonaHoraria, new Date()),
): string[] {
  const warnings: string[] = [];
  const { demostracion, indexar, seguridad } = content.sitio.data;
  if (demostracion) warnings.push(`${DEMO_LINE} (content/sitio.yml).`);
  if (demostracion && indexar)
    warnings.push(
      'Los buscadores pueden mostrar esta demostración como si fuera la oficina. Si la publica, escriba indexar: false en content/sitio.yml.',
    );
  if (!demostracion && !indexar)
    warnings.push(
      'Los buscadores no muestran este sitio. Si es el verdadero, escriba indexar: true en content/sitio.yml.',
    );
  const shown = shownForms(content);
  const closed = shown.filter((one) => !send[one]);
  if (closed.length === shown.length)
    warnings.push(
      'Sin llaves de correo (NEXT_PUBLIC_EMAILJS_…): los formularios ofrecen los otros canales en vez de enviar.',
    );
  else if (closed.length > 0)
    warnings.push(
      `Sin llave de correo para ${closed.map((one) => `${NAMES[one]} (${TEMPLATES[one]})`).join(' ni ')}: ofrece los otros canales en vez de enviar.`,
    );
  if (shown.some((one) => send[one]?.local))
    warnings.push(
      'Compilación local: los formularios entregan en el buzón de pruebas. No la publique.',
    );
  const expiry = expiryOf(seguridad, today);
  if (expiry) warnings.push(`content/sitio.yml: ${fileWords(expiry)}`);
  return warnings;
}
