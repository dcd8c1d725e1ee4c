import { HtmlValidate } from 'html-validate';
import type { Page } from '.';

/** Rules that differ from html-validate's own, each with its why. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's serialisation: void elements, boolean attributes and long lines are its own.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // The style rule is checkPolicy's; the phone rule wants &nbsp; in every number.
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
    // Spec literals and field names are Spanish and camelCase (`nombreServidorP`).
    'form-dup-name': 'off',
    'unique-landmark': 'off',
    // The hash in the policy does what an integrity attribute would.
    'require-sri': 'off',
  },
});

/** @returns a line for each fault of the HTML, with its page and place */
export async function validateHtml(pages: Page[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, html } of pages) {
    const report = await validator.validateString(html, file);
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column, selector } of messages)
        faults.push(`${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`);
  }
  return faults;
}
