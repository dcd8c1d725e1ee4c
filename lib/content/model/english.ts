const figures = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

/** Returns a phone with its extension named in English. */
export const phoneInEnglish = (phone: string): string => phone.replace('extensión', 'extension');

/**
 * A datum in English, as long as it has the figures of the Spanish one: an hour that changed in Spanish alone
 * shows in Spanish, never wrong.
 */
export const inEnglish = (spanish: string, english: string | undefined): string =>
  english !== undefined && figures(english) === figures(spanish) ? english : spanish;
