import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { ANSWERED, ANSWERED_IF_CLIPPED, ANSWERED_ON_PHONE } from './answered';
import { expect } from './test';

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface Result {
  ruleId: string;
  value: [level: string, outcome: string];
  path: { dom: string };
  snippet: string;
}

/** IBM Equal Access (docs/decisions/tests.md), injected through the debugger so that the page keeps its policy. */
export async function expectNoFindings(page: Page, phone = false): Promise<void> {
  await page.evaluate(ENGINE);
  const found = await page.evaluate(
    async ([answered, ofClipped]) => {
      const { ace } = window as unknown as {
        ace: {
          Checker: new () => { check(d: Document, r: string[]): Promise<{ results: Result[] }> };
        };
      };
      const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
      return results
        .filter(({ value: [, outcome] }) => outcome !== 'PASS')
        .filter(({ ruleId }) => !answered.includes(ruleId))
        .filter(({ ruleId, path: { dom } }) => {
          const { singleNodeValue: node } = document.evaluate(dom, document, null, 9);
          const isClipped = (node as Element | null)?.querySelector(':scope > .sr-only');
          return !isClipped || !ofClipped.includes(ruleId);
        })
        .map(
          ({ ruleId, value, path, snippet }) =>
            `${ruleId} (${value.join(' ')}): ${path.dom} ${snippet}`,
        );
    },
    [phone ? [...ANSWERED, ...ANSWERED_ON_PHONE] : ANSWERED, ANSWERED_IF_CLIPPED] as const,
  );
  expect.soft(found, 'Equal Access').toEqual([]);
}
