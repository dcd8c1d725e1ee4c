/** @jest-environment node */
import { rmSync } from 'node:fs';
import { listFiles } from '@/lib/content/load/library';
import { contentFaults, copyOfTheOffice, freedoms } from '../authors';

const made: string[] = [];
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true, force: true })));

describe('siguiendo el manual, sobre lo que la oficina tiene publicado hoy, un autor puede', () => {
  it.each(Object.entries(freedoms))('%s', async (_what, apply) => {
    const root = copyOfTheOffice();
    made.push(root);
    const before = listFiles(root).files;
    await apply(root);
    expect(contentFaults(root)).toEqual([]);
    expect(listFiles(root).files).not.toEqual(before);
  });
});
