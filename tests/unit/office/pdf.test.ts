/** @jest-environment node */
import { fault, fileWords } from '@/lib/content/faults';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { pdfText, readOfficePdf } from '@/scripts/make/office/pdf';
import { wrongKind } from '@/scripts/make/office/kinds';
import { onlyFirst } from '@/scripts/test/parts';
import { pdfWith } from './made-pdf';

const pdf: typeof pdfWith = (change = () => undefined) =>
  pdfWith((made) => {
    made.setProducer('Microsoft® Word 2016');
    made.setCreator('LibreOffice Writer');
    return change(made);
  });
const found = async (...args: Parameters<typeof pdf>) => readOfficePdf(await pdf(...args));

describe('un PDF de la oficina', () => {
  it('sin más que sus páginas, sólo dice cuántas son', async () => {
    const two = await found((one) => void one.addPage());
    expect(two).toEqual({
      faults: [],
      pages: 2,
      text: false,
      people: [],
      extras: [],
      says: [],
      unseen: [],
    });
  });

  it('dice si lleva texto, que se puede buscar y copiar, o sólo imágenes', async () => {
    const written = await found(async (one) => {
      one.getPage(0).drawText('Acta', { font: await one.embedFont('Helvetica') });
    });
    expect(written.text).toBe(true);
    const scanned = await found((one) => void one.getForm());
    expect(scanned.text).toBe(false);
  });

  it('dice a quién nombra en sus propiedades', async () => {
    const named = await found((one) => {
      one.setAuthor('jperez (PC-0231)');
      one.setCreator('RLópez');
      one.setTitle('Microsoft Word - C:\\Users\\jperez\\acta.docx');
    });
    expect(named.people).toEqual(['RLópez', 'jperez (PC-0231)']);
    const words = expect.stringContaining('Microsoft Word - C:\\Users\\jperez') as unknown;
    expect(named.says).toEqual([{ name: 'su título', words }]);
  });

  it('también cuando sólo lo dicen las propiedades en XML', async () => {
    const rdf = (inside: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:z="http://purl.org/dc/elements/1.1/">${inside}</rdf:RDF></x:xmpmeta>`;
    const list = (kind: string, words: string) =>
      `<rdf:${kind}><rdf:li xml:lang="x-default">${words}</rdf:li></rdf:${kind}>`;
    for (const inside of [
      `<rdf:Description><dc:creator>${list('Seq', 'María Ruiz')}</dc:creator><dc:title>${list('Alt', 'Queja de Luis')}</dc:title></rdf:Description>`,
      `<rdf:Description><z:creator>María Ruiz</z:creator><z:title>Queja de Luis</z:title></rdf:Description>`,
      `<rdf:Description dc:creator="Mar&#xED;a Ruiz" dc:title="Queja de Luis"/>`,
    ]) {
      const { people, says } = await found((one) => {
        const kind = { Type: 'Metadata', Subtype: 'XML' };
        const stream = one.context.flateStream(Buffer.from(rdf(inside)), kind);
        one.catalog.set(PDFName.of('Metadata'), one.context.register(stream));
      });
      expect([people, says]).toEqual([
        ['María Ruiz'],
        [{ name: 'su título', words: 'Queja de Luis' }],
      ]);
    }
  });

  it('de su título, su asunto y sus palabras clave dice lo que sus páginas no dicen', async () => {
    const titled = await found(async (one) => {
      one
        .getPage(0)
        .drawText('Acta de la visita a la obra', { font: await one.embedFont('Helvetica') });
      one.setTitle('Acta de la visita');
      one.setSubject('Queja de N. Ruiz');
      one.setKeywords(['obra', 'reservado']);
    });
    expect(titled.says).toEqual([
      { name: 'su asunto', words: 'Queja de N. Ruiz' },
      { name: 'sus palabras clave', words: 'obra reservado' },
    ]);
  });

  it('de lo que dicen sus propiedades nada manda a la terminal', async () => {
    const { people, says } = await found((one) => {
      one.setAuthor('Ana\x1b]0;otro\x07\x1b[2J');
      one.setTitle('Acta\x9b31m\u202e');
    });
    expect(people).toEqual([expect.stringContaining('Ana')]);
    const said = says.map(({ words }) => words);
    expect(said).toEqual([expect.stringContaining('Acta')]);
    expect([...people, ...said].join()).not.toMatch(/\p{C}/u);
  });

  it('dice qué más lleva: programas, adjuntos, formularios, comentarios, acciones', async () => {
    const { people, extras, unseen } = await found(async (one) => {
      one.addJavaScript('a', 'app.alert(1)');
      await one.attach(new Uint8Array([1]), 'secreto.docx');
      one.getForm().createTextField('nombre').addToPage(one.getPage(0));
      const annotation = { Type: 'Annot', Subtype: 'Highlight', Rect: [0, 0, 1, 1] };
      const comment = one.context.obj(annotation);
      comment.set(PDFName.of('T'), PDFString.of('El revisor'));
      comment.set(PDFName.of('Contents'), PDFString.of('Falta el nombre de Luis'));
      one.getPage(0).node.addAnnot(one.context.register(comment));
      const launch = one.context.obj({ S: 'Launch' });
      one.catalog.set(PDFName.of('OpenAction'), launch);
      one.catalog.set(PDFName.of('AA'), one.context.obj({}));
    });
    expect(people).toEqual(['El revisor']);
    expect(extras.join('; ')).toBe(
      'acciones que corren solas (AA); algo que actúa o suena (JavaScript); algo que actúa o suena (Launch); archivos adjuntos; campos de formulario, con lo que alguien haya escrito en ellos',
    );
    expect(unseen).toEqual([{ kind: 'comment', page: 1, words: 'Falta el nombre de Luis' }]);
  });

  it('lee los nombres disfrazados', async () => {
    const made = await PDFDocument.create();
    made.addPage();
    made.catalog.set(PDFName.of('OpenAction'), made.context.obj({ S: 'JavaScript' }));
    const plain = Buffer.from(await made.save({ useObjectStreams: false })).toString('latin1');
    expect(plain).toContain('/JavaScript');
    const disguised = Buffer.from(plain.replace('/JavaScript', '/J#61vaScript'), 'latin1');
    expect((await readOfficePdf(disguised)).extras).toEqual([
      'algo que actúa o suena (JavaScript)',
    ]);
  });

  it('reconoce una fotografía con los datos de su cámara', async () => {
    const { extras } = await found((one) => {
      const camera = Buffer.from('\xff\xd8\xff\xe1\0\x10Exif\0\0MM', 'latin1');
      one.context.register(one.context.stream(camera, { Subtype: 'Image' }));
    });
    expect(extras).toEqual(['fotografías con los datos de su cámara']);
  });

  it('con otras cosas antes de su principio o tras su final, se lee como lo leen los navegadores', async () => {
    const made = await pdf((one) => one.setAuthor('Ana'));
    for (const [before, after] of [
      ['\xef\xbb\xbf', ''],
      ['\r\n', '\n'],
      ['x'.repeat(1000), ''],
      ['', '\0'.repeat(4096)],
      ['', '<!-- servido por otro -->'.repeat(200)],
    ] as const) {
      const file = Buffer.concat([Buffer.from(before, 'latin1'), made, Buffer.from(after)]);
      expect(wrongKind(file, 'pdf')).toBeUndefined();
      expect(await readOfficePdf(file)).toMatchObject({ faults: [], people: ['Ana'] });
    }
    expect(wrongKind(Buffer.concat([Buffer.alloc(1100), made]), 'pdf')).toEqual(
      fault('public-not-pdf', { is: 'no es un PDF' }),
    );
  });

  it.each([
    ['cortado', async () => (await pdf()).subarray(0, 400), 'está incompleto'],
    ['roto', async () => Buffer.from('%PDF-1.4\nbasura\n%%EOF'), 'está dañado'],
    [
      'con contraseña',
      () => pdf((one) => one.encrypt({ userPassword: 'a', ownerPassword: 'b' })),
      'pide contraseña',
    ],
  ])('%s no lo puede leer nadie, y se dice', async (_, make, words) => {
    const { faults } = await readOfficePdf(await make());
    expect(faults.map((one) => fileWords(one.fault))).toEqual([expect.stringContaining(words)]);
  });

  it('de lo que se desdobla a más que ningún documento, se dice, y no se abre entero', async () => {
    const zeros = deflateSync(Buffer.alloc(140_000_000));
    const xmp = (contents: Uint8Array, ...filters: string[]) =>
      found((one) => {
        const stream = one.context.stream(contents, { Type: 'Metadata', Subtype: 'XML' });
        stream.dict.set(PDFName.of('Filter'), one.context.obj(filters.map((f) => PDFName.of(f))));
        one.catalog.set(PDFName.of('Metadata'), one.context.register(stream));
      });
    const said = [{ line: 0, fault: fault('pdf-bomb', { isSigned: false }) }];
    const once = await xmp(zeros, 'FlateDecode');
    expect(once.faults).toEqual(said);
    expect((await found()).faults).toEqual([]);
    if (onlyFirst) return;
    const twice = await xmp(deflateSync(zeros), 'FlateDecode', 'FlateDecode');
    expect(twice.faults).toEqual(said);
    const made = await PDFDocument.create();
    made.addPage();
    const kind = { Type: 'ObjSt-', N: 1, First: 4, Filter: 'FlateDecode' };
    made.context.register(made.context.stream(zeros, kind));
    const objects = Buffer.from(await made.save({ useObjectStreams: false }));
    objects.write('/ObjStm', objects.indexOf('/ObjSt-'));
    expect((await readOfficePdf(objects)).faults).toEqual(said);
  });

  it('sin más que cifras, o con un mapa de letras que no acaba, no tiene palabras', async () => {
    for (const text of [
      '7'.repeat(1_000_000),
      '-1.5'.repeat(200_000),
      'beginbfchar'.repeat(90_000),
    ]) {
      const made = await pdf((one) => {
        const stream = one.context.flateStream(text);
        one.getPage(0).node.set(PDFName.of('Contents'), one.context.register(stream));
      });
      expect((await pdfText(made)).trim()).toBe('');
    }
  });
});
