/** @jest-environment node */
import { mark } from '@/lib/site/menu-item';
import { menu } from '@/lib/site/pages/navigation';
import { sampleContent } from '../../sample';

const content = sampleContent();
const items = menu(content);

describe('el menú', () => {
  // Especificación: 2.2-08, 2.2-18, 2.2-19
  it('lleva los elementos de la especificación, en su orden', () => {
    expect(items.map(({ titulo, ruta }) => [titulo, ruta])).toEqual([
      ['Inicio', '/'],
      ['Síndico Procurador', '/sindico/'],
      ['Direcciones Síndicatura', ''],
      ['Unidad de Transparencia', content.sitio.data.transparencia],
      ['Comunicados', '/prensa/'],
      ['Directorio', '/directorio/'],
    ]);
    expect(items.filter(({ externo }) => externo).map(({ titulo }) => titulo)).toEqual([
      'Unidad de Transparencia',
    ]);
  });

  it('una dirección nueva entra en el menú según su orden', () => {
    const nueva = { ...content.direcciones[0]!, slug: 'nueva' };
    nueva.data = { ...nueva.data, titulo: 'Dirección Nueva', orden: 1.5, ruta: undefined };
    const { hijos } = menu({ ...content, direcciones: [...content.direcciones, nueva] })[2]!;
    expect(hijos?.[1]).toEqual({ titulo: 'Dirección Nueva', ruta: '/nueva/' });
  });
});

describe('el elemento resaltado', () => {
  const marked = (ruta: string) =>
    items
      .flatMap((item) => [item, ...(item.hijos ?? [])])
      .flatMap((item) => (mark(item, ruta) ? [`${item.titulo}: ${mark(item, ruta)}`] : []));

  // Especificación: 2.2-07, 2.2-20, 3-47, 4-31, 4-32
  it.each([
    ['/default/', ['Inicio: page']],
    ['/default', ['Inicio: page']],
    ['/', ['Inicio: page']],
    ['/default/qractive/', ['Inicio: page']],
    ['/default/cualquiera/', ['Inicio: page']],
    ['/sindico/', ['Síndico Procurador: page']],
    ['/prensa/', ['Comunicados: page']],
    ['/prensa/instalan-comites-de-etica/', ['Comunicados: parent']],
    ['/prensa/pagina/2/', ['Comunicados: parent']],
    ['/asuntos/', ['Direcciones Síndicatura: parent', 'Dirección de Asuntos Internos: page']],
    ['/documentos/', []],
  ])('en %s se marca %j', (ruta, expected) => expect(marked(ruta)).toEqual(expected));
});
