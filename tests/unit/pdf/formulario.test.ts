/** @jest-environment node */
import { sheetOf } from '@/lib/forms/sheet';
import { SPANISH } from '@/lib/forms/spanish';
import { sampleContent } from '../../sample';
import { read } from './papers';
import { expectInOrder, type ReadPdf } from './read-pdf';

const content = sampleContent();
const { formularios, recomendaciones } = content;
const { nombre, lineaQuejas, domicilio, horario } = content.sitio.data;
const { quejas, denuncias, sugerencias } = content.correo.data;
const deskOf = (slug: string) => ({
  linea: lineaQuejas,
  correo: slug === 'denuncia' ? denuncias : slug === 'queja' ? quejas : sugerencias,
  domicilio,
  horario,
});

const pdfOf = (slug: string) => `/static/pdf/formularios/${slug}.pdf`;
const sheets = new Map<string, ReadPdf>();
beforeAll(async () => {
  for (const { slug } of formularios) sheets.set(slug, await read(content, pdfOf(slug)));
});
const pagesOf = (slug: string) => sheets.get(slug)!.text.split('\n');
const MODOS = formularios.flatMap(({ slug, data }) =>
  data.modos.map((modo, index) => ({ titulo: modo.titulo, slug, data, modo, index })),
);
const withRecomendaciones = formularios.filter(({ slug }) => slug !== 'sugerencia');

describe.each(MODOS)('la hoja en blanco «$titulo»', ({ slug, data, modo, index }) => {
  const { titulo, descripcion, requisito, campos, entrega } = sheetOf(
    data,
    modo,
    deskOf(slug),
    SPANISH,
  );

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
});

describe.each(formularios)('el PDF de la hoja en blanco de $slug', ({ slug, data }) => {
  const pdf = () => sheets.get(slug)!;

  it('se lee en voz alta: cada renglón y cada casilla dice para qué es', () => {
    const { raw, tags, alts } = pdf();
    const campos = data.modos.flatMap((modo) => sheetOf(data, modo, deskOf(slug), SPANISH).campos);
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
    expect(alts.filter((alt) => alt === '10 renglones para escribir')).toHaveLength(areas);
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
    const fields = page.slice(page.indexOf('reconocerle.'), page.indexOf('Entregue esta hoja'));
    for (const { etiqueta, identidad } of Object.values(data.campos))
      if (identidad) expect(fields).not.toContain(etiqueta);
  });

  it('de un formulario muy largo siguen en otra página, sin perder nada', async () => {
    const queja = formularios.find(({ slug }) => slug === 'queja')!;
    const campos = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `dato${at}`,
        { tipo: 'text' as const, etiqueta: `Dato número ${at}.`, identidad: false },
      ]),
    ) as typeof queja.data.campos;
    const modos = [{ ...queja.data.modos[0]!, campos: Object.keys(campos) }];
    const largo = { ...queja, data: { ...queja.data, campos, modos } };
    const { pages, text } = await read({ ...content, formularios: [largo] }, pdfOf(queja.slug));
    expect(pages).toBe(3);
    expectInOrder(text, [...Object.values(campos).map(({ etiqueta }) => etiqueta), 'Entregue']);
  });
});
