/** @jest-environment node */
import { rmSync } from 'node:fs';
import { contentFaults, copyOfTheOffice, freedoms } from '../authors';

const made: string[] = [];
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true, force: true })));
jest.setTimeout(180_000);

function copy(): string {
  const root = copyOfTheOffice();
  made.push(root);
  return root;
}

describe('siguiendo el manual, sobre lo que la oficina tiene publicado hoy, un autor puede', () => {
  it.each(Object.entries(freedoms))('%s', async (_what, apply) => {
    const root = copy();
    await apply(root);
    expect(contentFaults(root)).toEqual([]);
  });
});
