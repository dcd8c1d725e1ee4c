import type { ContentWithFacts, LoadedContent } from '@/lib/content/load/reading';
import { linkProblem } from '@/lib/content/lint/links';
import { byMachine, isByMachine } from '@/lib/content/lint/machine-descriptions';
import { allEntries, type Content } from '@/lib/content/model';
import { textsOf } from '@/lib/content/model/texts';
import type { MarkdownLink } from '@/lib/content/parse/markdown';
import { lineFinder } from '@/lib/content/parse/read';
import { ProblemReport } from '@/lib/content/parse/report';
import type { Entry, Problem } from '@/lib/content/types';
import { lackedAt } from '@/lib/routes/lacked';
import { kindOf, PAGE_KINDS } from '@/lib/site/kinds';
import { checkAddresses } from './addresses';
import { checkAnchors } from './anchors';
import { checkAvisos } from './avisos';
import { checkChannels } from './channels';
import { checkCitas, checkTextosPorEstado } from './citas';
import { checkDiasInhabiles, checkFechas } from './fechas';
import { NO_CONTACT } from './due';
import { checkIdentidad } from './identidad';
import { checkIngles } from './ingles';
import { checkLists, checkUnidades } from './lists';
import { checkNames } from './names';
import { checkNormas } from './normas';
import { checkOficina } from './oficina';
import { checkPromises } from './form-promises';
import { checkNeeded } from './required-files';
import { Targets } from './targets';

/** Checks references between files. @param drafts unpublished files. @returns problems and advice */
export function crossCheck(
  read: ContentWithFacts & Pick<LoadedContent, 'overlay'>,
  root: string,
  today: string,
  drafts: readonly string[] = [],
): { problems: Problem[]; warnings: Problem[] } {
  const { content } = read;
  const lineOf = lineFinder(root, read.overlay);
  const report = new ProblemReport(lineOf);
  const advice = new ProblemReport(lineOf);
  checkAddresses(content, report);
  checkLists(content, report);
  checkUnidades(content, report);
  checkNormas(content, report);
  checkFechas(content, drafts, today, report);
  checkDiasInhabiles(content, report, advice);
  checkNeeded(content, report);
  checkNames(read, report);
  checkOficina(read, report, advice);
  checkCitas(read, report);
  checkTextosPorEstado(read, advice);
  checkLeads(content, advice);
  checkChannels(read, report, advice);
  checkPromises(content, report);
  checkIdentidad(content, report);
  checkAvisos(content, today, report, advice);
  checkIngles(content, report, advice);
  checkAnchors(read, report);
  checkLinks(read, root, report);
  if (!content.sitio.data.seguridad) advice.field(content.sitio, [], NO_CONTACT);
  return { problems: report.problems, warnings: advice.problems };
}

function checkLinks({ content, facts }: ContentWithFacts, root: string, report: ProblemReport) {
  const targets = new Targets(content, root);
  const { data: sitio } = content.sitio;
  const { origin } = new URL(sitio.url);
  // Full addresses of the own site must exist too.
  const problemOf = (url: string) =>
    linkProblem(url) ??
    targets.problem(url.toLowerCase().startsWith(`${origin}/`) ? url.slice(origin.length) : url);
  const isLackedRow = (text: string, field: readonly PropertyKey[]) =>
    field.at(-1) === 'enlace' && typeof field.at(-2) === 'number' && lackedAt(sitio, text);
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
    for (const link of facts.get(entry.file)?.links ?? []) {
      const { url, line, alt } = link;
      const problem = alt === undefined ? problemOf(url) : pictureProblem(link, problemOf);
      if (problem) report.body(entry, line, problem);
      if (alt === '')
        report.body(entry, line, `la imagen «${url}» no tiene descripción: ![qué se ve](…).`);
      else if (alt && isByMachine(alt))
        report.body(entry, line, `${byMachine(alt)}: ![qué se ve](…).`);
    }
  }
}

const isLink = (text: string, field: readonly PropertyKey[]): boolean =>
  field.at(-1) === 'enlace' || /^(?:\/[^/\s]|(?:https?:|mailto:|tel:|[/\\]{2})\S+$)/i.test(text);

const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/i;

function pictureProblem(
  { url }: MarkdownLink,
  problemOf: (url: string) => string | undefined,
): string | undefined {
  const shown = url.slice(0, 80);
  if (/^(?:https?:|[/\\]{2})/i.test(url))
    return `la imagen «${shown}» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.`;
  if (problemOf(url) || PICTURE.test(url)) return problemOf(url);
  return `«${shown}» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. Si es un enlace, quite el «!»: [texto](${shown})`;
}

/** With its surroundings, 120 words before the choice of mode. */
export const LEAD_WORDS = 60;

/** Advises on long text above a form's first `##`, which does not fold and delays readers. */
function checkLeads({ paginas, ingles }: Content, advice: ProblemReport): void {
  const sources = PAGE_KINDS.map(kindOf).flatMap(({ form, source }) =>
    form ? `content/${String(source)}` : [],
  );
  const pages: Entry<unknown>[] = [
    ...paginas.filter(({ file }) => sources.includes(file)),
    ...ingles.filter(({ data }) => data.formulario),
  ];
  for (const entry of pages) {
    const [lead = ''] = entry.body.split(/^## /m);
    const words = lead.replace(/\]\([^)]*\)/g, '').match(/\S*\p{L}\S*/gu)?.length ?? 0;
    if (words > LEAD_WORDS)
      advice.body(
        entry,
        1,
        `antes del formulario se leen ${words} palabras. Deje ${LEAD_WORDS} o menos arriba del primer «##»; lo demás va debajo, que se despliega.`,
      );
  }
}
