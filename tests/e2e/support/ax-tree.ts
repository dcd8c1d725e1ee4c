import type { Page } from '@playwright/test';
import { expect } from './test';

export interface Heard {
  role: string;
  name: string;
  states: Record<string, string>;
  /** At any depth, in order. */
  parts: Heard[];
}

interface Node {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** Roles that only divide text. */
const SILENT = new Set(['generic', 'none', 'StaticText', 'InlineTextBox', 'LineBreak']);

export async function hear(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const partsOf = ({ childIds = [] }: Node): Heard[] =>
    childIds.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      const parts = partsOf(node);
      const role = String(node.role?.value ?? '');
      if (node.ignored || SILENT.has(role)) return parts;
      const states = (node.properties ?? []).map(({ name, value }) => [name, String(value.value)]);
      const heard: Heard = {
        role,
        name: String(node.name?.value ?? '').trim(),
        states: Object.fromEntries(states) as Record<string, string>,
        parts,
      };
      return [heard, ...parts];
    });
  return nodes[0] ? partsOf(nodes[0]) : [];
}

/** Elements without a control's role that the tree marks as clickable. @returns the start of their markup */
export async function toldClickable(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = new Map(
    nodes.map(({ backendDOMNodeId, ignored, role }) => [
      backendDOMNodeId,
      ignored ? '' : String(role?.value),
    ]),
  );
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.body' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
    depth: -1,
  });
  const told = listeners
    .filter(({ type, backendNodeId }) => type === 'click' && heard.get(backendNodeId))
    .filter(({ backendNodeId }) => !CONTROLS.includes(heard.get(backendNodeId)!));
  const markup = await Promise.all(
    told.map(({ backendNodeId }) => session.send('DOM.getOuterHTML', { backendNodeId })),
  );
  await session.detach();
  return markup.map(({ outerHTML }) => outerHTML.slice(0, 80));
}

export function only(heard: Heard[], role: string, name?: string | RegExp): Heard {
  const found = heard.filter(
    (part) =>
      part.role === role &&
      (name === undefined ||
        (typeof name === 'string' ? part.name === name : name.test(part.name))),
  );
  expect(found.map(said), `Sólo hay un ${role} ${name ?? ''}`).toHaveLength(1);
  return found[0]!;
}

const said = ({ role, name }: Heard): string => `${role} «${name}»`;
export const ofRole = (heard: Heard[], ...roles: string[]): Heard[] =>
  heard.filter(({ role }) => roles.includes(role));
export const namesOf = (heard: Heard[]): string[] => heard.map(({ name }) => name);

const CONTROLS = ['link', 'button', 'textbox', 'searchbox', 'tab', 'checkbox', 'radio'];

/** Others may come between them; a control without a name fails. */
export function expectInOrder(heard: Heard[], expected: (string | RegExp)[]): void {
  let from = 0;
  const lost = expected.filter((one) => {
    const at = heard.findIndex(
      (part, index) =>
        index >= from && (typeof one === 'string' ? said(part) === one : one.test(said(part))),
    );
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(lost.map(String), `En orden, en:\n${heard.map(said).join('\n')}`).toEqual([]);
  expect(
    ofRole(heard, ...CONTROLS).filter(({ name }) => name === ''),
    'Sin nombre',
  ).toEqual([]);
}
