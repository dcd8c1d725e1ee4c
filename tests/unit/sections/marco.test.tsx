import { sampleContent, sampleWith } from '../../sample';
import { links, open } from './abrir';
import { all, hrefs, one, texts } from './pagina';

const site = sampleContent().sitio.data;

const expectContact = () =>
  expect(hrefs('footer address a')).toEqual([
    ...['tel:+526645550100', expect.stringMatching(/^tel:/), `tel:${site.lineaQuejas}`],
    ...[`mailto:${site.correo}`, `mailto:${site.correoContacto}`],
  ]);

describe('el encabezado, el menú y el pie', () => {
  beforeEach(() => open('/prensa/'));

  // Especificación: 2.2-03, 2.2-04, 2.2-05, 7-51
  it('la franja de contacto, en el encabezado o en el menú, lleva al teléfono, al correo y a cómo llegar, con un domicilio que cabe', () => {
    const contact = [
      `${site.telefono} → tel:+526645550100`,
      `${site.correo} → mailto:${site.correo}`,
      expect.stringMatching(/^Palacio Municipal, segundo piso Cómo llegar .* → https:/),
    ];
    expect(links('header > .contact')).toEqual(contact);
    expect(links('#menu .contact')).toEqual(contact);
  });

  // Especificación: 2.2-09, 2.2-10, 2.2-11, 2.2-12, 2.2-13, 2.2-14, 2.2-15, 2.2-16, 2.2-17, 7-50
  it('el menú de direcciones lleva a las siete, y Transparencia se abre aparte', () => {
    const menu = 'nav[aria-label=Principal]';
    expect(texts(`${menu} summary`)).toEqual(['Direcciones Síndicatura', 'Servicios']);
    expect(links(`${menu} li:nth-child(3) details`)).toEqual([
      'Dirección de Contraloría → /contraloria/',
      'Dirección Administrativa → /direccionAdministrativa/',
      'Dirección de Asuntos Internos → /asuntos/',
      'Dirección de Normatividad → /normatividad/',
      'Dirección de Investigación y Determinación → /direccionDeInvestigacion/',
      'Dirección de Responsabilidades → /responsabilidades/',
      `Dirección Social → /${site.producto}Social/`,
    ]);
    expect(hrefs(`${menu} a[target=_blank]`)).toEqual([site.transparencia]);
    expect(links(menu)).toContain('Catálogo de normas → /normatividad/catalogo/');
  });

  // Especificación: 2.2-22, 2.2-23, 2.2-24, 2.2-25, 2.2-26, 2.2-27, 2.2-28, 2.2-29, 2.2-30, 2.2-32
  // Especificación: 2.2-33, 7-52, 7-55, 7-57
  it('el pie da el contacto, los trámites, los avisos y el horario', () => {
    const footer = one('footer').textContent;
    for (const said of [site.domicilio, site.horario, '©', 'Tramites y Servicios'])
      expect(footer).toContain(said);
    expectContact();
    expect(links('footer')).toEqual(
      expect.arrayContaining([
        'Queja Electrónica → /default/#queja',
        'Denuncia Electrónica → /default/#denuncia',
        expect.stringMatching(
          /^Manual del Sistema de Entrega-Recepcion.*MANUAL%20DEL%20SISTEMA%20E-R%202024\.pdf$/,
        ),
        'Noticias → /prensa/',
        ...['/acuse/verificar/', '/vehiculosremolcados/', '/documentos/'].map((ruta) =>
          expect.stringContaining(` → ${ruta}`),
        ),
        expect.stringMatching(/^Unidad de Transparencia.* → https:/),
        expect.stringMatching(/declarar mis bienes.*:5000/),
        'Organigrama → /default/#organigrama',
        'Volver arriba → #arriba',
      ]),
    );
    expect(
      texts('footer a').filter((text) => /^Aviso de privacidad/.test(text ?? '')),
    ).toHaveLength(3);
    expect(texts('footer [data-island=facade] button')).toEqual(['Mostrar nuestras publicaciones']);
  });
});

