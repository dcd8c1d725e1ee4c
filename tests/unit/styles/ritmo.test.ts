/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { globSync } from 'tinyglobby';

const sheets = globSync('components/styles/*.css').map((file) => readFileSync(file, 'utf8'));

const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => void rules.push(rule));
  return rules;
};

/** Steps of a quarter of a letter, of a half from 1.5; a title's place is no space. */
const isStep = (rem: number) => Number.isInteger(rem * (rem > 1.5 ? 2 : 4));

const offScale = (css: string): string[] =>
  rulesOf(css).flatMap(({ selector, nodes = [] }) =>
    nodes.flatMap((node) => {
      if (node.type !== 'decl' || !/^(?:margin|padding|(?:row-|column-)?gap)/.test(node.prop))
        return [];
      const steps = [...node.value.matchAll(/(?<![\w.-])[\d.]+(?=rem)/g)].map(Number);
      return steps.every(isStep) ? [] : [`${selector} { ${node.prop}: ${node.value} }`];
    }),
  );

const ownTitleSizes = (css: string): string[] =>
  rulesOf(css)
    .filter(({ selector }) => /(?:^|[\s(,>])h[1-3]\)?$/.test(selector))
    .flatMap(({ selector, nodes = [] }) =>
      nodes.flatMap((node) =>
        node.type === 'decl' && node.prop === 'font-size' && node.value !== 'inherit'
          ? [`${selector} { ${node.prop}: ${node.value} }`]
          : [],
      ),
    );

it('los espacios son de una escala, y los títulos, de la de las letras', () => {
  expect(sheets.flatMap(offScale)).toEqual([]);
  expect(sheets.flatMap(ownTitleSizes)).toEqual([]);
  expect(offScale('.a { padding: 0.6rem 1rem }')).toEqual(['.a { padding: 0.6rem 1rem }']);
  expect(ownTitleSizes('.a h2 { font-size: 1.3rem }')).toHaveLength(1);
});

it('todos los títulos de página tienen una letra: sólo una regla les da tamaño', () => {
  const sized = sheets
    .flatMap(rulesOf)
    .filter(({ selector, nodes = [] }) => {
      const applied = nodes.some((node) => node.type === 'atrule' && /\btext-/.test(node.params));
      return /(?:^|\s)h1$/.test(selector) && applied;
    })
    .map(({ selector }) => selector);
  expect(sized).toEqual(['h1']);
});

it('todo lo que se pulsa responde al puntero y al dedo, en 120 ms, y quieto para quien lo pide', () => {
  const base = readFileSync('components/styles/base.css', 'utf8');
  expect(base).toMatch(/^a,\nbutton,\nsummary \{\n {2}transition: 0\.12s;/m);
  expect(base).toContain(':is(a, button, summary):active {');
  expect(base).toMatch(
    /prefers-reduced-motion: reduce\) \{[^@]*@view[^@]*transition: none !important/,
  );
});

// In a title, whose letters are adjusted, Chromium draws a size of 0 all the same.
it('las palabras que una letra de tamaño cero oculta tampoco se ven dentro de un título', () => {
  const hidden = sheets
    .flatMap(rulesOf)
    .filter(({ nodes = [] }) =>
      nodes.some((node) => node.type === 'decl' && node.prop === 'font-size' && node.value === '0'),
    );
  expect(hidden.length).toBeGreaterThan(0);
  for (const rule of hidden) expect(rule.toString()).toContain('font-size-adjust: none');
});
