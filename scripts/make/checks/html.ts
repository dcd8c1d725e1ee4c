import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's serialisation.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // «5 > 3» is valid, and remark always escapes «<» and «&».
    'no-raw-characters': 'off',
    'no-inline-style': 'off',
    // A form's modes share names; only one is shown at a time.
    'form-dup-name': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Markdown tables use `align`; the policy forbids styles.
    'no-deprecated-attr': 'off',
    // checkIds covers it.
    'no-dup-id': 'off',
    'unique-landmark': 'off',
    'require-sri': 'off',
  },
});

/** Validates a whole page. @returns problems with page and place */
export async function validatePage(file: string, html: string): Promise<string[]> {
  const report = await validator.validateString(html, file);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  );
}
