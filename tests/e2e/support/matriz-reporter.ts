import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { format, resolveConfig } from 'prettier';
import { allCells, browserCells, keyOf, proofsOf, readTable, tableOf, withTable } from './matriz';

const NAME = 'docs/formularios.md';
const ROOT = path.resolve(import.meta.dirname, '../../..');
const FILE = path.join(ROOT, NAME);
/** What the machine proved: tests/unit/lib/machine-matriz.test.ts writes it. */
const MACHINE = path.join(ROOT, '.cache/matriz.json');

const COMMANDS = [
  'npx jest -c tests/jest.config.mjs machine-matriz',
  'MATRIZ=escribir npx playwright test -c tests/playwright.config.ts formularios-matriz',
].join('\n');

/**
 * Compares the table of docs/formularios.md with what the browser proved; the machine's own test
 * compares the rest. The run fails where they differ; `MATRIZ=escribir` writes the table instead, from
 * the evidence of both.
 */
export default class MatrizReporter implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  async onEnd(): Promise<Partial<FullResult> | undefined> {
    const proofs = this.tests
      .filter(({ results }) => results.length > 0)
      .flatMap((test) => proofsOf(test.annotations, test.outcome() === 'expected'));
    if (proofs.length < browserCells.length) return; // only a part of the matrix was asked for
    const document = await readFile(FILE, 'utf8');
    if (process.env['MATRIZ'] === 'escribir') {
      const machine = JSON.parse(await readFile(MACHINE, 'utf8')) as string[];
      const wanted = withTable(document, tableOf(proofs, new Set(machine)));
      const options = await resolveConfig(FILE);
      await writeFile(FILE, await format(wanted, { ...options, parser: 'markdown' }));
      console.log(`\nLa matriz quedó escrita en ${NAME}.`);
      return;
    }
    const wanted = tableOf(proofs, new Set(allCells.map(keyOf)));
    if (JSON.stringify(readTable(document)) === JSON.stringify(wanted)) return;
    console.error(
      `\n✖ La tabla de ${NAME} no es lo que vieron las pruebas. Escríbala con:\n${COMMANDS}`,
    );
    return { status: 'failed' };
  }
}
