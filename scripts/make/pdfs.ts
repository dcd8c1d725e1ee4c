import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { forTerminal } from '@/lib/content/load/terminal';
import { textsOf } from '@/lib/content/model/texts';
import { promisedPdfs } from '@/lib/routes/documents';
import type { AssetFacts } from '@/lib/site/assets';
import { codeKey, keyOf } from '@/lib/keys';
import { rawReference } from '@/lib/content/lint/shown-signs';
import { showsRaw } from './checks/braces';
import { PdfProblem, readOriginals } from './pdf/pictures';
import { planPdfs } from './pdf/plan';
import type { PdfPlan } from './pdf/typst';
import type { OfficeFile } from './office/inspect';
import type { BuildPaths } from './paths';
import type { Store } from '@/lib/store';

const TOO_DEEP =
  'el texto tiene demasiadas citas o listas unas dentro de otras. Deje seis niveles o menos.';
const FILE = 'file.pdf';

/** Makes the promised PDFs that the office did not supply (D24). @param only of these @throws in Spanish */
export async function makePdfs(
  content: Content,
  office: readonly Pick<OfficeFile, 'name' | 'bytes' | 'pages' | 'text' | 'hash'>[],
  { public: publicDir }: Pick<BuildPaths, 'public'>,
  store: Store,
  only?: readonly string[],
) {
  const plans = planPdfs(content);
  const facts: AssetFacts['pdfs'] = {};
  const pdfs = { files: new Map<string, string>(), facts, made: 0, supplied: 0 };
  for (const { name, bytes, pages, text, hash } of office)
    facts[`/${name}`] = { bytes, pages, text, sha256: hash };
  const problems: string[] = [];
  for (const promised of new Set(promisedPdfs(content).map(({ path: address }) => address))) {
    if (only && !only.includes(promised)) continue;
    if (Object.hasOwn(facts, promised)) {
      pdfs.supplied += 1;
      continue;
    }
    const plan = plans.get(promised);
    if (!plan)
      throw new Error(`${promised} is promised by lib/routes/documents.ts but not planned.`);
    try {
      refuseUnshown(plan, content.sitio.data.demostracion);
      const originals = await readOriginals(plan.body ?? '', publicDir);
      const key = keyOf(codeKey(), JSON.stringify(plan.shown), ...originals.values());
      const { folder, files, value, made } = await store.cached('pdfs', key, async (aside) => {
        const { bytes, pages } = await plan.draw(originals);
        await writeFile(path.join(aside, FILE), bytes);
        return { pages };
      });
      if (made) pdfs.made += 1;
      const { size = 0, sha256 = '' } = files[FILE] ?? {};
      pdfs.files.set(promised.slice(1), path.join(folder, FILE));
      facts[promised] = { bytes: size, pages: value.pages, text: true, sha256 };
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

function refuseUnshown({ path: pdf, shown, isSample }: PdfPlan, demostracion: boolean): void {
  if (isSample && !demostracion)
    throw new PdfProblem(`falta el documento public${pdf}. Ponga ahí el archivo oficial.`);
  // A release's text is checked with its page.
  const raw = textsOf(shown, ['body'])
    .map(({ text }) => rawReference(text))
    .find(Boolean);
  if (raw) throw new PdfProblem(`${showsRaw(raw)}.`);
}

function lineOf(plan: PdfPlan, cause: unknown): string {
  // Deep nesting overflows the stack.
  const isTooDeep = (cause as Error).name === 'RangeError';
  const error = isTooDeep ? new PdfProblem(TOO_DEEP) : cause;
  if (!(error instanceof PdfProblem))
    throw new Error(`${plan.file}: no se pudo hacer ${plan.path}.`, { cause: error });
  const { message, line } = error;
  return forTerminal(
    line === undefined
      ? `${plan.file}:1 ${message} (En ${plan.path}.)`
      : `${plan.file}:${plan.bodyLine + line - 1} ${message}`,
  );
}
