/**
 * A Markdown table, laid out as the project's formatter does.
 * @param head column titles; one that ends in `:` is set to the right
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const right = head.map((title) => title.endsWith(':'));
  const titles = head.map((title) => title.replace(/:$/, ''));
  const widths = titles.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return right[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    right[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(titles), line(rule), ...rows.map(line)].join('\n');
}
