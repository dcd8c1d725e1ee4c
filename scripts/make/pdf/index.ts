import type { Hash } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { ContentError, type Problem } from '@/lib/content/problems';
import { promisedPdfs } from '@/lib/site/documents';
import { cached, exists } from './cache';
import { drawPdf } from './draw';
import { hashGenerator, keyOf } from './key';
import { readOriginals, type Originals } from './pictures';
import { planPdfs, type PdfPlan } from './plan';
import { PdfProblem } from './problem';

const NONE: Originals = new Map();

export interface PdfOptions {
  content: Content;
  /** Folder of the site being built. */
  outDir: string;
  /** Where PDFs are kept between builds. */
  cacheDir: string;
  /** Folder where the office puts its own files. */
  publicDir: string;
}

export interface PdfCounts {
  made: number;
  reused: number;
  supplied: number;
}

/**
 * Writes every PDF that the site promises, unless the office supplied it (D24). Unchanged ones are
 * copied from the cache.
 * @returns how many were drawn, how many came from the cache and how many the office supplied
 * @throws ContentError with all that authors must mend: text that a PDF cannot show and, without
 *   `demostracion`, documents that are missing
 */
export async function makePdfs(options: PdfOptions): Promise<PdfCounts> {
  const { content, publicDir } = options;
  const plans = planPdfs(content);
  const generator = await hashGenerator();
  const counts: PdfCounts = { made: 0, reused: 0, supplied: 0 };
  const problems: Problem[] = [];

  for (const pdf of new Set(promisedPdfs(content).map(({ path: promised }) => promised))) {
    if (await exists(path.join(publicDir, pdf))) {
      counts.supplied += 1;
      continue;
    }
    const plan = plans.get(pdf);
    if (!plan) throw new Error(`${pdf} is promised by lib/site/documents.ts but plan.ts lacks it.`);
    try {
      counts[await writePdf(plan, generator, options)] += 1;
    } catch (error) {
      if (!(error instanceof PdfProblem))
        throw new Error(`${plan.file}: no se pudo hacer ${pdf}.`, { cause: error });
      problems.push(problemOf(plan, error));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return counts;
}

async function writePdf(
  { path: pdf, input }: PdfPlan,
  generator: Hash,
  { outDir, cacheDir, publicDir }: PdfOptions,
): Promise<'made' | 'reused'> {
  if (input.tipo === 'muestra' && !input.membrete.demostracion)
    throw new PdfProblem(`falta el documento public${pdf}. Ponga ahí el archivo oficial.`);
  const originals = input.tipo === 'comunicado' ? await readOriginals(input.body, publicDir) : NONE;
  const key = keyOf(input, originals, generator);
  const { file, reused } = await cached(cacheDir, key, () => drawPdf(input, originals));
  const target = path.join(outDir, pdf);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(file, target);
  return reused ? 'reused' : 'made';
}

function problemOf(plan: PdfPlan, { message, line }: PdfProblem): Problem {
  const { file, bodyLine } = plan;
  if (line !== undefined) return { file, line: bodyLine + line - 1, field: '', message };
  return { file, line: 1, field: '', message: `${message} (En ${plan.path}.)` };
}
