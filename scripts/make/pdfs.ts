import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { formatProblem } from '@/lib/content/load/problems';
import { type Problem } from '@/lib/content/types';
import { textsOf } from '@/lib/content/model/texts';
import { promisedPdfs } from '@/lib/routes/documents';
import type { AssetFacts } from '@/lib/site/assets';
import { codeKey, keyOf } from '@/lib/keys';
import { drawPdf } from './pdf/draw';
import { rawReference } from '@/lib/content/lint/shown-signs';
import { showsRaw } from './checks/braces';
import { readOriginals, type Originals } from './pdf/pictures';
import { planPdfs, type PdfPlan } from './pdf/plan';
import { PdfProblem } from './pdf/problem';
import type { OfficeFile } from './office/inspect';
import type { BuildPaths } from './paths';
import type { Store } from '@/lib/store';

export interface Pdfs {
  /** Path in the site → file, without the office's own. */
  files: Map<string, string>;
  facts: AssetFacts['pdfs'];
  made: number;
  supplied: number;
}

const TOO_DEEP =
  'el texto tiene demasiadas citas o listas unas dentro de otras. Deje seis niveles o menos.';
const FILE = 'file.pdf';

/**
 * Makes every promised PDF that the office did not supply (D24). @param office its PDFs @param only of these
 * @throws with unsupported text and, without `demostracion`, missing documents
 */
export async function makePdfs(
  content: Content,
  office: readonly Pick<OfficeFile, 'name' | 'bytes' | 'pages' | 'text' | 'hash'>[],
  { public: publicDir }: Pick<BuildPaths, 'public'>,
  store: Store,
  only?: readonly string[],
): Promise<Pdfs> {
  const tool = codeKey();
  const plans = planPdfs(content);
  const pdfs: Pdfs = { files: new Map(), facts: {}, made: 0, supplied: 0 };
  for (const { name, bytes, pages, text, hash } of office)
    pdfs.facts[`/${name}`] = { bytes, pages, text, sha256: hash };
  const problems: string[] = [];
  for (const promised of new Set(promisedPdfs(content).map(({ path: address }) => address))) {
    if (only && !only.includes(promised)) continue;
    if (Object.hasOwn(pdfs.facts, promised)) {
      pdfs.supplied += 1;
      continue;
    }
    const plan = plans.get(promised);
    if (!plan)
      throw new Error(`${promised} is promised by lib/routes/documents.ts but not planned.`);
    try {
      refuseUnshown(plan);
      const originals = await originalsOf(plan.input, publicDir);
      const key = keyOf(tool, JSON.stringify(plan.input), ...originals.values());
      const { folder, files, value, made } = await store.cached('pdfs', key, async (aside) => {
        const { bytes, pages } = await drawPdf(plan.input, originals);
        await writeFile(path.join(aside, FILE), bytes);
        return { pages };
      });
      if (made) pdfs.made += 1;
      const { size = 0, sha256 = '' } = files[FILE] ?? {};
      pdfs.files.set(promised.slice(1), path.join(folder, FILE));
      pdfs.facts[promised] = { bytes: size, pages: value.pages, text: true, sha256 };
    } catch (error) {
      problems.push(lineOf(plan, error));
    }
  }
  if (problems.length > 0)
    throw new Error(
      `Hay ${problems.length} ${problems.length === 1 ? 'error' : 'errores'} en los documentos:\n${problems.join('\n')}`,
    );
  return pdfs;
}

function refuseUnshown({ path: pdf, input }: PdfPlan): void {
  if (input.tipo === 'muestra' && !input.membrete.demostracion)
    throw new PdfProblem(`falta el documento public${pdf}. Ponga ahí el archivo oficial.`);
  // A release's text is checked with its page.
  const raw = textsOf(input, ['body'])
    .map(({ text }) => rawReference(text))
    .find(Boolean);
  if (raw) throw new PdfProblem(`${showsRaw(raw)}.`);
}

const originalsOf = async (input: PdfPlan['input'], publicDir: string): Promise<Originals> =>
  input.tipo === 'comunicado' ? readOriginals(input.body, publicDir) : new Map();

function lineOf(plan: PdfPlan, cause: unknown): string {
  // Deep nesting overflows the stack.
  const error = cause instanceof RangeError ? new PdfProblem(TOO_DEEP) : cause;
  if (!(error instanceof PdfProblem))
    throw new Error(`${plan.file}: no se pudo hacer ${plan.path}.`, { cause: error });
  const { message, line } = error;
  const problem: Problem =
    line === undefined
      ? { file: plan.file, line: 1, field: '', message: `${message} (En ${plan.path}.)` }
      : { file: plan.file, line: plan.bodyLine + line - 1, field: '', message };
  return formatProblem(problem);
}
