import { SCENARIOS, type Row, type Scenario, type Tool } from './results';
import type { Scene } from './scene';

/** What each tool is measured at, known before anything runs. */
export const SCENES: Record<Tool, Scenario[]> = {
  own: ['full', 'again', 'more', 'template', 'check', 'recheck'],
  next: ['full', 'more'],
  astro: ['full', 'more'],
  eleventy: ['full', 'more'],
  hugo: ['full', 'more'],
};

/** These read the content alone: a build that failed is no reason not to measure them. */
const NEEDS_NO_BUILD: Scenario = 'check';

/**
 * Measures the scenes of one tool and size, in their order. After one that fails the next ones have
 * no ground, and say so.
 * @param fault why the tool cannot be measured at all
 * @param done told of each row at once
 */
export async function measureGroup(
  group: { tool: Tool; size: number },
  scenes: () => Promise<Scene[]>,
  fault: string | undefined,
  done: (row: Row) => void,
): Promise<void> {
  let never = fault;
  const list = never
    ? []
    : await scenes().catch((error: Error): Scene[] => {
        never = error.message;
        return [];
      });
  let failed: string | undefined;
  for (const scenario of SCENES[group.tool]) {
    const row = { ...group, scenario };
    if (scenario === NEEDS_NO_BUILD) failed = undefined;
    const scene = list.find((one) => one.scenario === scenario);
    const why = never ?? failed ?? (scene ? undefined : 'is not measured');
    if (why !== undefined) done({ ...row, why });
    else
      try {
        done({ ...row, ...(await scene?.run()) });
      } catch (error) {
        done({ ...row, why: (error as Error).message });
        failed = `«${SCENARIOS[scenario]}» failed`;
      }
  }
}
