import { CatalogoTable } from '@/components/sections/CatalogoTable';
import { ComunicadoArticle } from '@/components/sections/ComunicadoArticle';
import { DireccionAside } from '@/components/sections/DireccionAside';
import { DirectorioTable } from '@/components/sections/DirectorioSection';
import { PrensaList } from '@/components/sections/PrensaList';
import { TabbedPage } from '@/components/sections/TabbedPage';
import { VehiculosSection } from '@/components/sections/VehiculosSection';
import { Bloque } from '@/components/sections/bloques';
import { bloqueView, type CatalogoView } from '@/lib/site/views/bloques';
import { staffView } from '@/lib/site/views/directorio';
import { direccionView } from '@/lib/site/views/direccion';
import { comunicadoView, prensaView } from '@/lib/site/views/prensa';
import { pageData } from '@/lib/site/page-data';
import { splitPage } from '@/lib/site/views/split-page';
import { vehiculosView } from '@/lib/site/views/vehiculos';
import { MUESTRA } from '@/lib/ui-texts';
import { sampleContent, sampleWith, withSitio } from '../../sample';
import { sourcesOf } from '../site/sources';
import { all, one, show, texts } from './pagina';

const content = sampleContent();
const marks = (inside?: ParentNode) => texts('.marca', inside);
const SAMPLE = MUESTRA;

/** The content with the data of one of its files changed. */
const withData = (name: 'historia' | 'atribuciones', data: object) =>
  sourcesOf({ ...content, [name]: { ...content[name], data } });

describe('lo inventado lo dice a su lado', () => {
  it('cada titular de muestra, y la biografía de quien encabeza hoy', () => {
    const some = sampleWith(({ titulares: { data } }) =>
      [data.actual, ...data.anteriores].forEach((one, at) => (one.muestra = at !== 1)),
    );
    const { actual } = some.titulares.data;
    const sources = sourcesOf(some);
    show(<Bloque {...bloqueView(sources, 'titulares')} />);
    const [first, second, ...rest] = all('.timeline > li');
    expect(marks(first)).toEqual([SAMPLE]);
    expect(one('.marca', first).parentElement).toHaveTextContent(actual.descripcion);
    expect(marks(second)).toEqual([]);
    for (const item of rest) expect(marks(item)).toEqual([SAMPLE]);
  });

  it('si todos lo son, una vez y antes de la lista', () => {
    const every = sampleWith(({ titulares: { data }, comunicados }) => {
      for (const one of [data.actual, ...data.anteriores]) one.muestra = true;
      for (const one of comunicados) one.data.muestra = true;
    });
    show(<Bloque {...bloqueView(sourcesOf(every), 'titulares')} />);
    expect(marks()).toEqual([SAMPLE]);
    expect(marks(one('.timeline'))).toEqual([]);
    show(<PrensaList view={prensaView(sourcesOf(every))} />);
    expect(marks()).toEqual([SAMPLE]);
    expect(all('article').flatMap((card) => marks(card))).toEqual([]);
  });

  it('un comunicado, en las listas y en su página', () => {
    const first = sampleWith(({ comunicados }) =>
      comunicados.forEach(({ data }, at) => (data.muestra = at === 0)),
    );
    const sources = sourcesOf(first);
    show(<PrensaList view={prensaView(sources)} />);
    expect(all('article').map((card) => marks(card).length)).toEqual([1, ...Array(9).fill(0)]);
    show(<ComunicadoArticle view={comunicadoView(sources, first.comunicados[0]!.slug)} />);
    expect(marks()).toEqual([SAMPLE]);
  });

  it('las unidades del directorio, una por una, o todas de una vez', () => {
    const unidades = staffView(content, '/directorio/');
    const mark = (these: (index: number) => boolean) =>
      show(
        <DirectorioTable
          unidades={unidades.map((unidad, index) => ({ ...unidad, muestra: these(index) }))}
        />,
      );
    mark((index) => index === 1);
    expect(marks(one('caption'))).toEqual([]);
    expect(marks(one(`#${unidades[1]!.id} [scope=rowgroup]`))).toEqual([SAMPLE]);
    expect(marks()).toHaveLength(1);
    mark(() => true);
    expect(marks(one('caption'))).toEqual([SAMPLE]);
    expect(marks()).toHaveLength(1);
  });

  it('un apartado de una dirección', () => {
    const { sections, label } = direccionView(sourcesOf(), '/contraloria/');
    const marked = sections.map((section, index) => ({ ...section, muestra: index === 1 }));
    show(<TabbedPage label={label} sections={marked} />);
    const panels = all('.panel-body').map((panel) => marks(panel).includes(SAMPLE));
    expect(panels.indexOf(true)).toBe(1);
    expect(panels.filter(Boolean)).toHaveLength(1);
  });

  it('las normas relacionadas con una dirección', () => {
    const open = (muestra: boolean) => {
      const normas = content.normas.map((one) => ({ ...one, data: { ...one.data, muestra } }));
      const { aside } = direccionView(sourcesOf({ ...content, normas }), '/asuntos/');
      show(<DireccionAside aside={aside} />);
      return texts('section').find((text) => text.startsWith('Normas relacionadas'));
    };
    expect(open(true)).toContain('Catálogo de muestra');
    expect(open(false)).not.toContain('muestra');
  });
});