describe('junto al título de una página', () => {
  const picture = () => {
    const img = one('.page-picture + .page-head')?.previousElementSibling;
    return ['src', 'alt', 'loading'].map((name) => img?.getAttribute(name));
  };

  it.each([
    ['/contraloria/', 'contraloria'],
    ['/DeclaraNet/', 'declaranet'],
    ['/normatividad/nta-33/', 'normatividad'],
    ['/normatividad/catalogo/', 'normatividad'],
  ])('en %s va un dibujo suyo, que no se anuncia ni se pide hasta que se ve', (ruta, name) => {
    open(ruta);
    expect(picture()).toEqual([`/ilustraciones/escena-${name}.svg`, '', 'lazy']);
  });

  it('una fotografía de la oficina toma el lugar del dibujo; sin una ni otro no hay hueco', () => {
    const withFoto = (foto: string | undefined) =>
      sampleWith((content) => {
        for (const { data } of content.direcciones) data.foto = foto;
      });
    open('/contraloria/', withFoto('/imagenes/oficina.jpg'));
    expect(picture()[0]).toBe('/imagenes/oficina.jpg');
    open('/contraloria/', withFoto(undefined));
    expect(all('.page-picture')).toHaveLength(0);
  });
});

describe('al pie, el teléfono de las dudas', () => {
  const foot = (ruta: string) => {
    open(ruta);
    return texts('main > aside p').find((text) => /¿Dudas\?|Questions\?/.test(text ?? ''));
  };
  it.each([
    ['/normatividad/', /664\s555\s0100\sext\.\s1701/],
    ['/normatividad/catalogo/', /664\s555\s0100\sext\.\s1701/],
    ['/sindicaturaSocial/', /664\s555\s0170\sext\.\s1801/],
  ])('en %s es el del área responsable, con su extensión', (ruta, phone) => {
    expect(foot(ruta)).toMatch(phone);
  });
  it('en inglés también es el del recuadro de la página, a sus horas', () => {
    expect(foot('/en/towed-vehicle/')).toMatch(
      /664\s555\s0180, Monday to Friday, 8 a\.m\. to 8 p\.m\./,
    );
  });
});

describe('las páginas en inglés', () => {
  beforeEach(() => open('/en/towed-vehicle/'));

  it('llevan el encabezado, el menú y la ruta de las demás, en inglés', () => {
    expect(links('header > .contact')).toEqual([
      `${site.telefono} → tel:+526645550100`,
      `${site.correo} → mailto:${site.correo}`,
      expect.stringMatching(/^Palacio Municipal, segundo piso Directions .*new tab.* → https:/),
    ]);
    expect(texts('header .tool')).toEqual(['Search', 'Call', 'Menu']);
    expect(one('header .tool')).toHaveAccessibleName('Search, in Spanish');
    expect(links('.menu-head')).toEqual(['Search, in Spanish → /buscar/']);
    expect(links('.actions')).toEqual(['Complaint → /en/complaint/', 'Report → /en/report/']);
    expect(links('nav[aria-label=Main]')).toEqual([
      'Home → /en/',
      'Your car was towed → /en/towed-vehicle/',
      'Staff directory, in Spanish → /directorio/',
    ]);
    expect(texts('nav[aria-label=Main] [aria-current=page]')).toEqual(['Your car was towed']);
    expect(links('.breadcrumbs')).toEqual(['Home → /en/']);
    expect(one('.language')).toHaveAttribute('href', '/vehiculosremolcados/');
    open('/en/');
    expect(texts('.breadcrumbs')).toEqual(['Home']);
  });

  it('al pie llevan el contacto de las demás, y dicen que vale lo que dice el español', () => {
    expectContact();
    expect(links('footer')).toEqual(
      expect.arrayContaining([
        'Make a report → /en/report/',
        'Your car was towed → /en/towed-vehicle/',
        'The full site and its search, in Spanish → /default/',
        'Back to top → #arriba',
      ]),
    );
    expect(texts('footer summary')).toEqual(['Contact', 'Services', 'Privacy notices, in Spanish']);
    expect(one('main > aside')).toHaveTextContent('the Spanish version is the official one');
    expect(one('main > aside')).toHaveTextContent(/Questions\? Call 664 555 0180/);
  });
});

