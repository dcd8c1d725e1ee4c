import { PageOf } from '@/components/pages';
import { CatalogoTable } from '@/components/sections/Catalogos';
import { DatosSection } from '@/components/sections/DatosSection';
import { DirectorioTable } from '@/components/sections/DirectorioSection';
import { PrensaList } from '@/components/sections/PrensaList';
import { TabbedPage, UnitHead, UnitNorms } from '@/components/sections/TabbedPage';
import { VehiculosSection } from '@/components/sections/VehiculosSection';
import { Bloque } from '@/components/sections/bloques';
import { bloqueView, type CatalogoView } from '@/lib/site/views/bloques';
import { staffView } from '@/lib/site/views/directorio';
import { facilPath } from '@/lib/routes';
import { pageData } from '@/lib/site/page-data';
import { splitPage } from '@/lib/site/views/text-page';
import { shellView } from '@/lib/site/page-data/shell';
import { MUESTRA, MUESTRA_DE_GRUPO, MUESTRAS, PRESS } from '@/lib/ui-texts';
import { sampleContent, sampleWith, withSitio } from '../../sample';
import { sourcesOf, viewOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const content = sampleContent();
const marks = (inside?: ParentNode) =>
  texts('.marca', inside).map((mark) => mark.replace(/^\((.*)\)$/, '$1'));

describe('lo inventado lo dice a su lado', () => {
  const withSamples = (isSample: (at: number) => boolean) =>
    sampleWith(({ titulares: { data }, comunicados }) => {
      [data.actual, ...data.anteriores].forEach((one, at) => (one.muestra = isSample(at)));
      comunicados.forEach((one, at) => (one.data.muestra = isSample(at)));
    });

  it('cada titular y cada comunicado de muestra, y la biografía de quien encabeza hoy', () => {
    const some = withSamples((at) => at !== 1);
    show(<Bloque {...bloqueView(sourcesOf(some), 'titulares')} />);
    expect(all('.timeline > li').map((item) => marks(item).length)).toEqual(
      all('.timeline > li').map((_, at) => (at === 1 ? 0 : 1)),
    );
    expect(one('.marca').parentElement).toHaveTextContent(some.titulares.data.actual.descripcion);
    show(<PrensaList {...viewOf('prensa', '/prensa/', some)} />);
    expect(all('article').map((card) => marks(card).length)).toEqual([1, 0, ...Array(8).fill(1)]);
    const said = some.comunicados.map(({ slug }) => {
      const page = { kind: 'comunicado', ruta: `/prensa/${slug}/` } as const;
      return pageData(sourcesOf(some), page).frame?.muestras;
    });
    expect(said.slice(0, 3)).toEqual([PRESS.sample, undefined, PRESS.sample]);
  });

  it('su «m» no se lee en voz alta en cada dato: un renglón bajo el título lo dice una vez', () => {
    const some = withSamples((at) => at !== 1);
    const sources = sourcesOf(some);
    const of = (from: typeof sources) => {
      const page = pageData(from, { kind: 'prensa', ruta: '/prensa/' });
      show(<PageOf page={page} shell={shellView(from)} />);
      return texts('main .sample-note');
    };
    expect(of(sources)).toEqual([MUESTRAS]);
    expect(one('h1').parentElement).toContainElement(one('.sample-note'));
    expect(all('article .marca').every((mark) => mark.ariaHidden === 'true')).toBe(true);
    expect(of(sourcesOf(withSamples(() => false)))).toEqual([]);
  });

  it('si todos lo son, una vez y antes de la lista', () => {
    const every = withSamples(() => true);
    show(<Bloque {...bloqueView(sourcesOf(every), 'titulares')} />);
    expect(marks()).toEqual([MUESTRA_DE_GRUPO]);
    expect(marks(one('.timeline'))).toEqual([]);
    show(<PrensaList {...viewOf('prensa', '/prensa/', every)} />);
    expect(marks()).toEqual([MUESTRA_DE_GRUPO]);
    expect(marks(one('article'))).toEqual([]);
  });

  it('las unidades del directorio, una por una, o todas de una vez', () => {
    const unidades = staffView(content, '/directorio/');
    const mark = (these: (index: number) => boolean) => {
      const marked = unidades.map((unidad, at) => ({ ...unidad, muestra: these(at) }));
      show(<DirectorioTable unidades={marked} />);
    };
    mark((index) => index === 1);
    expect(marks(one(`#${unidades[1]!.id} [scope=rowgroup]`))).toEqual([MUESTRA]);
    expect(marks()).toHaveLength(1);
    mark(() => true);
    expect(marks(one('caption'))).toEqual([MUESTRA]);
    expect(marks()).toHaveLength(1);
  });

  it('quién encabeza una unidad, una vez bajo su nombre', () => {
    const { aside } = viewOf('direccion', '/contraloria/');
    const card = (muestra: boolean) =>
      show(<UnitHead aside={{ ...aside, unidad: { ...aside.unidad!, muestra } }} />);
    card(true);
    expect(marks()).toEqual([MUESTRA_DE_GRUPO]);
    expect(all('.marca-m')).toEqual([]);
    card(false);
    expect(marks()).toEqual([]);
  });

  it('un apartado de una dirección, y las normas relacionadas con ella', () => {
    const { sections, label } = viewOf('direccion', '/contraloria/');
    const marked = sections.map((section, index) => ({ ...section, muestra: index === 1 }));
    show(<TabbedPage label={label} sections={marked} />);
    const panels = all('.panel-body').map((panel) => marks(panel).includes(MUESTRA_DE_GRUPO));
    expect(panels.flatMap((isMarked, at) => (isMarked ? [at] : []))).toEqual([1]);
    const related = (muestra: boolean) => {
      const from = sampleWith(({ normas }) =>
        normas.forEach((one) => (one.data.muestra = muestra)),
      );
      show(<UnitNorms aside={viewOf('direccion', '/asuntos/', from).aside} />);
      return texts('section').find((text) => text?.startsWith('Normas relacionadas'));
    };
    expect(related(true)).toContain('Catálogo de muestra');
    expect(related(false)).not.toContain('muestra');
  });

  it('en los datos abiertos, antes de la primera lista', () => {
    show(<DatosSection {...viewOf('datos', '/datos/')} />);
    const [said] = all('p').filter((one) => one.textContent?.startsWith('Tienen datos de muestra'));
    const after = said!.compareDocumentPosition(one('table'));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['normas-administrativas', 'salvo los temas verificados', true],
    ['normas-paramunicipales', 'Catálogo de muestra. Consulte', false],
    ['normas-especiales', 'Catálogo de muestra. Consulte', false],
  ])('el catálogo %s dice «%s»', (slug, words, verified) => {
    const { data } = bloqueView(sourcesOf(), 'catalogo', slug);
    show(<CatalogoTable catalogo={data as CatalogoView} />);
    expect(one('caption')).toHaveTextContent(/, de muestra\.$/);
    expect(one('details')).toHaveTextContent(words);
    const notes = texts('tbody .field-help');
    expect(notes.includes('Tema verificado; título resumido')).toBe(verified);
  });
});

describe('un dato inventado de la oficina se marca una vez en cada grupo que lo muestra', () => {
  const COSTO = '285 pesos & timbre';
  const withCosto = (muestra: boolean) => ({
    ...content,
    oficina: { ...content.oficina, data: { costo: { que: 'Costo', valor: COSTO, muestra } } },
  });

  it('en una sección de un texto, bajo su título', () => {
    const body = `Uno.\n\n## Dos\n\n- Cuesta ${COSTO}.\n- Sí, ${COSTO}.\n\n## Tres\n\nNada.`;
    const page = (muestra: boolean) =>
      splitPage(sourcesOf(withCosto(muestra)), { body }, () => true).join('');
    document.body.innerHTML = page(true);
    expect(marks()).toEqual([MUESTRA_DE_GRUPO]);
    expect(one('#dos + p')).toHaveTextContent(MUESTRA_DE_GRUPO);
    document.body.innerHTML = page(false);
    expect(marks()).toEqual([]);
  });

  it('en lectura fácil, una sola vez y bajo el título de la página: entre sus partes no hay nada', () => {
    const [first] = content.facil;
    const body = `Uno.\n\n## Dos\n\nLlame al 911. Cuesta ${COSTO}.`;
    const facil = [{ ...first!, rendered: undefined, body }];
    const of = (muestra: boolean) =>
      pageData(sourcesOf({ ...withCosto(muestra), facil }), {
        kind: 'facil',
        ruta: facilPath(first!),
      });
    document.body.innerHTML = of(true)
      .view.parts.map(({ html }) => html)
      .join('');
    expect(one('#dos + p')).toHaveTextContent('Llame al 911');
    expect(marks()).toEqual([]);
    expect(of(true).frame?.muestras).toContain('son de muestra');
    expect(of(false).frame?.muestras).toBeUndefined();
  });

  it('en lectura fácil también si lo inventado es el teléfono del sitio', () => {
    const [first] = content.facil;
    const { sitio } = withSitio({ muestra: ['telefono'] });
    const of = (body: string) => {
      const facil = [{ ...first!, rendered: undefined, body }];
      const page = { kind: 'facil', ruta: facilPath(first!) } as const;
      return pageData(sourcesOf({ ...content, sitio, facil }), page).frame?.muestras;
    };
    expect(of(`Uno.\n\n## Dos\n\nLlame al ${sitio.data.telefono}.`)).toContain('son de muestra');
    expect(of('Uno.\n\n## Dos\n\nLlame al 911.')).toBeUndefined();
  });

  it('en lectura fácil la extensión se lee debajo del botón del teléfono, y la pregunta va junto a su respuesta', () => {
    const [first] = content.facil;
    const body = `Uno.\n\n## Dos\n\n¿Es una queja?\n\nLlame al 664 555 0100, extensión 1503.`;
    const facil = [{ ...first!, rendered: undefined, body }];
    const page = { kind: 'facil', ruta: facilPath(first!) } as const;
    const { view } = pageData(sourcesOf({ ...content, facil }), page);
    document.body.innerHTML = view.parts.map(({ html }) => html).join('');
    expect(one('[data-asks] + p')).toHaveTextContent('Llame al 664 555 0100extensión 1503.');
    expect(one('a')).toHaveTextContent(/^664 555 0100$/);
    expect(hrefs('a')).toEqual(['tel:+526645550100,1503']);
  });

  it('en lectura fácil no queda un punto solo después del botón de un teléfono o de un formulario', () => {
    const [first] = content.facil;
    const body = `Uno.\n\n## Dos\n\nLlame al 664 555 0100.\n\nLlame al [911](tel:911).\n\n1. Abra la [queja](/quejapublica/#formulario).`;
    const facil = [{ ...first!, rendered: undefined, body }];
    const page = { kind: 'facil', ruta: facilPath(first!) } as const;
    const { view } = pageData(sourcesOf({ ...content, facil }), page);
    document.body.innerHTML = view.parts.map(({ html }) => html).join('');
    expect(all('p, li').map(({ textContent }) => textContent)).toEqual([
      'Llame al 664 555 0100',
      'Llame al 911',
      'Abra la queja',
    ]);
  });

  it('en un apartado con pestaña', () => {
    const direcciones = content.direcciones.map((one) => ({
      ...one,
      rendered: undefined,
      body: `## Uno\n\nCuesta ${COSTO}.\n\n## Dos\n\nNada.`,
    }));
    const from = { ...withCosto(true), direcciones };
    const { sections } = viewOf('direccion', '/asuntos/', from);
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
    const { sitio } = withSitio({ muestra: ['telefono', 'siglasVehiculos', 'correoVehiculos'] });
    const vehiculos = { ...content.vehiculos, data: shown };
    const page = pageData(sourcesOf({ ...withCosto(true), sitio, vehiculos }), {
      kind: 'vehiculos',
      ruta: '/vehiculosremolcados/',
    });
    expect(page.frame?.tituloDeMuestra).toBe(true);
    show(<VehiculosSection {...page.view} />);
    expect(marks()).toEqual(Array(3).fill(MUESTRA_DE_GRUPO));
    show(<VehiculosSection {...{ ...page.view, arrastre: undefined }} />);
    expect(texts('#contacto p').map((text) => text.includes(MUESTRA))).toEqual([true, true, false]);
  });
});

it('lo que nadie ha confirmado lo dice a su lado: un hecho de la historia y una atribución', () => {
  const from = sampleWith(({ historia, atribuciones }) => {
    const [hecho] = historia.data.hechos;
    historia.data.hechos = [
      { ...hecho!, porConfirmar: true, fuente: undefined },
      { ...hecho!, titulo: 'Otro', porConfirmar: undefined, fuente: 'LGRA 33 y 49' },
    ];
    const [atribucion] = atribuciones.data.atribuciones;
    atribuciones.data.atribuciones = [
      { ...atribucion!, texto: 'Uno.', fundamento: 'LRM (por confirmar)', porConfirmar: true },
      { ...atribucion!, porConfirmar: true },
      { ...atribucion!, texto: 'Otra.', porConfirmar: undefined },
    ];
  });
  show(<Bloque {...bloqueView(sourcesOf(from), 'historia')} />);
  expect(all('li').map((item) => marks(item))).toEqual([['Por confirmar'], []]);
  expect(texts('li:last-child .field-help')).toContain('Fuente: LGRA, artículos 33 y 49.');
  show(<Bloque {...bloqueView(sourcesOf(from), 'atribuciones')} />);
  expect(all('details li').map((item) => marks(item))).toEqual([[], ['Por confirmar'], []]);
});

it('de una ley sin comprobar se dice una vez, y no qué dato le falta; de una fuente, sólo lo que se leyó', () => {
  const from = sampleWith(({ leyesFederales, historia }) => {
    const [ley] = leyesFederales.data.ordenamientos;
    leyesFederales.data.ordenamientos = ['DOF; número por confirmar', 'Fecha por confirmar'].map(
      (publicacion) => ({ ...ley!, publicacion, articulos: undefined, porVerificar: true }),
    );
    const [hecho] = historia.data.hechos;
    historia.data.hechos = ['LGRA 33; SNA por confirmar', 'SNA por confirmar'].map((fuente) => ({
      ...{ ...hecho!, fuente },
    }));
  });
  show(<Bloque {...bloqueView(sourcesOf(from), 'marco-juridico')} />);
  const name = from.leyesFederales.data.ordenamientos[0]!.nombre;
  const said = texts('section:first-of-type li').map((text) => text.replace(/\s+/g, ' ').trim());
  expect(said).toEqual([`${name}. DOF. (sin verificar)`, `${name}. (sin verificar)`]);
  show(<Bloque {...bloqueView(sourcesOf(from), 'historia')} />);
  expect(texts('li').map((text) => /Fuente: .*$/.exec(text)?.[0])).toEqual([
    'Fuente: LGRA, artículo 33.',
    'Fuente: SNA, por confirmar.',
  ]);
});
