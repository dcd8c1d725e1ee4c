import { TabbedPage } from '@/components/sections/TabbedPage';
import { sampleContent } from '../../sample';
import { telHref } from '@/lib/site/text';
import { links, open } from './abrir';
import { all, hrefs, one, show, texts } from './pagina';

const content = sampleContent();
const site = content.sitio.data;
const tabs = () => texts('a.tab-button[href^="#"] span');

describe('las páginas con apartados', () => {
  // Especificación: 2.5-07, 2.5-84, 2.5-90, 2.5-91, 2.5-92, 2.5-93, 2.5-97, 2.5-98
  // Especificación: 9-10
  it.each([
    [
      '/sindico/',
      [
        'Sindicatura Procuradora',
        'Síndico Procurador',
        'Antecedentes Históricos',
        'Marco Jurídico',
        'Misión y visión',
      ],
    ],
    [
      '/normatividad/',
      [
        'Dirección de Normatividad',
        'Normas Paramunicipales',
        'Normas Administrativas',
        'Normas Especiales',
      ],
    ],
    [`/${site.producto}Social/`, ['¿Quiénes somos?', '¿Cómo se compone?', 'Actividades']],
  ])('%s tiene las pestañas %j, que son los apartados del teléfono', (ruta, names) => {
    open(ruta);
    expect(tabs()).toEqual(names);
    expect(texts('.panels > :not(.panel-doc) > summary h2')).toEqual(names);
  });

  it.each([
    ['/sindico/', []],
    ['/contraloria/', ['Qué puede hacer']],
  ])(
    '%s empieza con una frase, a quién llamar y qué puede hacer; después, las pestañas, y al final quién la encabeza',
    (ruta, services) => {
      open(ruta);
      expect(one('.page-head p')).toHaveTextContent(/\.$/);
      const answer = one('main > .answer-panel');
      expect(texts('h2', answer)).toEqual(['Llamar', ...services].map(expect.stringContaining));
      expect(texts('.tabs + div h2')[0]).toBe('Quién la encabeza');
      expect(all('a[href^="tel:"]', answer)).toHaveLength(1);
      expect(all('[data-island=office]', answer)).toHaveLength(1);
      expect(answer.compareDocumentPosition(one('.tabs'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('donde hay catálogos de normas, lo primero es el botón que las busca, y abajo no se repite', () => {
    open('/normatividad/');
    const ways = all('main > :is(.main-action, .answer-panel) a[href^="/normatividad/catalogo/"]');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Buscar una norma']);
  });

  it('el panel abierto no repite el nombre de la oficina, que ya está arriba', () => {
    open('/sindico/');
    expect(texts('.panel-title')[0]).toBe('Qué hacemos');
  });

  it('un apartado plegado dice su título, y no un pedazo de su texto', () => {
    open('/sindico/');
    for (const summary of all('.panels .panel > summary'))
      expect(summary.textContent?.trim()).toBe(texts('h2', summary)[0]);
  });

  it('un apartado que no se pliega deja a la vista su primer párrafo, y lo demás, plegado en el teléfono', () => {
    const dibujo = { src: '/a.svg', width: 8, height: 8, sources: [] };
    const section = { id: 'a', titulo: 'Entrega', dibujo, fija: true };
    show(<TabbedPage sections={[{ ...section, html: '<p>Uno.</p><p>Dos.</p>' }]} label="Área" />);
    expect(texts('.panel-body > .prose')).toEqual(['Uno.']);
    expect(texts('.panel-body > [data-folds=""] > .prose')).toEqual(['Dos.']);
    show(<TabbedPage sections={[{ ...section, html: '<p>Uno.</p>' }]} label="Área" />);
    expect(all('.panel-body details')).toEqual([]);
  });

  it('o una frase escrita para él, que el nombre del apartado no lleva', () => {
    const dibujo = { src: '/a.svg', width: 8, height: 8, sources: [] };
    const section = { id: 'a', titulo: 'Constancia', resumen: 'Qué llevar', html: '', dibujo };
    show(<TabbedPage sections={[section]} label="Dirección" />);
    expect(texts('summary h2')).toEqual(['Constancia']);
    expect(texts('summary small')).toEqual(['Qué llevar']);
    expect(tabs()).toEqual(['Constancia']);
  });

  // Especificación: 2.5-88, 2.5-89, 2.5-94, 2.5-95, 2.5-96, 3-35
  it('los dos últimos de Normatividad son documentos que se abren aparte; en el teléfono, tablas de un renglón', () => {
    open('/normatividad/');
    expect(hrefs('.tab-button[target=_blank]')).toEqual([
      '/static/pdf/Codigo%20de%20etica.pdf',
      '/static/pdf/PyLANTI.pdf',
    ]);
    expect(texts('.panel-doc h2.panel-title')).toEqual([
      'Codigo de Etica',
      'Politicas y Lineamientos Anticorrupcion',
    ]);
    expect(all('.panel-doc').map((panel) => all('tbody tr', panel).length)).toEqual([1, 1]);
  });

  // Especificación: 2.5-05, 2.5-67, 2.5-69, 2.5-71, 2.5-72, 2.5-73, 2.5-74, 2.5-75, 2.5-76, 2.5-78, 2.5-79
  // Especificación: 2.5-80, 2.5-81, 2.5-83, 4-24
  it('la Contraloría ordena los suyos 1, 8, 2, 3, 4, 5, 6 y 9; el último no se pliega, y lleva al documento', () => {
    open('/contraloria/');
    // Under the page's title, its own name would be said twice.
    expect(texts('.panel-title')[0]).toBe('Qué hacemos');
    expect(all('.panels > *').map(({ id }) => id)).toEqual(
      [1, 8, 2, 3, 4, 5, 6, 9].map((number) => `panel-${number}`),
    );
    expect(tabs()).toEqual([
      'Dirección de Contraloría',
      'SubDirección de Cuenta Pública',
      'Entidades Paramunicipales',
      'Supervisión de Obra y Concesiones',
      'Ingresos y Egresos',
      'Observaciones del Congreso',
      'Cuenta Patrimonial',
      'Reglamento de Entrega-Recepción',
    ]);
    const fixed = one('#panel-9');
    expect(fixed.matches('details')).toBe(false);
    expect(hrefs('a', fixed)).toContain('/static/pdf/MANUAL%20DEL%20SISTEMA%20E-R%202024.pdf');
  });

  // Especificación: 2.5-10, 2.5-11, 2.5-12, 2.5-14, 2.5-15, 2.5-16, 2.5-17, 2.5-18, 2.5-19, 2.5-24
  // Especificación: 3-25, 3-26, 7-53, 9-11
  it('el síndico muestra doce atribuciones, la línea del tiempo y los datos de hoy, una vez para todas las pantallas', () => {
    const { actual, anteriores } = content.titulares.data;
    open('/sindico/');
    const powers = all('#sindicatura-procuradora ol');
    expect(powers.map((list) => list.children.length)).toEqual([12, 12]);
    expect(powers[1]!.closest('details')).toHaveTextContent('Fundamento de cada una');
    expect(texts('#sindico-procurador .timeline > li h3')).toEqual([
      '2024 - 2027',
      ...anteriores.map(({ periodo }) => periodo),
    ]);
    const [current, ...before] = all('#sindico-procurador .timeline > li');
    expect(before.map(({ textContent }) => textContent)).toEqual(
      anteriores.map(({ nombre }) => expect.stringContaining(nombre)),
    );
    expect(one('img', current)).toHaveAttribute('alt', actual.alt);
    for (const said of [actual.cargo, actual.nombre]) expect(current).toHaveTextContent(said);
    expect(links('#sindico-procurador .timeline > li:first-child')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          `^${actual.telefono} ext. ${actual.extension} → tel:`.replace(/ /g, '\\s'),
        ),
        `${actual.correo} → mailto:${actual.correo}`,
        expect.stringMatching(/CV.* → \/static\/pdf\/CV\.pdf$/),
      ]),
    );
  });
});

describe('las páginas de un trámite', () => {
  // Especificación: 2.5-106, 2.5-107, 2.5-108, 2.5-109, 2.5-110, 2.5-111, 2.5-112, 2.5-113, 7-47, 9-06
  it('vehículos remolcados explica la búsqueda, cuándo se remolca y cómo recuperarlo', () => {
    const { arrastre, supuestos, nacional, extranjero } = content.vehiculos.data;
    open('/vehiculosremolcados/');
    expect(texts('h1')).toEqual([
      `${site.siglasVehiculos}. Sistema de Arrastre y Almacenamiento de Vehículos`,
    ]);
    expect(one('main')).toHaveTextContent(/empresas concesionarias.*fotografías/s);
    const frame = one('main .facade');
    expect(frame).toHaveAttribute('data-height', '400');
    expect(frame.dataset['src']).toMatch(/\/publico$/);
    const items = '#cuando-se-remolca, #como-recuperar';
    expect(all(items).map(({ dataset }) => dataset['folds'])).toEqual(['always', 'always']);
    expect(texts('#cuando-se-remolca li')).toEqual(supuestos);
    expect(texts('#como-recuperar details summary')).toEqual([
      'Documentos para un vehículo nacional',
      'Documentos para un vehículo extranjero',
    ]);
    expect(texts('#como-recuperar details li')).toEqual([...nacional, ...extranjero]);
    expect(hrefs('#arrastre a')).toEqual(
      expect.arrayContaining([telHref(arrastre!.telefono), `mailto:${site.correoVehiculos}`]),
    );
  });

  // Especificación: 2.5-114, 2.5-115, 2.5-116, 2.5-117, 2.5-118, 2.5-119, 2.5-120, 3-40, 3-41, 3-42
  // Especificación: 6-04, 7-48, 7-58
  it('DeclaraNet lleva al sistema de declaraciones, a sus guías y a las preguntas', () => {
    const { preguntas, tipos, formatos } = content.declaraciones.data;
    open('/DeclaraNet/');
    expect(links('p:has(+ .answer-panel)')[0]).toMatch(
      /^Iniciar Declaración.* → https:\/\/[^/]+:5000\/$/,
    );
    expect(all('p:has(+ .answer-panel) a[target=_blank]')).toHaveLength(1);
    expect(texts('.deadline')).toEqual(tipos.map(({ plazo }) => plazo));
    expect(links('.link-list')).toEqual(
      [
        'Aviso de privacidad',
        'Guía de registro',
        'Guía de la declaración simplificada',
        'Guía de la declaración ampliada',
      ].map((name) => expect.stringMatching(`^${name}.*\\.pdf$`)),
    );
    expect(texts('.answer-panel h2')).toEqual(tipos.map(({ nombre }) => nombre));
    expect(texts('main [scope=row]')).toEqual(formatos.map(({ nombre }) => nombre));
    const asked = all('main section:last-of-type details[data-folds]');
    expect(asked.map((one) => texts('summary', one)[0])).toEqual(
      preguntas.map(({ pregunta }) => pregunta),
    );
    expect(asked[0]).toHaveTextContent(preguntas[0]!.respuesta);
  });

  // Especificación: 2.5-121, 2.5-122, 2.5-123, 7-55
  it('el manual de entrega-recepción se descarga de la tabla de documentos', () => {
    open('/documentos/');
    expect(texts('main [scope=col]')).toEqual(['ID', 'Nombre', 'Descripcion', 'Formato']);
    expect(texts('main [scope=row]')).toEqual(['Manual del Sistema de Entrega-Recepcion']);
    expect(texts('main tbody a')).toEqual([expect.stringMatching(/^LINK/)]);
    expect(one('main tbody a[download]')).toHaveAttribute(
      'href',
      '/static/pdf/MANUAL%20DEL%20SISTEMA%20E-R%202024.pdf',
    );
    expect(texts('main h3')).toEqual(['Ética y titular', 'Privacidad', 'Guías para declarar']);
    expect(texts('main .link-list a')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Código de Ética/),
        expect.stringMatching(/^Aviso de privacidad integral/),
        expect.stringMatching(/^Guía de la declaración simplificada/),
      ]),
    );
  });

  // Especificación: 2.5-125, 2.5-126, 2.5-127, 2.5-128
  it('la de prueba se llama Home, sólo trae texto de relleno, y su encabezado y su pie son suyos', () => {
    open('/prueba/');
    expect(texts('h1')).toEqual(['Home']);
    expect(one('main')).toHaveTextContent(/Lorem ipsum dolor sit amet/);
    expect(all('main :is(a, button, form), nav')).toEqual([]);
    for (const said of ['Hola soy una prueba', 'Esto es una prueba', 'Volver arriba'])
      expect(document.body).toHaveTextContent(said);
  });
});
