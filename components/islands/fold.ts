/** Letters without accents, case or hyphens, soft ones too, so that «sanchez» finds «Sánchez», and «nta33» «NTA-33». */
export const foldLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\u00AD\u200B-]/gu, '')
    .toLowerCase();
