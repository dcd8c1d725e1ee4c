import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { format, resolveConfig } from 'prettier';
import { outcomeOf, tableOf } from './matriz';

const NAME = 'docs/formularios.md';
const FILE = path.resolve(import.meta.dirname, '../../..', NAME);
const BLOCK = /(<!-- matriz -->\n).*(<!-- \/matriz -->)/s;

/**
 * Makes the table of docs/formularios.md from what the tests of the matrix saw. When the whole matrix
 * ran and the document says something else, the run fails; `MATRIZ=escribir` writes it instead.
 */
export default class MatrizReporter implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  async onEnd(): Promise<Partial<FullResult> | undefined> {
    const outcomes = this.tests
      .filter(({ results }) => results.length > 0)
      .flatMap((test) => outcomeOf(test.annotations, test.outcome() === 'expected') ?? []);
    if (outcomes.length === 0 || outcomes.length < (outcomes[0]?.of ?? 0)) return;
    const document = await readFile(FILE, 'utf8');
    if (!BLOCK.test(document)) return fail(`${NAME} no tiene el bloque <!-- matriz -->.`);
    const table = tableOf(outcomes);
    const wanted = await format(
      document.replace(BLOCK, (_all, start: string, end: string) => `${start}\n${table}\n\n${end}`),
      { ...(await resolveConfig(FILE)), parser: 'markdown' },
    );
    if (process.env['MATRIZ'] === 'escribir') {
      await writeFile(FILE, wanted);
      console.log(`\nLa matriz quedó escrita en ${NAME}.`);
    } else if (wanted !== document)
      return fail(
        `La tabla de ${NAME} no es lo que vieron las pruebas. Escríbala con:\n` +
          'MATRIZ=escribir npx playwright test -c tests/playwright.config.ts formularios-matriz',
      );
  }
}

function fail(why: string): Partial<FullResult> {
  console.error(`\n✖ ${why}`);
  return { status: 'failed' };
}
