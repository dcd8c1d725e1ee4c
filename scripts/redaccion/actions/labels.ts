/** Labels of actions that a fault's words name; apart from them, since they are made for the screen. */
export const REPLACE_PDF = 'Reemplazar PDF';
