/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { globSync } from 'tinyglobby';

/** Properties that neither move, show nor hide anything outside the pointer's target. */
const LOOKS =
  /^(?:--|background|border|box-shadow|color$|cursor$|fill$|filter$|outline|stroke|text-decoration|text-underline|@apply$)/;

const isHover = ({ selector }: Rule): boolean => /:hover(?!\))|:is\([^)]*:hover/.test(selector);

function shownByHover(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isHover(rule))
      rule.walkDecls(({ prop, value }) => {
        if (!LOOKS.test(prop)) found.push(`${rule.selector} { ${prop}: ${value} }`);
      });
  });
  return found;
}

it('pasar el puntero cambia el aspecto de lo que ya se ve, y no enseña ni esconde nada', () => {
  const sheets = globSync('components/styles/*.css');
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.flatMap((file) => shownByHover(readFileSync(file, 'utf8')))).toEqual([]);
  expect(shownByHover('.a:hover .b { display: block }')).toEqual([
    '.a:hover .b { display: block }',
  ]);
  expect(shownByHover('.a:is(:hover, .b) { opacity: 1 }')).toHaveLength(1);
});

it('nada actúa al apretar: se puede soltar en otra parte y arrepentirse', () => {
  const scripts = globSync('components/**/*.{ts,tsx}');
  const acting = /on(?:Mouse|Touch)(?:Down|Start)\b|['"](?:mousedown|touchstart)['"]/;
  // Keeping the focus where it is does nothing that letting go elsewhere would have to undo.
  const keepsFocus = 'onMouseDown={(event) => event.preventDefault()}';
  const acts = (source: string): boolean => acting.test(source.replaceAll(keepsFocus, ''));
  expect(scripts.filter((file) => acts(readFileSync(file, 'utf8')))).toEqual([]);
  expect(acts('<a onMouseDown={open} />')).toBe(true);
});
