const figures = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

export const phoneInEnglish = (phone: string): string => phone.replace('extensión', 'extension');

/**
 * Returns the English text if its figures equal the Spanish ones, else the Spanish: outdated hours are never
 * shown.
 */
export const inEnglish = (spanish: string, english: string | undefined): string =>
  english !== undefined && figures(english) === figures(spanish) ? english : spanish;
