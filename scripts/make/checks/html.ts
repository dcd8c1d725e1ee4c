import { HtmlValidate } from 'html-validate';

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
    'tel-non-breaking': 'off',
    // «5 > 3» is HTML as it is, and remark leaves it so; a raw «<» or «&» it never writes.
    'no-raw-characters': 'off',
    'no-inline-style': 'off',
    // Two modes of a form share names such as `telefono`; only one mode is on the page at a time.
    'form-dup-name': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Markdown's tables say by `align` to which side a column goes; a style would break the policy.
    'no-deprecated-attr': 'off',
    // Ids are checkIds' matter, on every page; a batch of texts may repeat a heading's.
    'no-dup-id': 'off',
    'unique-landmark': 'off',
    'require-sri': 'off',
  },
});

/** @returns a line for each problem of a whole page, with its page and place */
export async function validatePage(file: string, html: string): Promise<string[]> {
  const report = await validator.validateString(html, file);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${file}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  );
}

/** An author's text, as HTML, and its page. */
export interface AuthorText {
  file: string;
  html: string;
}

/**
 * Validates authors' texts without the page around them, which is the same for all of a kind and
 * validated with it. Many at once: a validation costs 15 ms to begin and 0.4 ms a text.
 */
export async function validateTexts(texts: AuthorText[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const lines: string[] = [
    '<!DOCTYPE html><html lang="es-MX"><head><title>-</title></head><body><main><h1>-</h1>',
  ];
  const starts = texts.map(({ html }) => {
    const start = lines.length + 1;
    lines.push('<article>', ...html.split('\n'), '</article>');
    return start;
  });
  lines.push('</main></body></html>');
  const report = await validator.validateString(lines.join('\n'), 'texts.html');
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => {
      const at = starts.findLastIndex((start) => start <= line);
      return `${texts[at]?.file ?? ''}: ${ruleId}: ${message}`;
    }),
  );
}
