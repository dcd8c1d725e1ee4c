/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validateContent } from '@/lib/content';
import { formatProblem, formatWarning } from '@/lib/content/problems';
import { markdownOf, oneMore, releases } from '@/scripts/bench/releases';
import { removeRelease, writeRelease, writeRoot } from '@/scripts/bench/root';

const COUNT = 200;

describe('un archivo inventado de comunicados', () => {
  let dir: string;
  beforeAll(() => (dir = mkdtempSync(path.join(tmpdir(), 'archivo-'))));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('pasa la revisión de contenidos, en lenguaje claro, también al publicar uno más y retirar otro', () => {
    const [first] = writeRoot(dir, COUNT);
    writeRelease(dir, oneMore(COUNT));
    removeRelease(dir, first!);
    const { content, problems, warnings } = validateContent(dir);
    expect(warnings.map(formatWarning)).toEqual([]);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(content.comunicados).toHaveLength(COUNT);
  });

  it('es siempre el mismo, y cada comunicado dice lo mismo en un archivo más grande', () => {
    expect(releases(COUNT)).toEqual(releases(COUNT));
    const undated = (count: number) =>
      releases(count)
        .slice(0, 50)
        .map(({ titulo, numero, slug, imagen }) => ({ titulo, numero, slug, imagen }));
    expect(undated(COUNT)).toEqual(undated(60));
  });

  it('va del más antiguo al más nuevo, en días de trabajo, a veces varios en un día', () => {
    const days = [...releases(COUNT), oneMore(COUNT)].map(({ fecha }) => fecha);
    expect(days).toEqual([...days].sort());
    expect(new Set(days.map((day) => day.slice(0, 4))).size).toBe(15);
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
    expect(new Set(days).size).toBeLessThan(COUNT);
    expect(new Set(releases(10).map(({ fecha }) => fecha)).size).toBeLessThan(10);
  });

  it('tiene títulos, direcciones y números únicos aunque sean diez mil', () => {
    const all = [...releases(10_000), oneMore(10_000)];
    for (const key of ['titulo', 'slug', 'numero'] as const)
      expect(new Set(all.map((one) => one[key])).size).toBe(10_001);
    const lengths = (of: (one: (typeof all)[number]) => number) => all.map(of);
    expect(Math.max(...lengths(({ titulo }) => titulo.length))).toBeLessThanOrEqual(100);
    expect(Math.min(...lengths(({ resumen }) => resumen.length))).toBeGreaterThanOrEqual(120);
    expect(Math.max(...lengths(({ resumen }) => resumen.length))).toBeLessThanOrEqual(260);
  });

  it('tiene de cuatro a ocho párrafos, y algunos llevan títulos, listas, negritas y enlaces', () => {
    const texts = releases(COUNT).map(({ body }) => body);
    const paragraphs = texts.map(
      (text) => text.split('\n\n').filter((part) => !/^(#|-)/.test(part)).length,
    );
    expect(Math.min(...paragraphs)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...paragraphs)).toBeLessThanOrEqual(8);
    for (const sign of [/^## /m, /^- /m, /\*\*/, /\]\(\//])
      expect(texts.filter((text) => sign.test(text)).length).toBeGreaterThan(20);
  });

  it('se escribe como lo haría quien lo publica: sin comillas donde no hacen falta', () => {
    const text = markdownOf(releases(1)[0]!);
    expect(text).toMatch(/^---\ntitulo: [A-Z]/);
    expect(text).toMatch(/\nfecha: 2012-01-02\n/);
    expect(text).toMatch(/\nnumero: 1\n/);
  });
});
