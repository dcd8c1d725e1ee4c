import { foldChannel } from '@/lib/content/lint/channels';

export interface Sought {
  /** The code of a norm; empty without a code. */
  clave: string;
  titulo: string;
}

const MOST = 0.7;

/** Codes of norms as people write them: `NTA-33`, «NTA 33», «N.T.A. 033». */
const CODES = /\bn\W{0,2}t\W{0,2}([pae])\W{0,4}0*(\d{1,3})(?!\d)/g;

/**
 * Compares a PDF's text with the document that it should be: it has the code, or most long words of the
 * title. Returns also the norms that it names, the most frequent first.
 */
export function recognise(text: string, { clave, titulo }: Sought) {
  const plain = foldChannel(text);
  const counts = new Map<string, number>();
  for (const [, kind = '', number = ''] of plain.matchAll(CODES)) {
    const code = `NT${kind.toUpperCase()}-${number.padStart(2, '0')}`;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const codes = [...counts].sort(([, one], [, other]) => other - one).map(([code]) => code);
  const words = [...new Set(foldChannel(titulo).match(/[a-z0-9]{5,}/g))];
  const found = words.filter((word) => plain.includes(word));
  const isThere = words.length > 0 && found.length / words.length >= MOST;
  const seems =
    plain.match(/[a-z]/g) === null
      ? 'sin texto'
      : codes.includes(clave) || isThere
        ? 'suyo'
        : 'otro';
  return { seems, codes } as const;
}
