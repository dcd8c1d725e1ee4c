/** Conditions of a stylesheet that hold everywhere, and nowhere. */
export const ALWAYS = '(min-width:0)';
export const NEVER = '(max-width:0)';

/** A page by day or by night, independently of the device. Browsers run it. */
export const forced = (html: string, night: boolean): string =>
  html
    .replaceAll('(prefers-color-scheme:dark)', night ? ALWAYS : NEVER)
    .replaceAll('color-scheme:light dark', `color-scheme:${night ? 'dark' : 'light'}`);
