/** @jest-environment node */
import { expectInside, field, read, RIGHT, STORY } from './paper';

describe('las hojas', () => {
  it('son las que haga falta para veinte mil caracteres, y no se pierde ninguno', () => {
    const value = STORY.repeat(Math.ceil(20_000 / STORY.length)).trimEnd();
    const result = read([field(value)]);
    expectInside(result);
    expect(result.pages.length).toBeGreaterThan(5);
    expect(result.text).toBe(`Hechos ${value} `);
  });

  it('llevan todas su pie y su número', () => {
    const result = read([field(STORY.repeat(100))], { footer: 'Folio Q-1' });
    const total = result.pages.length;
    expect(total).toBeGreaterThan(2);
    for (const [index, page] of result.pages.entries())
      expect(page.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text.trim())).toEqual([
        'Folio Q-1',
        `Página ${index + 1} de ${total}`,
      ]);
  });

  it('no encima el texto, el pie ni su número, aunque el pie ocupe varios renglones', () => {
    const result = read([field(STORY.repeat(100))], { footer: STORY.repeat(4) });
    expectInside(result);
    for (const page of result.pages) {
      const body = page.filter(({ tag }) => tag !== 'Artifact').map(({ y }) => y);
      const foot = page.filter(({ tag }) => tag === 'Artifact');
      const count = foot.at(-1);
      expect(foot.length).toBeGreaterThan(3);
      expect(Math.min(...body)).toBeGreaterThan(Math.max(...foot.map(({ y }) => y)) + 20);
      expect(count?.text).toMatch(/^Página/);
      expect(count?.end).toBeCloseTo(RIGHT);
      for (const { end } of foot.slice(0, -1)) expect(end).toBeLessThan(count?.x ?? 0);
      body
        .slice(1)
        .forEach((y, index) => expect((body[index] ?? 0) - y).toBeGreaterThanOrEqual(11));
    }
  });

  it('no terminan en un rótulo ni en un encabezado sin lo que sigue', () => {
    for (let rows = 30; rows < 48; rows++) {
      const result = read([
        field(Array.from({ length: rows }, () => 'x').join('\n')),
        { kind: 'heading', text: 'Encabezado' },
        field(STORY.repeat(3), 'Rótulo'),
      ]);
      for (const page of result.pages) {
        const last = page.filter(({ tag }) => tag !== 'Artifact').at(-1);
        expect(last?.text).not.toMatch(/Encabezado|Rótulo/);
      }
    }
  });
});
