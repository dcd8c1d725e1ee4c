/** @jest-environment node */
import { promisedPdfs } from '@/lib/site/documents';
import {
  allRoutes,
  aniosDePrensa,
  comunicadoPdf,
  direccionPath,
  indexableRoutes,
  normaPdf,
  paginasDePrensa,
  prensaPath,
} from '@/lib/site/routes';
import { sampleContent, withComunicados } from '../../sample';

const content = sampleContent();

describe('las rutas', () => {
  it('son todas las de la especificación', () => {
    const routes = allRoutes(content);
    const asked = [
      'prueba',
      'default',
      'default/qractive',
      'quejapublica',
      'sindico',
      'asuntos',
      'directorio',
      'prensa',
      'responsabilidades',
      'direccionDeInvestigacion',
      'direccionAdministrativa',
      'contraloria',
      'normatividad',
      'sindicaturaSocial',
      'vehiculosremolcados',
      'DeclaraNet',
      'documentos',
      'buscar',
    ];
    expect(asked.filter((route) => !routes.includes(`/${route}/`))).toEqual([]);
    expect(routes).toContain('/');
  });

  it('terminan en diagonal y ninguna se repite', () => {
    const routes = allRoutes(content);
    expect(routes.filter((route) => !/^\/(.*\/)?$/.test(route))).toEqual([]);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('hay una por comunicado, por año y por página de diez', () => {
    const many = withComunicados(21, 2024);
    const routes = allRoutes(many);
    expect(routes).toEqual(
      expect.arrayContaining([
        '/prensa/comunicado-21/',
        '/prensa/anio/2024/',
        '/prensa/anio/2025/',
        '/prensa/pagina/3/',
      ]),
    );
    expect(routes).not.toContain('/prensa/pagina/4/');
    expect(aniosDePrensa(many)).toEqual([2025, 2024]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 3],
  ])('%i comunicados ocupan %i páginas', (count, pages) => {
    expect(paginasDePrensa(withComunicados(count))).toBe(pages);
  });

  it('la primera página de prensa es /prensa/', () => {
    expect([prensaPath(1), prensaPath(2)]).toEqual(['/prensa/', '/prensa/pagina/2/']);
  });

  it('los buscadores no reciben las que repiten o sólo prueban', () => {
    const routes = indexableRoutes(content);
    for (const hidden of ['/', '/default/qractive/', '/prueba/', '/buscar/', '/prensa/pagina/1/'])
      expect(routes).not.toContain(hidden);
    expect(routes).toEqual(
      expect.arrayContaining(['/default/', '/prensa/', '/sindicaturaSocial/']),
    );
  });

  it('la Dirección Social lleva el nombre del producto', () => {
    const social = content.direcciones.find(({ slug }) => slug === 'social')!;
    expect(direccionPath(social)).toBe(`/${content.sitio.data.producto}Social/`);
  });
});

describe('los PDF', () => {
  it('se llaman como pide la especificación', () => {
    expect([1, 10, 100, 1000].map(comunicadoPdf)).toEqual(
      ['001', '010', '100', '1000'].map((n) => `/static/pdf/NOTICIAS/SP_COM_${n}.pdf`),
    );
    expect(normaPdf('normas-especiales', 'NTE-01')).toBe(
      '/static/pdf/normas-especiales/NTE-01.pdf',
    );
  });

  it('los prometidos son los de comunicados, normas con enlace y documentos', () => {
    const pdfs = promisedPdfs(content).map(({ path }) => path);
    expect(pdfs).toEqual(
      expect.arrayContaining([
        '/static/pdf/NOTICIAS/SP_COM_010.pdf',
        '/static/pdf/normas-administrativas/NTA-07.pdf',
        '/static/pdf/CV.pdf',
        '/static/pdf/MANUAL DEL SISTEMA E-R 2024.pdf',
        '/static/pdf/Codigo de etica.pdf',
        '/static/pdf/PyLANTI.pdf',
      ]),
    );
    for (const unlinked of ['NTA-19', 'NTA-39', 'NTA-41', 'NTA-43'])
      expect(pdfs).not.toContain(`/static/pdf/normas-administrativas/${unlinked}.pdf`);
    expect(new Set(pdfs).size).toBe(pdfs.length);
  });
});
