import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** They need a drawing or a whole page: tests/e2e/accesibilidad*. */
const UNSEEN = ['color-contrast', 'target-size', 'region'];

export async function barriers(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly: TAGS,
    rules: Object.fromEntries(UNSEEN.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