describe('un dato inventado de la oficina se marca una vez en cada grupo que lo muestra', () => {
  const COSTO = '285 pesos & timbre';
  const told = (muestra: boolean) => ({
    ...content,
    oficina: {
      ...content.oficina,
      data: { costo: { que: 'Costo', valor: COSTO, muestra } },
    },
  });

  it('en una sección de un texto, bajo su título', () => {
    const body = `Uno.\n\n## Dos\n\n- Cuesta ${COSTO}.\n- Sí, ${COSTO}.\n\n## Tres\n\nNada.`;
    const page = (muestra: boolean) =>
      splitPage(sourcesOf(told(muestra)), { body }, () => true).join('');
    document.body.innerHTML = page(true);
    expect(marks()).toEqual([SAMPLE]);
    expect(one('#dos + p')).toHaveTextContent(SAMPLE);
    document.body.innerHTML = page(false);
    expect(marks()).toEqual([]);
  });

  it('en un apartado con pestaña', () => {
    const direcciones = content.direcciones.map((one) => ({
      ...one,
      rendered: undefined,
      body: `## Uno\n\nCuesta ${COSTO}.\n\n## Dos\n\nNada.`,
    }));
    const { sections } = direccionView(sourcesOf({ ...told(true), direcciones }), '/asuntos/');
    expect(sections.map(({ muestra }) => muestra)).toEqual([true, false]);
  });

  it('en una lista de preguntas, y en los pasos, el contacto y las siglas de vehículos', () => {
    const { data } = content.vehiculos;
    const shown = {
      ...data,
      arrastre: { domicilio: 'Centro', horario: `sábado; ${COSTO}`, telefono: '664 555 0180' },
      recuperar: { ...data.recuperar, introduccion: `Cuesta ${COSTO}.` },
      preguntas: [{ pregunta: '¿Cuánto?', respuesta: `${COSTO}.` }],
    };
    const { sitio } = withSitio({ muestra: ['telefono', 'siglasVehiculos'] });
    const vehiculos = { ...content.vehiculos, data: shown };
    const page = pageData(sourcesOf({ ...told(true), sitio, vehiculos }), {
      kind: 'vehiculos',
      ruta: '/vehiculosremolcados/',
    });
    expect(page.frame?.marca).toBe(`${sitio.data.siglasVehiculos}: siglas de muestra`);
    show(<VehiculosSection view={page.view} />);
    expect(marks()).toEqual(Array(4).fill(SAMPLE));
    show(<VehiculosSection view={{ ...vehiculosView(content), arrastre: undefined }} />);
    expect(marks()).toEqual([]);
  });
});

describe('lo que nadie ha confirmado lo dice a su lado', () => {
  it('un hecho de la historia y una atribución', () => {
    const [hecho] = content.historia.data.hechos;
    const [atribucion] = content.atribuciones.data.atribuciones;
    const hechos = [
      { ...hecho!, porConfirmar: true, fuente: undefined },
      { ...hecho!, titulo: 'Otro', porConfirmar: undefined, fuente: 'LGRA 33 y 49' },
    ];
    show(<Bloque {...bloqueView(withData('historia', { hechos }), 'historia')} />);
    expect(all('li').map((item) => marks(item))).toEqual([['Por confirmar'], []]);
    expect(texts('li:last-child .field-help')).toContain('Fuente: LGRA, artículos 33 y 49.');

    const atribuciones = [
      {
        ...atribucion!,
        texto: 'Ya lo dice.',
        fundamento: 'LRM (por confirmar)',
        porConfirmar: true,
      },
      { ...atribucion!, porConfirmar: true },
      { ...atribucion!, texto: 'Otra.', porConfirmar: undefined },
    ];
    show(<Bloque {...bloqueView(withData('atribuciones', { atribuciones }), 'atribuciones')} />);
    expect(all('li').map((item) => marks(item))).toEqual([[], ['Por confirmar'], []]);
  });
});

describe('un catálogo de muestra', () => {
  const open = (slug: string) => {
    const { data } = bloqueView(sourcesOf(), 'catalogo', slug);
    show(<CatalogoTable catalogo={data as CatalogoView} />);
    return one('caption').textContent;
  };

  it('de un título resumido dice que sólo se verificó el tema', () => {
    expect(open('normas-administrativas')).toContain('salvo los temas verificados');
    expect(texts('tbody .field-help')).toContain('Tema verificado; título resumido');
  });

  it.each(['normas-paramunicipales', 'normas-especiales'])(
    'en %s nada se verificó, y no dice que algo sí',
    (slug) => {
      expect(open(slug)).toContain('Catálogo de muestra. Consulte');
      expect(texts('tbody .field-help')).toEqual([]);
    },
  );
});
