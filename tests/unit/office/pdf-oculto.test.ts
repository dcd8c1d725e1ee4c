/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import { PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { pdfAdviceOf } from '@/scripts/make/office/advice';
import { NONE } from '@/scripts/make/office/kinds';
import { readOfficePdf } from '@/scripts/make/office/pdf';
import { draw, drawnPdf, filled, pdfWith, written, type Drawn } from './made-pdf';

jest.setTimeout(60_000);

const SECRET = 'Denunciante: Ana Ejemplo';
const said = async (made: Promise<Buffer> | Buffer) => (await readOfficePdf(await made)).unseen;
const drawn = (operators: string, more?: Parameters<typeof drawnPdf>[1]) =>
  said(drawnPdf(operators, more));
const HIDDEN = written(SECRET);
const BOX = filled(45, 695, 160, 16);

const group = (pdf: PDFDocument, operators: string, more: object = {}): PDFRef =>
  pdf.context.register(
    pdf.context.stream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 612, 792],
      ...more,
    }),
  );
const photo = (background: string, width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
async function pictured(operators: string, pictures: Record<string, Buffer>) {
  return pdfWith(async (pdf) => {
    const XObject: Record<string, PDFRef> = {};
    for (const [name, bytes] of Object.entries(pictures))
      XObject[name] = (
        bytes.subarray(1, 4).toString() === 'PNG'
          ? await pdf.embedPng(bytes)
          : await pdf.embedJpg(bytes)
      ).ref;
    draw(pdf, operators, { resources: { XObject } });
  });
}
const shown = (name: string, x: number, y: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q`;

const layered =
  (state: 'ON' | 'OFF') =>
  (pdf: PDFDocument): Drawn => {
    const layer = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: 'Capa' } as never));
    const states = { [state]: [layer] };
    pdf.catalog.set(
      PDFName.of('OCProperties'),
      pdf.context.obj({ OCGs: [layer], D: { Order: [layer], ...states } } as never),
    );
    return { resources: { Properties: { L1: layer } } };
  };
type More = Parameters<typeof drawnPdf>[1];
const rows = (list: [title: string, operators: string, more?: More, kind?: string][]) =>
  list.map(([title, operators, more, kind]) => [title, { operators, more, kind }] as const);
const note = (Subtype: string, more: object = {}) => ({
  ...{ Type: 'Annot', Subtype, Rect: [45, 695, 205, 711], F: 4, C: [0, 0, 0], IC: [0, 0, 0] },
  ...more,
});

describe('palabras que un PDF esconde y cualquiera copia', () => {
  it.each(
    rows([
      ['bajo un rectángulo negro', `${HIDDEN} ${BOX}`],
      ['bajo uno blanco', `${HIDDEN} ${filled(45, 695, 160, 16, '1 g')}`],
      ['bajo uno de color CMYK', `${HIDDEN} ${filled(45, 695, 160, 16, '0 0 0 1 k')}`],
      [
        'bajo una figura de esquinas redondas',
        `${HIDDEN} 40 703 m 40 720 210 720 210 703 c 210 686 40 686 40 703 c f`,
      ],
      ['bajo una raya gruesa', `${HIDDEN} 18 w 45 703 m 205 703 l S`],
      ['bajo una hoja girada', `q 0 1 -1 0 800 0 cm ${HIDDEN} ${BOX} Q`],
      [
        'bajo una figura que lleva otro dibujo dentro',
        HIDDEN + ' /X1 Do',
        (pdf) => ({ resources: { XObject: { X1: group(pdf, BOX) } } }),
      ],
      [
        'bajo un degradado',
        `${HIDDEN} q 45 695 160 16 re W n /S1 sh Q`,
        (pdf) => ({
          resources: {
            Shading: {
              S1: pdf.context.obj({
                ShadingType: 2,
                ColorSpace: 'DeviceGray',
                Coords: [45, 0, 205, 0],
                Function: { FunctionType: 2, Domain: [0, 1], C0: [0], C1: [0.2], N: 1 },
                Extend: [true, true],
              } as never),
            },
          },
        }),
      ],
      ['bajo un cuadro puesto como comentario', HIDDEN, { annotations: [note('Square')] }],
    ]),
  )('%s, con su página y sus palabras', async (_, { operators, more }) => {
    const found = (await drawn(operators, more)).filter(({ kind }) => kind !== 'comment');
    expect(found).toEqual([{ kind: 'covered', page: 1, words: SECRET }]);
  });

  it('bajo una imagen', async () => {
    const made = pictured(`${HIDDEN} ${shown('I1', 45, 695, 160, 16)}`, {
      I1: await photo('black'),
    });
    expect(await said(made)).toEqual([{ kind: 'covered', page: 1, words: SECRET }]);
  });

  it('bajo una imagen grande, que no se abre', async () => {
    const made = pictured(`${HIDDEN} ${shown('I1', 45, 695, 160, 16)}`, {
      I1: await photo('black', 800, 800),
    });
    expect(await said(made)).toEqual([{ kind: 'covered', page: 1, words: SECRET }]);
  });

  it('con una marca de censura que nadie aplicó', async () => {
    expect(
      await drawn(`${HIDDEN} ${written('Lo demás', 50, 600)}`, {
        annotations: [note('Redact', { IC: undefined, C: [1, 0, 0] })],
      }),
    ).toEqual([{ kind: 'redact', page: 1, words: SECRET }]);
  });

  it.each(
    rows([
      ['en una capa apagada', `/OC /L1 BDC ${HIDDEN} EMC`, layered('OFF'), 'layer'],
      ['fuera de la hoja', written(SECRET, 50, 900), {}, 'outside'],
      ['recortadas', `q 0 0 100 100 re W n ${HIDDEN} Q`, {}, 'outside'],
      ['sin tinta', `3 Tr ${HIDDEN}`, {}, 'invisible'],
      ['blancas en blanco', `1 g ${HIDDEN}`, {}, 'invisible'],
      ['negras en negro', `${BOX} ${HIDDEN}`, {}, 'invisible'],
      [
        'transparentes',
        `/G0 gs ${HIDDEN}`,
        { resources: { ExtGState: { G0: { ca: 0 } } } },
        'invisible',
      ],
      ['diminutas', `BT /F1 0.2 Tf 50 700 Td (${SECRET}) Tj ET`, {}, 'invisible'],
    ]),
  )('%s', async (_, { kind, operators, more }) => {
    expect(await drawn(operators, more)).toEqual([{ kind, page: 1, words: SECRET }]);
  });

  it('fuera del recorte de la hoja', async () => {
    const made = pdfWith((pdf) => {
      draw(pdf, HIDDEN);
      pdf.getPage(0).setCropBox(0, 0, 612, 400);
    });
    expect(await said(made)).toEqual([{ kind: 'outside', page: 1, words: SECRET }]);
  });

  it('en un escaneo con reconocimiento de texto, bajo la figura que tapa su imagen', async () => {
    const scan = shown('I1', 0, 0, 612, 792);
    for (const operators of [
      `3 Tr ${HIDDEN} 0 Tr ${scan} ${BOX}`,
      `${scan} 3 Tr ${HIDDEN} 0 Tr ${BOX}`,
      `${HIDDEN} ${scan} ${BOX}`,
    ])
      expect(await said(pictured(operators, { I1: await photo('white', 600, 800) }))).toEqual([
        { kind: 'covered', page: 1, words: SECRET },
      ]);
  });

  it('dice de cada página lo suyo, y en los comentarios lo que dicen', async () => {
    const made = pdfWith((pdf) => {
      draw(pdf, written('Portada'));
      pdf.addPage();
      draw(
        pdf,
        `${HIDDEN} ${BOX}`,
        {
          annotations: [
            {
              ...note('Text', { Rect: [400, 100, 420, 120] }),
              Contents: pdf.context.obj(null as never),
            },
          ],
        },
        1,
      );
    });
    expect(await said(made)).toEqual([
      { kind: 'comment', page: 2, words: '' },
      { kind: 'covered', page: 2, words: SECRET },
    ]);
  });
});

describe('un PDF honrado no se acusa', () => {
  const TEXT = written('Gobierno abierto y al servicio de todos');
  it.each(
    rows([
      [
        'una tabla con celdas de color',
        `${filled(40, 690, 300, 20, '0.9 g')} ${filled(40, 670, 300, 20, '0.6 0.8 1 rg')} ${TEXT} ${written('Celda', 50, 675)} 0.5 w 40 690 300 20 re S`,
      ],
      [
        'letras blancas en una banda de color',
        `${filled(0, 680, 612, 60, '0.4 0.1 0.2 rg')} 1 g ${TEXT}`,
      ],
      [
        'letras blancas en una banda trazada',
        `q 0.4 0.1 0.2 RG 60 w 0 700 m 612 700 l S Q 1 g ${TEXT}`,
      ],
      [
        'subrayado, tachado y marco',
        `${TEXT} ${filled(50, 698, 230, 0.8)} ${filled(50, 703.5, 230, 0.8)} 45 690 240 20 re S`,
      ],
      [
        'resaltado que multiplica',
        `${TEXT} /G1 gs ${filled(45, 695, 260, 16, '1 1 0 rg')}`,
        { resources: { ExtGState: { G1: { BM: 'Multiply' } } } },
      ],
      [
        'resaltado transparente',
        `${TEXT} /G1 gs ${filled(45, 695, 260, 16, '1 1 0 rg')}`,
        { resources: { ExtGState: { G1: { ca: 0.4 } } } },
      ],
      [
        'resaltado como comentario',
        TEXT,
        {
          annotations: [
            note('Highlight', { C: [1, 1, 0], QuadPoints: [45, 711, 300, 711, 45, 695, 300, 695] }),
          ],
        },
      ],
      [
        'un enlace',
        TEXT,
        {
          annotations: [
            { Type: 'Annot', Subtype: 'Link', Rect: [45, 695, 300, 711], Border: [0, 0, 1] },
          ],
        },
      ],
      [
        'la nota al margen, con su icono',
        TEXT,
        { annotations: [note('Text', { Rect: [50, 695, 70, 715] })] },
      ],
      [
        'una sombra de letras',
        `0.8 g ${written('Informe', 51, 699)} 0 g ${written('Informe')} 1 g ${written('Informe', 50.3, 700)} 0 g ${written('Informe')}`,
      ],
      ['una capa encendida', `/OC /L1 BDC ${TEXT} EMC`, layered('ON')],
      ['una línea que no cabe en su celda', `q 40 690 100 20 re W n ${TEXT} Q`],
      [
        'un grupo transparente',
        `${TEXT} /G1 gs /X1 Do`,
        (pdf) => ({
          resources: {
            ExtGState: { G1: { ca: 0.3 } },
            XObject: { X1: group(pdf, BOX, { Group: { S: 'Transparency' } }) },
          },
        }),
      ],
      ['una marca de agua', `${TEXT} q 0.9 g ${written('COPIA', 60, 702)} Q`],
    ]),
  )('%s', async (_, { operators, more }) => {
    const found = await drawn(operators, more);
    expect(found.filter(({ kind }) => kind !== 'comment')).toEqual([]);
  });

  it('un membrete y un fondo bajo el texto', async () => {
    const back = shown('I1', 0, 0, 612, 792);
    const logo = shown('I2', 40, 690, 200, 60);
    const seal = await sharp({
      create: { width: 40, height: 40, channels: 4, background: '#80000040' },
    })
      .png()
      .toBuffer();
    const pictures = { I1: await photo('navy'), I2: await photo('white'), I3: seal };
    expect(
      await said(pictured(`${back} ${logo} 1 g ${TEXT} ${shown('I3', 60, 690, 60, 60)}`, pictures)),
    ).toEqual([]);
  });

  it('un escaneo con reconocimiento de texto, delante o detrás, entero o en tiras', async () => {
    const scan = { I1: await photo('white', 600, 800) };
    const whole = shown('I1', 0, 0, 612, 792);
    const strips = [0, 200, 400, 600].map((y) => shown('I1', 0, y, 612, 200)).join(' ');
    for (const operators of [
      `${whole} 3 Tr ${TEXT}`,
      `3 Tr ${TEXT} ${whole}`,
      `${TEXT} ${whole}`,
      `${TEXT} ${strips}`,
    ])
      expect(await said(pictured(operators, scan))).toEqual([]);
  });

  it('un formulario con lo escrito', async () => {
    const made = pdfWith(async (pdf) => {
      draw(pdf, TEXT);
      const field = pdf.getForm().createTextField('nombre');
      field.setText('María');
      field.addToPage(pdf.getPage(0), { x: 50, y: 600, width: 200, height: 20 });
    });
    expect(await said(made)).toEqual([]);
  });
});

/** Adds a version to a PDF, as programs do that save over. */
async function savedOver(first: Buffer, change: (pdf: PDFDocument) => void): Promise<Buffer> {
  const pdf = await PDFDocument.load(first, { updateMetadata: false });
  const snapshot = pdf.takeSnapshot();
  change(pdf);
  for (const [ref] of pdf.context.enumerateIndirectObjects()) snapshot.markRefForSave(ref);
  return Buffer.concat([first, Buffer.from(await pdf.saveIncremental(snapshot))]);
}

describe('una versión anterior', () => {
  const before = pdfWith(
    (pdf) => void draw(pdf, `${HIDDEN} ${written('Acta de la visita', 50, 500)}`),
  );
  const put = (operators: string) => (pdf: PDFDocument) => {
    const contents = pdf.context.register(pdf.context.stream(operators));
    pdf.getPage(0).node.set(PDFName.of('Contents'), contents);
  };

  it('se avisa con las palabras que la última ya no muestra', async () => {
    const made = await savedOver(await before, put(written('Acta de la visita', 50, 500)));
    expect(await said(made)).toEqual([{ kind: 'before', page: 1, words: SECRET }]);
  });

  it('de la que no dice más, como la de un documento que se firmó después, no', async () => {
    const made = await savedOver(await before, (pdf) => void pdf.addPage());
    expect(await said(made)).toEqual([]);
  });

  it('también si el dibujo o la página anterior siguen en el archivo y nada lleva a ellos', async () => {
    const replaced = pdfWith((pdf) => {
      draw(pdf, HIDDEN);
      draw(pdf, written('Acta de la visita'));
    });
    expect(await said(replaced)).toEqual([{ kind: 'before', page: 0, words: SECRET }]);
    const removed = pdfWith((pdf) => {
      draw(pdf, written('Acta de la visita'));
      pdf.addPage();
      draw(pdf, HIDDEN, {}, 1);
      pdf.removePage(1);
    });
    expect(await said(removed)).toEqual([{ kind: 'before', page: 0, words: SECRET }]);
  });
});

it('un PDF cifrado sin contraseña se mira igual: sus palabras, sus comentarios y quién lo hizo', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  draw(pdf, `${HIDDEN} ${BOX}`);
  pdf.setAuthor('Ana Ejemplo');
  pdf.encrypt({ userPassword: '', ownerPassword: 'b' });
  const found = await readOfficePdf(Buffer.from(await pdf.save({ useObjectStreams: true })));
  expect(found).toMatchObject({ faults: [], pages: 1, people: ['Ana Ejemplo'] });
  expect(found.unseen).toEqual([{ kind: 'covered', page: 1, words: SECRET }]);
});

describe('los avisos', () => {
  const adviceOf = async (made: Promise<Buffer>) =>
    pdfAdviceOf(await readOfficePdf(await made)).map(fileWords);
  const signature = { Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], F: 4 };

  it('dicen la página, las palabras y qué hacer', async () => {
    expect(await adviceOf(drawnPdf(`${HIDDEN} ${BOX}`))).toEqual([
      `el PDF guarda palabras bajo una figura o una imagen que las tapa: página 1, «${SECRET}». Quítelas donde se escribió el documento y expórtelo de nuevo: taparlas u ocultarlas no basta.`,
    ]);
  });

  it('nombran cinco páginas y cuentan las demás', async () => {
    const [advice] = await adviceOf(
      pdfWith((pdf) => {
        for (let page = 0; page < 8; page += 1) {
          if (page > 0) pdf.addPage();
          draw(pdf, `${HIDDEN} ${BOX}`, {}, page);
        }
      }),
    );
    expect(advice).toMatch(/página 1, .*; página 5, «[^»]+»; y 3 más\. /);
  });

  it.each([
    ['una firma', { annotations: [signature] }],
    [
      'sólo sus bytes firmados',
      { annotations: [{ ...signature, FT: 'Tx', V: { ByteRange: [0, 1, 2, 3] } }] },
    ],
  ])('de uno con %s nunca dicen que se exporte de nuevo', async (_, more) => {
    const advice = await adviceOf(
      pdfWith((pdf) => {
        draw(pdf, `${HIDDEN} ${BOX}`, more);
        pdf.setAuthor('Ana Ejemplo');
      }),
    );
    expect(advice.length).toBeGreaterThan(1);
    for (const one of advice) {
      expect(one).toContain('Lleva una firma electrónica: no lo exporte ni lo cambie');
      expect(one).not.toMatch(/expórtelo|guárdelo/i);
    }
  });

  it('de uno firmado que es un escaneo tampoco piden cambiarlo', async () => {
    const [advice] = pdfAdviceOf({
      ...{ ...NONE, pages: 1, pictures: true, isSigned: true },
    }).map(fileWords);
    expect(advice).toContain('no lo cambie');
    expect(advice).not.toMatch(/OCR|expórtelo/i);
  });
});
