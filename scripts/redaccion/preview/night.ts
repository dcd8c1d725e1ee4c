/** Media queries that always and never match. */
export const ALWAYS = '(min-width:0)';
export const NEVER = '(max-width:0)';

/** Browsers run it. */
export const forced = (html: string, night: boolean): string =>
  html
    .replaceAll('(prefers-color-scheme:dark)', night ? ALWAYS : NEVER)
    .replaceAll('color-scheme:light dark', `color-scheme:${night ? 'dark' : 'light'}`);
