import { fault } from '@/lib/content/faults';
import { failOn } from '@/lib/content/load/problems';
import { readContent, type LoadedContent, type ReadOptions } from '@/lib/content/load/reading';
import type { Content } from '@/lib/content/model';
import { lineFinder } from '@/lib/content/parse/read';
import { ProblemReport } from '@/lib/content/parse/report';
import type { Problem } from '@/lib/content/types';
import { dayIn } from '@/lib/office/clock';
import { checkAddresses, checkPublicadas } from './addresses';
import { checkAnchors } from './anchors';
import { checkChannels } from './channels';
import { checkAvisos, checkFechas } from './fechas';
import { checkForms } from './forms';
import { checkIdentidad } from './identidad';
import { checkIngles } from './ingles';
import { checkLeyes } from './leyes';
import { checkTargets } from './links';
import { checkLists } from './lists';
import { checkNames } from './names';
import { checkOneName } from './one-name';
import { checkNormas } from './normas';
import { checkDemo } from './pendientes';
import type { ReadContent, Scope } from './scope';

const CHECKS: ((scope: Scope) => void)[] = [
  ...[checkAddresses, checkLists, checkNormas, checkFechas, checkNames, checkLeyes, checkChannels],
  ...[checkForms, checkIdentidad, checkAvisos, checkIngles, checkAnchors, checkTargets],
  checkOneName,
];

/** Checks references between files. @param drafts unpublished files. @returns problems and advice */
function crossCheck(
  read: ReadContent,
  root: string,
  today: string,
  drafts: readonly string[] = [],
): { problems: Problem[]; warnings: Problem[] } {
  const lineOf = lineFinder(root, read.overlay);
  const [report, advice] = [new ProblemReport(lineOf), new ProblemReport(lineOf)];
  for (const check of CHECKS) check({ ...read, root, today, drafts, report, advice });
  const { sitio } = read.content;
  if (!sitio.data.seguridad) advice.field(sitio, [], fault('security-missing', {}));
  return { problems: report.problems, warnings: advice.problems };
}

/** Reads and checks `content/`; cross checks need valid files. Warnings are advice. */
export function validateContent(root: string, options: ReadOptions = {}): LoadedContent {
  const read = readContent(root, options);
  if (read.problems.length > 0) return read;
  // The zone of what was read, which is not that of the folder's file while an office is being made.
  const { today = dayIn(read.content.sitio.data.zonaHoraria, new Date()), waiting = false } =
    options;
  const { drafts, stated, withWaiting, overlay } = read;
  const { problems, warnings } = crossCheck(read, root, today);
  const dated = stated.flatMap(({ file, state }) => (state.name === 'programado' ? file : []));
  const withShown = (shown: (file: string) => boolean) => {
    const content = withWaiting?.(shown);
    const found = content && crossCheck({ ...content, overlay }, root, today, drafts);
    return { content, problems: found?.problems ?? [] };
  };
  const faultsOf = (files: readonly string[], shown: (file: string) => boolean) =>
    files.length > 0 ? withShown(shown).problems.filter(({ file }) => files.includes(file)) : [];
  // Faults of a draft are advice; of a scheduled file, errors: its day may come without an editor.
  const ofDrafts = faultsOf(drafts, () => true);
  const ofDated = faultsOf(dated, (file) => dated.includes(file));
  const published = checkPublicadas(read, root, waiting);
  // All waiting files except faulty drafts; none when they would break other files.
  const isRight = (file: string) => !ofDrafts.some((one) => one.file === file);
  const shown = waiting ? withShown(isRight) : undefined;
  return {
    ...read,
    ...(shown?.problems.length === 0 && shown.content),
    problems: [...problems, ...ofDated, ...checkDemo(read, root), ...published.problems],
    warnings: [...read.warnings, ...warnings, ...ofDrafts, ...published.warnings],
  };
}

const loaded = new Map<string, Content>();

/** Cached in a build, read again at each call in development. @throws ContentError with every problem */
export function loadContent(root: string, options: ReadOptions = {}): Content {
  const known = loaded.get(root);
  if (known && process.env.NODE_ENV !== 'development') return known;
  const { content, problems } = validateContent(root, options);
  failOn(problems);
  loaded.set(root, content);
  return content;
}
