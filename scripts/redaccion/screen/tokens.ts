import { dark, palette } from '@/tailwind.config';

const rules = (tokens: Record<string, string>) =>
  `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

export function applyTokens(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${rules(palette)}@media (prefers-color-scheme:dark){${rules(dark)}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
