import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What needs to be drawn, or a whole page: browsers look at that (tests/e2e/accesibilidad*). */
const UNSEEN = ['color-contrast', 'target-size', 'region'];

/** What axe finds in the part of a page that is in jsdom, each finding with its element. */
export async function barriers(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly: TAGS,
    rules: Object.fromEntries(UNSEEN.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
