/** @jest-environment node */
import { promisedPdfs } from '@/lib/routes/documents';
import { comunicadoPdf, direccionPath, normaPdf } from '@/lib/routes';
import { sampleContent } from '../../sample';

const content = sampleContent();

// Especificación: 2.1-16
it('la Dirección Social lleva el nombre del producto en su ruta', () => {
  const social = content.direcciones.find(({ slug }) => slug === 'social')!;
  expect(direccionPath(social)).toBe(`/${content.sitio.data.producto}Social/`);
});

describe('los PDF', () => {
  // Especificación: 2.5-45, 3-23
  it('se llaman como pide la especificación', () => {
    expect(
      [1, 10, 100, 1000].map((numero) => comunicadoPdf(sampleContent().sitio.data, numero)),
    ).toEqual(['001', '010', '100', '1000'].map((n) => `/static/pdf/NOTICIAS/SP_COM_${n}.pdf`));
    expect(normaPdf('normas-especiales', 'NTE-01')).toBe(
      '/static/pdf/normas-especiales/NTE-01.pdf',
    );
  });

  // Especificación: 7-56
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
