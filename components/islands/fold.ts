/** Without accents, case and hyphens: «sanchez» finds «Sánchez», «nta33» «NTA-33». */
export const foldLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\u00AD\u200B-]/gu, '')
    .toLowerCase();
