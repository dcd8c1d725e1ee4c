import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import '../islands/browser';

export function show(section: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(section);
}

export const all = (selector: string, inside: ParentNode = document) => [
  ...inside.querySelectorAll<HTMLElement>(selector),
];
export const one = (selector: string, inside: ParentNode = document) => all(selector, inside)[0]!;
export const texts = (selector: string, inside?: ParentNode) =>
  all(selector, inside).map(({ textContent }) => textContent);
export const hrefs = (selector: string, inside?: ParentNode) =>
  all(selector, inside).map((link) => link.getAttribute('href'));
