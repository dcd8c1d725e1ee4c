/** @jest-environment node */
import { organigrama } from '@/lib/site/organigrama';
import { drawOrganigrama } from '@/scripts/make/organigrama';
import { sampleContent } from '../../sample';

const { unidades } = sampleContent().directorio.data;
const count = (text: string, part: string) => text.split(part).length - 1;
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

  it('reparte un nombre largo en renglones, sin partir palabras que caben', () => {
    const nombre = 'DIRECCIÓN DE RESPONSABILIDADES ADMINISTRATIVAS';
    const { svg } = drawOrganigrama([{ ...root!, nombre, hijos: [] }]);
    expect(textsOf(svg)).toEqual(['DIRECCIÓN DE', 'RESPONSABILIDADES', 'ADMINISTRATIVAS']);
  });

  it('un directorio sin cabeza no se dibuja', () => {
    expect(() => drawOrganigrama([])).toThrow('depende');
  });
});
