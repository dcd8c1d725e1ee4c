/** Begins a line of a message that helps only those who care for the machine. */
const MARK = 'Detalles para quien cuida el equipo: ';

/** Signs of a file, a setting, a command or another program's message. */
const TECHNICAL =
  /\b(?:content|public|docs|out)\/|(?<![«/:\w])\/\w[\w.-]*\/\w|NEXT_|\.(?:env|json|ya?ml|md)\b|`|\bnpm run\b|\bssh\b|: (?:true|false)\b|\bE[A-Z]{4,}\b|\b(?:fatal|failed|cannot|could not)\b|^error\b/;

export const isTechnical = (words: string): boolean => TECHNICAL.test(words);

export const withDetails = (words: string, details: string): string =>
  `${words}\n${MARK}${details}`;

/** A problem in a list of them. */
export const problemLine = (one: { piece?: string; message: string; details?: string }): string => {
  const words = `${one.piece}: ${one.message}`;
  return one.details ? withDetails(words, one.details) : words;
};

/** Parts a message from its details. */
export function partDetails(message: string): { plain: string; details: string[] } {
  const lines = message.split('\n');
  const isMarked = (line: string) => line.startsWith(MARK);
  return {
    plain: lines.filter((line) => !isMarked(line)).join('\n'),
    details: lines.filter(isMarked).map((line) => line.slice(MARK.length)),
  };
}
