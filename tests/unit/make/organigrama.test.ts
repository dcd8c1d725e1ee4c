/** @jest-environment node */
import { organigrama } from '@/lib/site/organigrama';
import { drawOrganigrama } from '@/scripts/make/organigrama';
import { sampleContent } from '../../sample';

const { unidades } = sampleContent().directorio.data;
const count = (text: string, part: string) => text.split(part).length - 1;
const boxesOf = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="(\d+)" height="([\d.]+)"/g)].map(
    ([, ...sides]) => {
      const [x = 0, y = 0, width = 0, height = 0] = sides.map(Number);
      return { x, y, width, end: y + height };
    },
  );
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('el organigrama dibujado', () => {
  const [root] = organigrama(unidades);

  it('muestra todas las unidades y escapa sus nombres', () => {
    const { svg, width, height } = drawOrganigrama([{ ...root!, nombre: 'A & <B>' }]);
    expect(svg).toContain('A &amp; &lt;B');
    expect(count(svg, '<rect ')).toBe(1 + unidades.length);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/NaN|undefined| style=/);
  });

  it('muestra también las que dependen de otra unidad, a la profundidad que sea', () => {
    const chain = unidades.map((unidad, index) => ({
      ...unidad,
      ...(index > 1 && { depende: unidades[index - 1]!.id }),
    }));
    const { svg, width, height } = drawOrganigrama(organigrama(chain));
    const boxes = boxesOf(svg);
    expect(boxes).toHaveLength(unidades.length);
    const [, ...under] = boxes;
    for (const [index, one] of under.entries()) {
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.end).toBeLessThanOrEqual(height);
      if (index > 0) expect(one.y).toBeGreaterThan(under[index - 1]!.end);
      expect(one.width).toBeGreaterThanOrEqual(190);
    }
    for (const { nombre } of chain)
      expect(textsOf(svg).join(' ')).toContain(nombre.split(' ').at(-1));
  });

  it('la caja crece con un nombre que no cabe en ella, y lo de abajo se aparta', () => {
    const nombre = 'COORDINACIÓN DE SEGUIMIENTO '.repeat(5).trim();
    const { svg } = drawOrganigrama([
      { ...root!, nombre, hijos: [{ ...root!, nombre, hijos: [] }] },
    ]);
    const [head, unit] = boxesOf(svg);
    const lines = [...svg.matchAll(/y="([\d.]+)"[^>]*class="(title|name|post)"/g)];
    const ends = (kind: string) =>
      lines.filter(([, , of]) => of === kind).map(([, y]) => Number(y));
    expect(Math.max(...ends('title'))).toBeLessThan(head!.end);
    expect(Math.max(...ends('name'))).toBeLessThan(unit!.end);
    expect(unit!.y).toBeGreaterThan(head!.end);
    expect(Math.min(...ends('post'))).toBeGreaterThan(unit!.end);
  });
});
