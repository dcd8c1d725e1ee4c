/** How a sentence names keys, values, files and days: as a file writes them, or as a form shows them. */
export interface Names {
  /** A key, quoted: `«muestra»`. */
  key: (key: string) => string;
  /** A key within a sentence that tells to write it. */
  bare: (key: string) => string;
  /** A key with its value: `muestra: true`. */
  set: (key: string, value: string | boolean) => string;
  /** The same, where it is quoted. */
  setting: (key: string, value: boolean) => string;
  file: (path: string) => string;
  /** A file that a form need not name: ` (public/icono.svg)`. */
  aside: (path: string) => string;
  day: (iso: string) => string;
  yesOrNo: string;
}

export const FILE_NAMES: Names = {
  key: (key) => `«${key}»`,
  bare: (key) => key,
  set: (key, value) => `${key}: ${value}`,
  setting: (key, value) => `«${key}: ${value}»`,
  file: (path) => path,
  aside: (path) => ` (${path})`,
  day: (iso) => iso,
  yesOrNo: 'true o false',
};

/** Cuts a quoted text at 60 signs. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

export const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A sign, or the number of an invisible sign. */
export const signWords = (sign: string): string =>
  /[\p{Cc}\p{Cf}]/u.test(sign) ? `un signo invisible (${codeOf(sign)})` : `«${sign}»`;
