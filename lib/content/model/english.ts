const figures = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

export const phoneInEnglish = (phone: string): string => phone.replace('extensión', 'extension');

/** Returns the Spanish text if the English has other figures: outdated hours are never shown. */
export const inEnglish = (spanish: string, english: string | undefined): string =>
  english !== undefined && figures(english) === figures(spanish) ? english : spanish;
