export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;

export function lineText(text: string, position: number): string {
  const end = text.indexOf('\n', position);
  return text.slice(text.lastIndexOf('\n', position - 1) + 1, end < 0 ? undefined : end);
}

export function keyAndValue(line: string): { key: string; value: string } {
  const [, key = '', value = ''] = /^\s*(?:- +)*(?:([\w-]+): +)?(.*)$/.exec(line) ?? [];
  return { key, value };
}

const MAX_SAMPLE = 60;

export function quotedLine(line: string): string {
  const { key, value } = keyAndValue(line);
  const words = value
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(/"([^"]*)"/g, '«$1»')
    .replaceAll('"', '');
  const cut = words.length > MAX_SAMPLE ? `${words.slice(0, MAX_SAMPLE)}…` : words;
  return `${key ? `${key}: ` : ''}"${cut}"`;
}
