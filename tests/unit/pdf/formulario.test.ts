/** @jest-environment node */
import { sheetOf } from '@/lib/forms/sheet';
import { sampleContent } from '../../sample';
import { expectInOrder } from './read-pdf';
import { CORREO, workshop } from './workshop';

const { formularios, recomendaciones, sitio } = sampleContent();
// With values of a real length: it decides whether a mode fits on its page.
const words = { sitio: sitio.data, formularios, recomendaciones };
const { nombre, lineaQuejas, domicilio, horario } = sitio.data;
/** Where a form's sheet is handed in: its own inbox, not another's. */
const deskOf = (slug: string) => ({
  linea: lineaQuejas,
  correo: CORREO[slug === 'denuncia' ? 'denuncias' : slug === 'queja' ? 'quejas' : 'sugerencias'],
  domicilio,
  horario,
});

const shop = workshop();
const other = workshop();
beforeAll(() => shop.build(words));
afterAll(() => {
  shop.cleanUp();
  other.cleanUp();
});

const pdfOf = (slug: string) => `/static/pdf/formularios/${slug}.pdf`;
const pagesOf = (slug: string) => shop.read(pdfOf(slug)).text.split('\n');
const MODOS = formularios.flatMap(({ slug, data }) =>
  data.modos.map((modo, index) => ({ titulo: modo.titulo, slug, data, modo, index })),
);
const withRecomendaciones = formularios.filter(({ slug }) => slug !== 'sugerencia');

describe.each(MODOS)('la hoja en blanco «$titulo»', ({ slug, data, modo, index }) => {
  const { titulo, descripcion, requisito, campos, entrega } = sheetOf(data, modo, deskOf(slug));

  it('pide en una sola página lo mismo que el formulario del sitio, y en el mismo orden', () => {
    expectInOrder(pagesOf(slug)[index]!, [
      nombre,
      titulo,
      descripcion,
      requisito,
      ...campos.flatMap(({ etiqueta, ayuda = '' }) => [etiqueta, ayuda]),
      ...(modo.anonimo ? [] : ['Firma', 'Fecha en que firma']),
      entrega,
    ]);
  });

  it('no lleva asteriscos ni lo que el sitio muestra dentro de los campos', () => {
    const page = pagesOf(slug)[index]!;
    expect(page).not.toContain('*');
    for (const { guia } of campos) if (guia) expect(page).not.toContain(guia);
  });
});

describe.each(formularios)('el PDF de la hoja en blanco de $slug', ({ slug, data }) => {
  const pdf = () => shop.read(pdfOf(slug));

  it('tiene una página tamaño carta y un marcador por modo', () => {
    const titles = data.modos.map(({ titulo }) => titulo);
    if (slug !== 'sugerencia') titles.push('Recomendaciones');
    expect(pdf().bookmarks).toEqual(titles);
    expect(pdf().pages).toBe(titles.length);
    expect(pdf().raw.match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(titles.length);
  });

  it('se lee en voz alta: cada renglón y cada casilla dice para qué es', () => {
    const { raw, tags } = pdf();
    const campos = data.modos.flatMap((modo) => sheetOf(data, modo, deskOf(slug)).campos);
    const boxes = campos.filter(({ tipo }) => tipo === 'checkbox').length;
    const areas = campos.filter(({ tipo }) => tipo === 'textarea').length;
    const signed = data.modos.filter(({ anonimo }) => !anonimo).length;
    const fields = campos.length + 2 * signed;
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(pdf().pages);
    expect(tags.filter((tag) => tag === 'Form')).toHaveLength(fields);
    expect(raw.split('/Role /tv')).toHaveLength(fields - boxes + 1);
    expect(raw.split('/Role /cb')).toHaveLength(boxes + 1);
    expect(raw.split('/Alt (10 renglones para escribir)')).toHaveLength(areas + 1);
  });

  it('sale igual, byte por byte, cada vez que se hace', async () => {
    await other.build(words);
    expect(other.bytesOf(pdfOf(slug)).equals(shop.bytesOf(pdfOf(slug)))).toBe(true);
  });
});

describe('las hojas en blanco', () => {
  it.each(withRecomendaciones)('de $slug terminan con las seis recomendaciones', ({ slug }) => {
    const page = pagesOf(slug).at(-1)!;
    const { introduccion, recomendaciones: list } = recomendaciones.data;
    expect(list).toHaveLength(6);
    const items = list.flatMap(({ es, en }, index) => [`${index + 1}.`, es, en]);
    expectInOrder(page, ['Recomendaciones', introduccion, ...items]);
    for (const modo of pagesOf(slug).slice(0, -1))
      expect(modo).toContain('Vea las recomendaciones en la última página.');
  });

  it('de una denuncia anónima no tienen dónde firmar ni dónde escribir quién es usted', () => {
    const { slug, index, data } = MODOS.find(({ modo }) => modo.anonimo)!;
    const page = pagesOf(slug)[index]!;
    expect(page).toContain('Esta hoja es anónima: no la firme');
    expect(page).not.toMatch(/Firma|Fecha en que/);
    // The page's footer says the office's phone: only what stands between the notice and the end counts.
    const fields = page.slice(page.indexOf('reconocerle.'), page.indexOf('Deje esta hoja'));
    for (const { etiqueta, identidad } of Object.values(data.campos))
      if (identidad) expect(fields).not.toContain(etiqueta);
  });
});
