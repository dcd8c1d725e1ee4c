import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { Menu } from '@/components/layout/Menu';
import { PageFoot } from '@/components/layout/PageFoot';
import type { Content } from '@/lib/content/model';
import { isEnglish } from '@/lib/routes';
import { DEMO_LINE } from '@/lib/ui-texts';
import { allPages } from '@/lib/site/pages';
import { unitName } from '@/lib/site/unit-name';
import { pageData } from '@/lib/site/page-data';
import type { Pie } from '@/lib/site/views/pie';
import { shellView } from '@/lib/site/page-data/shell';
import { MUESTRA } from '@/lib/ui-texts';
import { sampleContent, sampleWith, withSitio } from '../../sample';
import { releases, sourcesOf, withReleases } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const content = sampleContent();

function pieOf(ruta: string, from: Content = content): Pie {
  const ref = allPages(from).find((one) => one.ruta === ruta)!;
  return pageData(sourcesOf(from), ref).frame!.pie;
}
const said = (pie: Pie) => {
  show(<PageFoot {...pie} />);
  return document.body.textContent;
};

describe('al pie de cada página', () => {
  it('todas dicen quién responde por ella y cuándo se actualizó', () => {
    for (const ref of allPages(content)) {
      const { frame } = pageData(sourcesOf(), ref);
      // Those in English say it in English.
      if (!frame || isEnglish(ref.ruta)) continue;
      expect(said(frame.pie)).toMatch(
        /^Área responsable: \p{Lu}[^·]+ · Última actualización: \d+ de \p{L}+ de \d{4}/u,
      );
    }
  });

  it('de una dirección responde su unidad', () => {
    expect(pieOf('/contraloria/').responsable).toBe('Dirección de Contraloría');
  });

  it('de un comunicado responde Comunicación, y su día es el suyo', () => {
    const [newest] = content.comunicados;
    const pie = pieOf(`/prensa/${newest!.slug}/`);
    expect(pie.responsable).toBe('Comunicación');
    expect(pie.actualizado?.dia).toBe(newest!.data.fecha);
    show(<PageFoot {...pie} />);
    expect(one('time')).toHaveAttribute('datetime', newest!.data.fecha);
  });

  it('una lista de comunicados es del día del más nuevo que muestra: la que está llena no cambia', () => {
    const many = withReleases(releases(60));
    expect(pieOf('/prensa/', many).actualizado?.dia).toBe('2024-02-29');
    expect(pieOf('/prensa/pagina/1/', many).actualizado?.dia).toBe('2024-01-10');
    const more = withReleases(releases(61));
    expect(pieOf('/prensa/pagina/1/', more)).toEqual(pieOf('/prensa/pagina/1/', many));
    expect(pieOf('/prensa/anio/2024/parte/1/', many).actualizado?.dia).toBe('2024-02-19');
  });

  it('nombra cada ley que cita, con sus artículos, dónde se publicó y el texto que se leyó', () => {
    const law = {
      nombre: 'Ley de Prueba',
      publicacion: 'DOF, 1 de enero de 2016',
      siglas: 'LPX',
      texto: '2025-12-15',
      porVerificar: false,
    };
    const from = sampleWith(({ leyesFederales, vehiculos }) => {
      leyesFederales.data.ordenamientos = [law];
      vehiculos.citas = [
        { siglas: 'LPX', articulos: ['49', '33'], porConfirmar: false },
        { siglas: 'LPX', articulos: ['7'], porConfirmar: true },
      ];
    });
    said(pieOf('/vehiculosremolcados/', from));
    expect(texts('summary')).toEqual(['Fuentes legales']);
    expect(texts('li')).toEqual([
      'Ley de Prueba (LPX): artículos 7, 33 y 49. DOF, 1 de enero de 2016. Texto con la última reforma leída, del 15 de diciembre de 2025. Por confirmar',
    ]);
    expect(texts('.marca')).toEqual(['Por confirmar']);
  });

  it('sin leyes citadas no hay lista', () => {
    show(<PageFoot {...pieOf('/vehiculosremolcados/')} fuentes={[]} />);
    expect(all('details')).toEqual([]);
  });
});

it.each([
  ['DIRECCIÓN DE CONTRALORÍA', 'Dirección de Contraloría'],
  ['OFICINA DEL SÍNDICO PROCURADOR', 'Oficina del Síndico Procurador'],
  ['DIRECCIÓN DE QUEJAS, DENUNCIAS Y ÓRGANOS', 'Dirección de Quejas, Denuncias y Órganos'],
  ['COMUNICACIÓN', 'Comunicación'],
  ['DIRECCIÓN DE INVESTIGACIÓN Y DETERMINACION', 'Dirección de Investigación y Determinación'],
  ['SUPERVISION DE OBRAS Y CONCESIONES', 'Supervisión de Obras y Concesiones'],
])('«%s» se lee «%s»', (nombre, shown) => expect(unitName(nombre)).toBe(shown));

describe('lo que rodea a cada página', () => {
  it('en una demostración dice todo lo que es de muestra, y fuera de ella nada', () => {
    const header = (demostracion: boolean) => {
      const shell = shellView(sourcesOf(withSitio({ demostracion })));
      show(<Header shell={shell} ruta="/sindico/" />);
      return one('header').textContent;
    };
    for (const what of ['domicilio', 'enlaces', 'comunicados', 'estructura'])
      expect(DEMO_LINE).toContain(what);
    expect(header(true)).toContain(DEMO_LINE);
    expect(header(false)).not.toContain('demostración');
  });

  it('en el teléfono la franja de demostración es de una línea: el pie la dice entera', () => {
    show(<Footer shell={shellView(sourcesOf(withSitio({ demostracion: true })))} />);
    expect(texts('.demo-foot')).toEqual([`${DEMO_LINE}.`]);
  });

  it.each(['el menú', 'el pie'])('%s lleva a cada trámite', (place) => {
    const shell = shellView(sourcesOf());
    show(place === 'el menú' ? <Menu shell={shell} ruta="/sindico/" /> : <Footer shell={shell} />);
    expect(hrefs('a')).toEqual(
      expect.arrayContaining([
        '/default/#queja',
        '/default/#denuncia',
        '/acuse/verificar/',
        '/vehiculosremolcados/',
        '/DeclaraNet/',
        '/documentos/',
      ]),
    );
  });

  it('el encabezado lleva a las dos formas en una vez, y a llamar y a buscar', () => {
    show(<Header shell={shellView(sourcesOf())} ruta="/sindico/" />);
    expect(hrefs('.brand-row a')).toEqual([
      '/',
      '/default/#queja',
      '/default/#denuncia',
      '/buscar/',
      expect.stringMatching(/^tel:/),
    ]);
  });

  it('si un dato del sitio es inventado, el contacto lo dice', () => {
    const contact = (muestra: 'telefono'[]) => {
      show(<Footer shell={shellView(sourcesOf(withSitio({ muestra })))} />);
      return texts('address .marca');
    };
    expect(contact(['telefono'])).toEqual([MUESTRA]);
    expect(contact([])).toEqual([]);
  });

  it('la red social se puede abrir aparte, se haya cargado o no', () => {
    show(<Footer shell={shellView(sourcesOf())} />);
    expect(hrefs('a')).toContain(content.sitio.data.redSocial.pagina);
  });
});
