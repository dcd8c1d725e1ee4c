/** @jest-environment node */
import type { Content } from '@/lib/content/model';
import { DEMO_LINE } from '@/lib/ui-texts';
import { sampleContent } from '../../sample';
import { comunicado, contentOf, read, supply } from './papers';
import { expectInOrder } from './read-pdf';

const LINE =
  'Una frase que llena el renglón de la página y vuelve a decir lo mismo para ocupar lugar. ';

describe('el PDF de un comunicado', () => {
  it('dice quién lo emite, su número, su lugar y fecha, su título, su resumen y su texto', async () => {
    const { text, pages } = await comunicado(
      'La oficina abre **mañana** a las _ocho_ y `cierra` ~~tarde~~.',
    );
    for (const words of [
      'Sindicatura de Prueba',
      'Ayuntamiento de Prueba',
      'COMUNICADO DE PRENSA',
      'SP_COM_007',
      'Tijuana, a 27 de enero de 2025',
      'Abren la oficina',
      'Abre a las ocho.',
    ])
      expect(text).toContain(words);
    expect(text).toContain('La oficina abre mañana a las ocho y cierra tarde.');
    expect(text).toContain('Calle Uno 1, Centro');
    expect(text).toContain('Teléfono 664 555 0100');
    expect(text).toContain('Página 1 de 1');
    expect(pages).toBe(1);
  });

  it('en una demostración dice antes que nada que es de muestra, en cada página', async () => {
    const { text, pages } = await comunicado(`${LINE.repeat(12)}\n\n`.repeat(6));
    expectInOrder(text, ['SP_COM_007', 'Documento de muestra', DEMO_LINE, 'Abren la oficina']);
    expect(text.match(/Documento de muestra/g)).toHaveLength(pages);
    expect(text).toContain('Este comunicado no es oficial.');
    const { text: real } = await comunicado('Texto.', {}, false);
    expect(real).not.toMatch(/muestra|demostración|oficial/);
  });

  it('declara su idioma, que está etiquetado y que su título va en la ventana', async () => {
    const { raw, info } = await comunicado('Texto.');
    expect(info).toMatchObject({
      Language: 'es-MX',
      Title: 'Abren la oficina',
      Subject: 'Abre a las ocho.',
      Author: 'Sindicatura de Prueba',
      CreationDate: 'D:20250127120000Z',
    });
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/DisplayDocTitle true/);
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('se lee en voz alta con títulos, listas, citas y tablas', async () => {
    const body =
      '## Qué pasó\n\n#### Detalle\n\n- uno\n- dos\n  1. tres\n\n> Lo dijo.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n---\n\nFin.';
    const { tags, text, bookmarks } = await comunicado(body);
    for (const tag of [
      'Document',
      'H1',
      'H2',
      'H3',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'BlockQuote',
      'Table',
      'TR',
      'TH',
      'TD',
    ])
      expect(tags).toContain(tag);
    expect(tags).not.toContain('H4');
    expect(tags.filter((tag) => tag === 'LI')).toHaveLength(3);
    for (const words of ['•', '1.', 'tres', 'Lo dijo.', 'Fin.']) expect(text).toContain(words);
    expect(bookmarks).toEqual(['Abren la oficina', 'Qué pasó', 'Detalle']);
  });

  it('lleva enlaces verdaderos, completos aunque el texto los abrevie', async () => {
    const { links, tags } = await comunicado(
      'Vea [el directorio](/directorio/), [esto][r] o a@b.example.\n\n[r]: https://x.example/y\n\n<!-- nota -->',
    );
    expect(links).toEqual(
      expect.arrayContaining([
        'https://prueba.example/directorio/',
        'https://x.example/y',
        'mailto:a@b.example',
        'https://prueba.example/prensa/abren-oficina/',
        'tel:+526645550100',
      ]),
    );
    expect(tags).toContain('Link');
  });

  it('muestra las imágenes del texto, con su descripción', async () => {
    supply(
      'imagenes/plano.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>',
    );
    const { tags, alts, text } = await comunicado(
      'Antes.\n\n![Plano de la oficina](/imagenes/plano.svg)\n\nDespués.',
    );
    expect(tags).toContain('Figure');
    expect(alts).toContain('Plano de la oficina');
    expect(text).toMatch(/Antes\..*Después\./s);
  });
});

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
    const data = { documentos: [{ ...first!, ...words }] };
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
});

describe('una norma que la oficina no ha entregado', () => {
  type Norma = Content['normas'][number]['data']['normas'][number];
  const norma = (leyenda?: string) => {
    const catalogo = normas.find(({ slug }) => slug === 'normas-administrativas')!;
    const one: Norma = {
      ...catalogo.data.normas[0]!,
      ...{ descripcion: 'Uso de vehículos', leyenda },
      estado: leyenda ? 'derogada' : 'vigente',
    };
    const data = { ...catalogo.data, titulo: 'Normas Administrativas', normas: [one] };
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
});
