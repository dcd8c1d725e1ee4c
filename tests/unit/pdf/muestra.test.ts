/** @jest-environment node */
import type { Content } from '@/lib/content/model';
import { sampleContent } from '../../sample';
import { contentOf, read } from './papers';

const { documentos, normas } = sampleContent();
const MARCA = [
  'Documento de muestra',
  'Contenido ilustrativo. Consulte siempre la publicación oficial.',
];

describe('un documento que la oficina no ha entregado', () => {
  const [first] = documentos.data.documentos;
  const archivo = '/static/pdf/guias/MANUAL DE USO 2024.pdf';
  const manual = (puntos: string[]) => {
    const words = { nombre: 'Manual de usuario', descripcion: 'Cómo se usa.', archivo, puntos };
    const data = { ...documentos.data, documentos: [{ ...first!, ...words }] };
    return read(contentOf({ documentos: { ...documentos, data } }), archivo);
  };

  it('sale como muestra de una página, con su marca, su descripción y sus puntos numerados', async () => {
    const { text, pages, tags, links, bookmarks } = await manual([
      'Primer paso: abra https://a.example/x.',
      'Segundo paso.',
    ]);
    const puntos = ['1.', 'Primer paso: abra', '2.', 'Segundo paso.'];
    for (const words of [...MARCA, 'Manual de usuario', 'Cómo se usa.', ...puntos])
      expect(text).toContain(words);
    expect(pages).toBe(1);
    expect(tags.filter((tag) => tag === 'LI')).toHaveLength(2);
    expect(links).toContain('https://a.example/x');
    expect(bookmarks).toEqual(['Manual de usuario']);
  });

  it('con muchos puntos sigue en otra página, y ahí también dice que es muestra', async () => {
    const puntos = Array.from({ length: 40 }, (_, at) => `Punto número ${at + 1} del documento.`);
    const { pages, text } = await manual(puntos);
    expect(pages).toBe(2);
    expect(text.split('\n')[1]).toContain('Documento de muestra');
    expect(text).toContain('Punto número 40 del documento.');
  });
});

describe('una norma que la oficina no ha entregado', () => {
  type Norma = Content['normas'][number]['data']['normas'][number];
  const norma = (leyenda?: string) => {
    const catalogo = normas.find(({ slug }) => slug === 'normas-administrativas')!;
    const one: Norma = {
      ...{
        id: 1,
        nombre: 'NTA-01',
        descripcion: 'Uso de vehículos',
        enlace: true,
        leyenda,
        muestra: false,
        sustituyeA: [],
        cambios: [],
      },
      estado: leyenda ? 'derogada' : 'vigente',
    };
    const words = { titulo: 'Normas Administrativas', muestra: true, normas: [one] };
    const data = { ...catalogo.data, ...words };
    const content = contentOf({ normas: [{ ...catalogo, data }] });
    return read(content, '/static/pdf/normas-administrativas/NTA-01.pdf');
  };

  it('dice su clave, su catálogo y que está vigente', async () => {
    const { text, raw } = await norma();
    for (const words of [
      ...MARCA,
      'Uso de vehículos',
      'Clave: NTA-01',
      'Catálogo: Normas Administrativas',
      'Estado en el catálogo de muestra: Vigente',
    ])
      expect(text).toContain(words);
    expect(Buffer.from(raw, 'latin1').toString()).toContain('>NTA-01. Uso de vehículos</rdf:li>');
  });

  it('si ya no rige, lo dice con la leyenda de su estado', async () => {
    const { text } = await norma('DEROGADA 22 DE MAYO DE 2019');
    expect(text).toContain('Estado en el catálogo de muestra: DEROGADA 22 DE MAYO DE 2019');
  });
});
