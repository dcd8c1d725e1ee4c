import type { EmailMessage } from './request';

export interface BodyOptions {
  /** Labels by key; a key without label is shown bare. */
  etiquetas?: Record<string, string>;
  aviso?: string;
}

/** Attachment with the exact values; the body is only for reading. */
export const EXACT_COPY = 'parametros.json';

/** Opens each field. Typed marks and lookalikes become □. */
const MARK = '■';
const LOOKALIKES = /[■▪▮◼◾█⬛]/gu;
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

const HOW_TO_READ = `Cada dato empieza con ${MARK}. Un renglón que empieza con > sigue al dato de arriba: lo escribió la misma persona. Los valores exactos están en ${EXACT_COPY}.`;

/**
 * Returns a readable body. Typed values cannot imitate a field: their further lines are quoted, and wrapped
 * lines do not begin with the mark. Lines end in CRLF (RFC 5322, 2.3).
 */
export function bodyOf(
  params: EmailMessage['template_params'],
  { etiquetas = {}, aviso }: BodyOptions = {},
): string {
  const fields = Object.entries(params).map(([key, value]) => {
    const label = Object.hasOwn(etiquetas, key) ? `${etiquetas[key]} (${key})` : key;
    return `${MARK} ${quoted(`${label}: ${asText(value)}`)}`;
  });
  return [...(aviso ? [`${aviso}.`, ''] : []), ...fields, '', HOW_TO_READ].join('\r\n');
}

const quoted = (text: string): string =>
  text.replace(LOOKALIKES, '□').split(LINE_BREAK).join('\r\n> ');

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