describe('al lado de lo que se lee', () => {
  it('«En esta página» lleva a cada parte, por su título y en su orden', () => {
    for (const ruta of ['/accesibilidad/', '/acuse/verificar/']) {
      open(ruta);
      const found = hrefs('.page-side nav a').map((href) => one(href!));
      expect(found.map((part) => (part.querySelector('h2') ?? part).textContent)).toEqual(
        texts('.page-side nav a'),
      );
      const listed = all('main > :not(.page-side) h2').filter(
        (heading) => !heading.closest('details[data-folds] > :not(summary)'),
      );
      expect(texts('.page-side nav a')).toEqual(listed.map((heading) => heading.textContent));
    }
  });

  it('se llama, se sabe si la oficina está abierta y se llega a los dos formularios', () => {
    const { fecha } = sampleContent().comunicados[0]!.data;
    open(`/prensa/anio/${fecha.slice(0, 4)}/`);
    expect(links('.call-card')).toEqual([
      `${site.telefono} → tel:+526645550100`,
      'Presentar una queja → /default/#queja',
      'Presentar una denuncia → /default/#denuncia',
    ]);
    // The state, once it is known, stands beside the hours and never in their place.
    expect(texts('.call-card .office-state + p')).toEqual([site.horario]);
    expect(all('.page-side nav')).toEqual([]);
    open('/en/');
    expect(one('.call-card')).toHaveTextContent(/^Call us.*Make a complaint/);
    expect(links('.call-card')[2]).toBe('Make a report → /en/report/');
  });

  it('de un comunicado se va a las páginas de su tema y se llama a Comunicación, sin repetir los formularios del encabezado', () => {
    const about = (body: string) => {
      const content = sampleWith(({ comunicados }) => (comunicados[0]!.body = body));
      open(`/prensa/${content.comunicados[0]!.slug}/`, content);
      return links('.call-card');
    };
    const call = expect.stringMatching(/ext\.\s\d+ → tel:/);
    expect(about('Presente una [queja](/quejapublica/).')).toEqual([call]);
    expect(about('La lista está en [esa página](/vehiculosremolcados/).')).toEqual([
      'Vehículos remolcados → /vehiculosremolcados/',
      call,
    ]);
    expect(texts('.call-card h2')).toEqual(['Sobre este tema', 'Comunicación']);
  });

  it('donde en inglés se elige entre los dos formularios, a su lado sólo se llama', () => {
    const way = { titulo: 'Make a report', texto: 'A bribe.', enlace: '/en/report/' };
    const ingles = sampleContent().ingles.map((page) => ({
      ...page,
      data: { ...page.data, sucesos: [{ ...way, icono: 'denuncia' as const }] },
    }));
    open('/en/', { ...sampleContent(), ingles });
    expect(hrefs('.ways a')).toEqual(['/en/report/']);
    expect(hrefs('.call-card a')).toEqual(['tel:+526645550100']);
  });

  it('quien denuncia en inglés llama al área que investiga, con su extensión', () => {
    open('/en/report/');
    expect(texts('.call-card h2')).toEqual(['Dirección de Investigación y Determinación']);
    expect(one('.call-card h2')).toHaveAttribute('lang', 'es-MX');
    expect(links('.call-card')[0]).toMatch(/ext\.\s\d+ → tel:\+526645550100,\d+$/);
  });

  it.each([
    ['/denuncia/', '/buscar/#sin-rastro'],
    ['/acuse/verificar/', '/buscar/#sin-rastro'],
    ['/default/', '/buscar/#sin-rastro'],
    ['/sindico/', '/buscar/'],
  ])('desde %s se busca en %s', (ruta, search) => {
    open(ruta);
    expect(new Set(hrefs('a[href^="/buscar/"]'))).toEqual(new Set([search]));
  });
});
