const figures = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

/** Returns a phone with its extension named in English. */
export const phoneInEnglish = (phone: string): string => phone.replace('extensión', 'extension');

/**
 * What a datum says in English, as long as it has the figures of the Spanish one: who changes an hour and
 * forgets its English leaves no wrong hour, but a Spanish one.
 */
export const inEnglish = (spanish: string, english: string | undefined): string =>
  english !== undefined && figures(english) === figures(spanish) ? english : spanish;
