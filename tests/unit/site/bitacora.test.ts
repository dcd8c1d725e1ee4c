/** @jest-environment node */
import Papa from 'papaparse';
import type { Content } from '@/lib/content/model';
import { promisedPdfs } from '@/lib/routes/documents';
import { emitLedger } from '@/scripts/make/emit/data';
import type { PageData } from '@/lib/site/page-data';
import { sampleContent } from '../../sample';
import { firstOf, release, releases, sourcesOf, withReleases } from './sources';

const FACTS = { bytes: 30_000, pages: 2, text: true, sha256: 'ab'.repeat(32) };
const sources = (content: Content) => ({
  ...sourcesOf(content),
  assets: { ...sourcesOf().assets, pdf: () => FACTS },
});
const pageOf = (content: Content) =>
  (firstOf('bitacora', sources(content)) as PageData<'bitacora'>).view;

type Noted = Content['bitacora'][number]['data']['documentos'][number];
const noted = (...documentos: Partial<Noted>[]): Content => ({
  ...sampleContent(),
  bitacora: [
    {
      ...sampleContent().correo,
      data: {
        documentos: documentos.map((one) => ({
          ...{ archivo: '/static/pdf/CV.pdf', sha256: 'c'.repeat(64), fecha: '2026-01-02' },
          ...{ nota: 'Segunda edición', anteriores: [], ...one },
        })),
      },
    },
  ],
});
const former = { sha256: 'd'.repeat(64), hasta: '2026-01-01', nota: 'Primera edición' };
const rowsOf = (content: Content) => pageOf(content).grupos.flatMap(({ rows }) => rows);
const rowOf = (content: Content, archivo: string) =>
  rowsOf(content).find((row) => row.archivo === archivo);

describe('la bitácora de documentos', () => {
  it('nombra cada PDF una vez: los comunicados por año, y lo demás en la página', () => {
    const content = sampleContent();
    const files = emitLedger(sources(content));
    const listed = [...files]
      .filter(([file]) => file.endsWith('.json'))
      .flatMap(([, text]) => (JSON.parse(text) as { documentos: { archivo: string }[] }).documentos)
      .map(({ archivo }) => archivo);
    expect(listed.sort()).toEqual(
      promisedPdfs(content)
        .map(({ path }) => path)
        .sort(),
    );
    expect(rowsOf(content).map(({ archivo }) => archivo)).not.toContainEqual(
      expect.stringContaining('NOTICIAS'),
    );
  });

  it('distingue lo que entregó la oficina, lo que hace el sitio y las muestras', () => {
    const content = noted({ anteriores: [former] });
    expect(rowOf(content, '/static/pdf/CV.pdf')).toMatchObject({
      clase: 'oficina',
      desde: '2 de enero de 2026',
      nota: 'Segunda edición',
      paginas: 2,
      texto: true,
      sha256: FACTS.sha256,
      anteriores: [{ ...former, hasta: '1 de enero de 2026' }],
    });
    expect(rowOf(content, '/static/pdf/formularios/queja.pdf')?.clase).toBe('sitio');
    expect(rowOf(content, '/static/pdf/PyLANTI.pdf')?.clase).toBe('muestra');
    const { grupos } = pageOf(noted({ archivo: '/static/pdf/acta.pdf' }));
    expect(grupos.map(({ titulo }) => titulo)).toContain('Otros archivos de la oficina');
  });

  it('guarda las huellas de lo que se retiró, con su archivo o sin él', () => {
    const retirado = '2026-02-03';
    const [cv, acta] = ['/static/pdf/CV.pdf', '/static/pdf/acta.pdf'];
    const content = noted({ retirado }, { archivo: acta, retirado });
    const last = { sha256: 'c'.repeat(64), hasta: '3 de febrero de 2026', nota: 'Segunda edición' };
    expect(rowOf(content, cv)).toMatchObject({ clase: 'muestra', anteriores: [last] });
    expect(rowOf(content, acta)).toMatchObject({ clase: 'retirado', anteriores: [last] });
    expect(rowOf(content, acta)?.pdf).toBeUndefined();
  });

  it('un comunicado más no cambia nada de la página, ni la lista de otro año', () => {
    const before = withReleases([...releases(30, 2025), ...releases(3, 2024)]);
    const after = withReleases([release(40, '2025-06-01'), ...before.comunicados]);
    expect(pageOf(after)).toEqual(pageOf(before));
    const [one, other] = [before, after].map((content) => emitLedger(sources(content)));
    const changed = [...other!].filter(([file, text]) => one!.get(file) !== text);
    expect(changed.map(([file]) => file)).toEqual([
      'documentos/bitacora/2025.json',
      'documentos/bitacora/2025.csv',
    ]);
  });

  it('se abre en una hoja de cálculo: un renglón por archivo, con los anteriores', () => {
    const content = noted({ anteriores: [former] });
    const csv = emitLedger(sources(content)).get('documentos/bitacora/documentos.csv') ?? '';
    const { data, errors } = Papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    const cv = data.filter(({ archivo }) => archivo === '/static/pdf/CV.pdf');
    expect(cv.map(({ estado, sha256, hasta }) => [estado, sha256, hasta])).toEqual([
      ['actual', FACTS.sha256, ''],
      ['anterior', former.sha256, former.hasta],
    ]);
    expect(data).toHaveLength(rowsOf(content).length + 1);
  });
});
