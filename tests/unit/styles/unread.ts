import postcss from 'postcss';

/** Unknown to some browser of package.json's `browserslist`: each needs a rule of its own. */
const NEWER =
  /:(?:has|focus-visible|modal|popover-open|autofill|user-invalid|user-valid|state)\b|::(?:backdrop|details-content|file-selector-button|-webkit-|-moz-)/;
/** Older browsers would lose the rules inside. */
const LOST = ['layer', 'scope', 'property', 'starting-style'];
const SHORTHANDS = /^(?:inset|(?:margin|padding|inset)-(?:inline|block)|rotate|scale)$/;
const UNITS = /\b\d+[dsl]v[hw]\b|oklch\(|color-mix\(|light-dark\(/;

export function unread(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules(({ name, params, parent }) => {
    if (LOST.includes(name)) found.push(`@${name} ${params}`);
    if (parent?.type === 'rule') found.push(`@${name} ${params} dentro de una regla`);
    if (name === 'media' && /[<>]|not \(/.test(params)) found.push(`@media ${params}`);
  });
  root.walkRules(({ selector, selectors, parent }) => {
    if (parent?.type === 'rule' || selector.includes('&')) found.push(`${selector}: anidada`);
    if (selectors.length > 1 && selectors.some((one) => NEWER.test(one))) found.push(selector);
    // Browsers with `:has` know these too.
    if (/:is\(|:where\(|:not\([^()]*,/.test(selector.replace(/^.*:has\(.*$/s, '')))
      found.push(selector);
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const asked = declaration.parent?.parent;
    if (asked?.type === 'atrule' && (asked as postcss.AtRule).name === 'supports') return;
    const before = declaration.prev();
    const isSaidBefore = before?.type === 'decl' && before.prop === prop;
    if (SHORTHANDS.test(prop) || (UNITS.test(value) && !isSaidBefore))
      found.push(`${prop}: ${value}`);
  });
  return found;
}
