import { direccionPath } from '@/lib/routes';
import { checkAnchors } from './anchors';
import { checkAvisos } from './avisos';
import { checkFormerAddresses } from './former-addresses';
import { checkBody } from './body';
import { checkLeads } from './lead';
import { checkChannels } from './channels';
import { checkCitas, checkTextosPorEstado } from './citas';
import { checkFechas } from './fechas';
import { checkIdentidad } from './identidad';
import { checkIngles } from './ingles';
import { checkLists, checkUnidades } from './lists';
import { checkNormas } from './normas';
import { checkOficina, checkResponsables } from './oficina';
import { checkCatalogos, checkDirecciones, checkTabs } from './pestanas';
import { checkTitles } from './titles';
import type { ContentWithFacts, LoadedContent } from '@/lib/content/load/reading';
import { EMPTY_FACTS } from '@/lib/content/lint/file-facts';
import { checkDiasInhabiles, checkSeguridad, checkVerificados } from './expiry-advice';
import { lackedAt } from '@/lib/routes/lacked';
import { linkProblem } from '@/lib/content/lint/links';
import { byMachine, isByMachine } from '@/lib/content/lint/machine-descriptions';
import { allEntries, type Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { checkNeeded } from './required-files';
import { checkPromises } from './promises';
import type { Problem } from '@/lib/content/types';
import { lineFinder } from '@/lib/content/parse/read';
import { ProblemReport } from '@/lib/content/parse/report';
import { Targets } from './targets';
import { textsOf } from '@/lib/content/model/texts';
import { unique } from './repeated';

/**
 * Checks references between files: addresses, links, PDFs, pictures, tabs, units, norms, laws, channels.
 * @param read a content with valid files, and the facts of its texts
 * @param today ISO date
 * @param drafts unpublished files
 * @returns problems and advice
 */
export function crossCheck(
  read: ContentWithFacts & { overlay?: LoadedContent['overlay'] | undefined },
  root: string,
  today: string,
  drafts: readonly string[] = [],
): { problems: Problem[]; warnings: Problem[] } {
  const { content, facts } = read;
  const lineOf = lineFinder(root, read.overlay);
  const report = new ProblemReport(lineOf);
  const advice = new ProblemReport(lineOf);
  checkAddresses(content, report);
  checkFormerAddresses(content, report);
  checkLists(content, report);
  checkUnidades(content, report);
  checkNormas(content, today, report);
  checkFechas(content, drafts, today, report);
  checkTitles(content, report);
  checkNeeded(content, report);
  checkCatalogos(content, report);
  checkTabs(read, report);
  checkDirecciones(content, report);
  checkResponsables(content, today, report);
  checkOficina(read, report, advice);
  checkCitas(read, report);
  checkTextosPorEstado(read, advice);
  checkLeads(content, advice);
  checkChannels(read, report, advice);
  checkPromises(content, report);
  checkIdentidad(content, report);
  checkSeguridad(content, today, advice);
  checkDiasInhabiles(content, today, report, advice);
  checkVerificados(content, today, report, advice);
  checkAvisos(content, today, report, advice);
  checkIngles(content, report, advice);

  checkAnchors(read, report);
  const targets = new Targets(content, root);
  const { sitio } = content;
  const { origin } = new URL(sitio.data.url);
  // Full addresses of the own site must exist too.
  const problemOf = (url: string) =>
    linkProblem(url) ??
    targets.problem(url.toLowerCase().startsWith(`${origin}/`) ? url.slice(origin.length) : url);
  const isLackedRow = (text: string, field: readonly PropertyKey[]) =>
    field.at(-1) === 'enlace' && typeof field.at(-2) === 'number' && lackedAt(sitio.data, text);
  for (const entry of allEntries(content)) {
    // A document may be made later or withdrawn (content/bitacora); a former address only redirects.
    for (const { text, field } of textsOf(entry.data, ['archivo', 'antes'])) {
      const problem =
        field.at(-1) === 'icono' || field.at(-2) === 'iconos'
          ? targets.iconProblem(text)
          : isLink(text, field) && !isLackedRow(text, field) && problemOf(text);
      if (problem) report.field(entry, field, problem);
      if (field.at(-1) === 'alt' && isByMachine(text))
        report.field(entry, field, `${byMachine(text)}.`);
    }
    checkBody(entry, facts.get(entry.file) ?? EMPTY_FACTS, problemOf, report);
  }
  return { problems: report.problems, warnings: advice.problems };
}

/** True for a path, or a full address without more words. */
const isLink = (text: string, field: readonly PropertyKey[]): boolean =>
  field.at(-1) === 'enlace' || /^(?:\/[^/\s]|(?:https?:|mailto:|tel:|[/\\]{2})\S+$)/i.test(text);

function checkAddresses(content: Content, report: ProblemReport) {
  const { comunicados, direcciones, formularios, formulariosIngles, sitio } = content;
  const byFile = [...comunicados].sort((a, b) => (a.file < b.file ? -1 : 1));
  unique(byFile, ({ data }) => String(data.numero), 'el número', ['numero'], report);
  unique(direcciones, (entry) => direccionPath(entry).toLowerCase(), 'la ruta', ['ruta'], report);
  const taken = new Map(direcciones.map((one) => [direccionPath(one).toLowerCase(), one.file]));
  for (const key of ['rutaTitular', 'rutaVehiculos', 'rutaDeclaraciones'] as const) {
    const ruta = `/${sitio.data[key]}/`;
    const owner = taken.get(ruta.toLowerCase());
    if (owner)
      report.field(sitio, [key], `«${ruta}» ya es una dirección de ${owner}. Escriba otra.`);
    else if (sitio.data[key]) taken.set(ruta.toLowerCase(), sitio.file);
  }
  const letters: Entry<{ folio: string }>[] = [...formularios, ...formulariosIngles];
  unique(letters, ({ data }) => data.folio, 'la letra', ['folio'], report);
}
