import { Footer, PageFoot } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import type { Content } from '@/lib/content/model';
import { isEnglish } from '@/lib/routes';
import { allPages } from '@/lib/site/pages';
import { unitName } from '@/lib/site/unit-name';
import { pageData } from '@/lib/site/page-data';
import type { Pie } from '@/lib/site/views/pie';
import { shellView } from '@/lib/site/page-data/shell';
import { DEMO_LINE, MUESTRA } from '@/lib/ui-texts';
import { sampleContent, sampleWith, withSitio } from '../../sample';
import { releases, sourcesOf, withReleases } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const content = sampleContent();

function pieOf(ruta: string, from: Content = content): Pie {
  const ref = allPages(from).find((one) => one.ruta === ruta)!;
  return pageData(sourcesOf(from), ref).frame!.pie;
}
const said = (pie: Pie) => {
  show(<PageFoot {...pie} printed="" />);
  return document.body.textContent;
};

describe('al pie de cada página', () => {
  it('todas dicen quién responde por ella y cuándo se actualizó', () => {
    for (const ref of allPages(content)) {
      const { frame } = pageData(sourcesOf(), ref);
      // English pages say it in English.
      if (!frame || isEnglish(ref.ruta)) continue;
      expect(said(frame.pie)).toMatch(
        /^Área responsable: \p{Lu}[^·]+ · Última actualización: \d+ de \p{L}+ de \d{4}/u,
      );
    }
  });

  it('de una dirección responde su unidad; de un comunicado, Comunicación, y su día es el suyo', () => {
    expect(pieOf('/contraloria/').responsable).toBe('Dirección de Contraloría');
    const [newest] = content.comunicados;
    const pie = pieOf(`/prensa/${newest!.slug}/`);
    expect(pie.responsable).toBe('Comunicación');
    show(<PageFoot {...pie} printed="" />);
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
      'Ley de Prueba (LPX): artículos 7, 33 y 49. DOF, 1 de enero de 2016. Revisado con la reforma del 15 de diciembre de 2025. (Por confirmar)',
    ]);
    expect(texts('.marca')).toEqual(['(Por confirmar)']);
    show(<PageFoot fuentes={[]} printed="" />);
    expect(all('details')).toEqual([]);
  });
});

it.each([
  ['DIRECCIÓN DE QUEJAS, DENUNCIAS Y ÓRGANOS', 'Dirección de Quejas, Denuncias y Órganos'],
  ['DIRECCIÓN DE INVESTIGACIÓN Y DETERMINACION', 'Dirección de Investigación y Determinación'],
  ['SUPERVISION DE OBRAS Y CONCESIONES', 'Supervisión de Obras y Concesiones'],
])('«%s» se lee «%s»', (nombre, shown) => expect(unitName(nombre)).toBe(shown));

describe('lo que rodea a cada página', () => {
  const shellWith = (change: Parameters<typeof withSitio>[0] = {}) =>
    shellView(sourcesOf(withSitio(change)));

  it('en una demostración dice todo lo que es de muestra, y el pie lo dice entero; fuera de ella nada', () => {
    const header = (demostracion: boolean) => {
      show(<Header shell={shellWith({ demostracion })} ruta="/sindico/" />);
      return one('header').textContent;
    };
    for (const what of ['domicilio', 'enlaces', 'comunicados', 'estructura'])
      expect(DEMO_LINE).toContain(what);
    expect(header(true)).toContain(DEMO_LINE);
    expect(header(false)).not.toContain('demostración');
    show(<Footer shell={shellWith({ demostracion: true })} />);
    expect(texts('footer p')[0]).toBe(`${DEMO_LINE}.`);
  });

  it('si un dato del sitio es inventado, el contacto lo dice; y la red social se puede abrir aparte', () => {
    show(<Footer shell={shellWith({ muestra: ['telefono'] })} />);
    expect(texts('address .marca')).toEqual([`(${MUESTRA})`]);
    show(<Footer shell={shellWith({ muestra: [] })} />);
    expect(texts('address .marca')).toEqual([]);
    expect(hrefs('a')).toContain(content.sitio.data.redSocial.pagina);
  });
});
