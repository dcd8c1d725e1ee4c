import { direccionPath } from '@/lib/site/routes';
import { checkAnchors } from './anchors';
import { checkBody } from './check-body';
import { checkChannels } from './check-channels';
import { checkCitas } from './check-citas';
import { checkFechas } from './check-comunicados';
import { checkLists, checkUnidades } from './check-lists';
import { checkNormas } from './check-normas';
import { checkOficina, checkResponsables } from './check-oficina';
import { checkCatalogos, checkDirecciones, checkTabs } from './check-pages';
import { checkTitles } from './check-titles';
import type { Read } from './collect';
import { EMPTY_FACTS } from './facts';
import { checkDiasInhabiles } from './horario';
import { linkProblem } from './links';
import { allEntries, type Content } from './model';
import { checkNeeded } from './needed';
import { checkPromises } from './check-promises';
import { checkSeguridad } from './seguridad';
import type { Problem } from './problems';
import { lineFinder } from './read';
import { Report } from './report';
import { Targets } from './targets';
import { textsOf } from './texts';
import { unique } from './unique';

/**
 * What files say of each other: addresses, links, PDFs, pictures, tabs, units, norms, laws, channels.
 * @param read a content whose files are each valid on their own, and the facts of its texts
 * @param root the folder that holds `content/` and `public/`
 * @param today in ISO form
 * @param drafts those of its files that are left out of the site, when it holds some
 * @returns every problem found, and what is only advice
 */
export function checkReferences(
  read: Pick<Read, 'content' | 'facts'>,
  root: string,
  today: string,
  drafts: readonly string[] = [],
): { problems: Problem[]; warnings: Problem[] } {
  const { content, facts } = read;
  const lineOf = lineFinder(root);
  const report = new Report(lineOf);
  const advice = new Report(lineOf);
  checkAddresses(content, report);
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
  checkChannels(read, report, advice);
  checkPromises(content, report);
  checkSeguridad(content, today, advice);
  checkDiasInhabiles(content, today, report, advice);

  checkAnchors(read, report);
  const targets = new Targets(content, root);
  const { origin } = new URL(content.sitio.data.url);
  // The site's own address written whole leads to one of its pages too, or to nothing.
  const problemOf = (url: string) =>
    linkProblem(url) ??
    targets.problem(url.toLowerCase().startsWith(`${origin}/`) ? url.slice(origin.length) : url);
  for (const entry of allEntries(content)) {
    for (const { text, field } of textsOf(entry.data)) {
      const problem =
        field.at(-1) === 'icono'
          ? targets.iconProblem(text)
          : isLink(text, field) && problemOf(text);
      if (problem) report.field(entry, field, problem);
    }
    checkBody(entry, facts.get(entry.file) ?? EMPTY_FACTS, problemOf, report);
  }
  return { problems: report.problems, warnings: advice.problems };
}

/** Whether a text of the data is an address: a path, or a whole address with no words after it. */
const isLink = (text: string, field: readonly PropertyKey[]): boolean =>
  field.at(-1) === 'enlace' || /^(?:\/[^/\s]|(?:https?:|mailto:|tel:|[/\\]{2})\S+$)/i.test(text);

/** Each directorate has an address of its own, each release a number, each form a letter. */
function checkAddresses({ comunicados, direcciones, formularios }: Content, report: Report) {
  const byFile = [...comunicados].sort((a, b) => (a.file < b.file ? -1 : 1));
  unique(byFile, ({ data }) => String(data.numero), 'el número', ['numero'], report);
  unique(direcciones, (entry) => direccionPath(entry).toLowerCase(), 'la ruta', ['ruta'], report);
  unique(formularios, ({ data }) => data.folio, 'la letra', ['folio'], report);
}
