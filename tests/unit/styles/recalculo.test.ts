/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { globSync } from 'tinyglobby';

/** Restyles the whole ancestor at each opening. */
const WATCHES_OPEN = /:has\(.*\[open\]/;
/** The browser computes a further style for each element. */
const OF_ANY = /(?:^|,)\s*\*?::?(?:before|after|selection|backdrop)\b/;

/** Leaves out print and reduced motion, which cost other readers nothing. */
function costly(css: string, pattern: RegExp): string[] {
  const found: string[] = [];
  const read = (node: postcss.Container): void => {
    node.each((child) => {
      if (child.type === 'rule' && pattern.test(child.selector)) found.push(child.selector);
      const elsewhere = child.type === 'atrule' && /print|reduced-motion/.test(child.params);
      if (!elsewhere && (child.type === 'atrule' || child.type === 'rule')) read(child);
    });
  };
  read(postcss.parse(css));
  return found;
}

const sheets = globSync('components/styles/*.css').map((file) => readFileSync(file, 'utf8'));

it('abrir o cerrar un apartado no da estilo otra vez a toda la página', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.flatMap((css) => costly(css, WATCHES_OPEN))).toEqual([]);
  const watching = 'body:has(.a, dialog:is([open], :target)) .b';
  expect(costly(`${watching} {}`, WATCHES_OPEN)).toEqual([watching]);
  expect(costly(`@media print { ${watching} {} }`, WATCHES_OPEN)).toEqual([]);
});

it('ningún elemento paga el estilo de un adorno que no tiene', () => {
  expect(sheets.flatMap((css) => costly(css, OF_ANY))).toEqual([]);
  expect(costly('*, ::after {}', OF_ANY)).toHaveLength(1);
  expect(costly('.a::after {}', OF_ANY)).toEqual([]);
});
