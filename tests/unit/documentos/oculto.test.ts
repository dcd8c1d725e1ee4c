/** @jest-environment node */
import { cell, docx, drawn, filesOf, p, part, r, renamed, row, strict, style, table } from './docx';
import { readDocx } from './leer';

const SECRET = 'Juan Pérez';
const VANISH = '<w:rPr><w:vanish/></w:rPr>';
const white = '<w:color w:val="FFFFFF"/>';
const run = (properties: string, text = SECRET) => p(r('Se ve. ') + r(text, properties));
const line = (properties: string) => p('Se ve.') + p(SECRET, properties);
const styled = (kind: string, inner: string) =>
  docx(kind === 'character' ? run('<w:rStyle w:val="T"/>') : line('<w:pStyle w:val="T"/>'), {
    styles: style('T', 'T', inner, kind),
  });

const SIZE = '<wp:extent cx="900000" cy="900000"/>';
const box = (place: string, fill = '', inner = p(SECRET)) =>
  p(
    drawn(
      `<wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp>`,
      'anchor',
      place,
    ),
  );
const shape = (css: string) =>
  p(
    `<w:r><w:pict><v:shape style="${css}"><v:textbox><w:txbxContent>${p(SECRET)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
  );
const at = (axis: 'H' | 'V', value: number) =>
  `<wp:position${axis} relativeFrom="page"><wp:posOffset>${value}</wp:posOffset></wp:position${axis}>${SIZE}`;
const tableAt = (properties: string) =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr>${row([cell(SECRET), cell('B')])}</w:tbl>`;
const LOOK =
  '<w:tblStyle w:val="T"/><w:tblLook w:firstRow="1" w:lastRow="1" w:firstColumn="1" w:lastColumn="1"/>';
const tableOf = (partName: string, inner = VANISH) =>
  docx(
    `<w:tbl><w:tblPr>${LOOK}</w:tblPr>${row([cell(SECRET), cell('B')])}${row([cell('C'), cell('D')])}</w:tbl>`,
    {
      styles: style(
        'T',
        'T',
        `<w:tblStylePr w:type="${partName}">${inner}</w:tblStylePr>`,
        'table',
      ),
    },
  );
const math = (inner: string) => p(`${r('Total ')}<m:oMath>${inner}</m:oMath>`);
const term = (properties: string) => `<m:r><w:rPr>${properties}</w:rPr><m:t>${SECRET}</m:t></m:r>`;
const swapped = {
  relations: [
    { id: 't', type: 'theme', target: 'theme/theme1.xml' },
    { id: 's', type: 'settings', target: 'settings.xml' },
  ],
  files: {
    'word/settings.xml': part('w:settings', '<w:clrSchemeMapping w:t1="light1" w:bg1="dark1"/>'),
    'word/theme/theme1.xml': part(
      'a:theme',
      '<a:clrScheme><a:dk1><a:srgbClr val="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1></a:clrScheme>',
    ),
  },
};

const HIDDEN: Record<string, string | Uint8Array> = {
  'por su ajuste': run('<w:vanish/>'),
  'sólo en la web': run('<w:webHidden/>'),
  'por un estilo de letra': styled('character', VANISH),
  'por un estilo que se basa en otro': styled('character', '<w:basedOn w:val="Oculto"/>'),
  'por un estilo de párrafo': styled('paragraph', VANISH),
  'por el estilo de letra de todo el documento': docx(p(SECRET), {
    styles: `<w:style w:type="character" w:default="1" w:styleId="L">${VANISH}</w:style>`,
  }),
  'por la parte de estilos que su relación nombra': renamed(
    filesOf(run('<w:rStyle w:val="Oculto"/>')),
  ),
  'en Open XML estricto, con otro prefijo': strict(filesOf(run('<w:vanish/>'))),
  'por el estilo de toda la tabla': tableOf('wholeTable'),
  'por el estilo de una esquina de la tabla': tableOf('nwCell'),
  'en blanco': run(white),
  'en gris muy claro': run('<w:color w:val="E0E0E0"/>'),
  'en amarillo': run('<w:color w:val="FFFF00"/>'),
  'por el color de su tema': run('<w:color w:val="000000" w:themeColor="background1"/>'),
  'por un color del tema que el documento cambia por otro': docx(
    run('<w:color w:val="auto" w:themeColor="text1"/>'),
    swapped,
  ),
  'del color de su sombreado': run(
    '<w:color w:val="1F3864"/><w:shd w:val="clear" w:fill="1F3864"/>',
  ),
  'en blanco sobre verde pálido': run(`${white}<w:shd w:val="clear" w:fill="CCFFCC"/>`),
  'en blanco sobre marcador amarillo': run(`${white}<w:highlight w:val="yellow"/>`),
  'tapado con marcador negro': run('<w:highlight w:val="black"/>'),
  'con letra de un punto': run('<w:sz w:val="2"/>'),
  'por el tamaño de las letras hebreas': run('<w:rtl/><w:szCs w:val="2"/><w:sz w:val="24"/>'),
  'con relleno de letra transparente': run('<w14:textFill><w14:noFill/></w14:textFill>'),
  'con las letras encimadas': run('<w:spacing w:val="-200"/>'),
  'en un renglón de alto casi nulo': line('<w:spacing w:line="20" w:lineRule="exact"/>'),
  'en un marco sin alto': line('<w:framePr w:w="1" w:h="1" w:hRule="exact"/>'),
  'en un cuadro sin color': box(SIZE, '<a:noFill/>', p(r(SECRET, white))),
  'en un cuadro sin tamaño': box('<wp:extent cx="0" cy="0"/>'),
  'en un cuadro de antes sin tamaño': shape('width:0;height:0'),
  'en una celda que otra tapa': table(
    row([cell('1', '<w:vMerge w:val="restart"/>'), cell('2')]),
    row([cell(SECRET, '<w:vMerge/>'), cell('3')]),
  ),
  'en un renglón oculto': table(row([cell('A'), cell('B')]), row([cell(SECRET)], '<w:hidden/>')),
  'en una fórmula': math(term('<w:vanish/>')),
  'en una fracción': math(`<m:f><m:fPr/><m:num>${term(white)}</m:num></m:f>`),
  'donde una fórmula guarda su lugar': math(
    `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${term('')}</m:e></m:phant>`,
  ),
  'en un marco a la derecha de la hoja': line('<w:framePr w:w="3000" w:x="20000" w:y="1"/>'),
  'en un marco arriba de la hoja': line('<w:framePr w:w="3000" w:y="-9000"/>'),
  'en un cuadro a la derecha de la hoja': box(at('H', 12_000_000)),
  'en un cuadro arriba de la hoja': box(at('V', -5_000_000)),
  'en un cuadro de antes, a la izquierda': shape(
    'position:absolute;margin-left:-900pt;width:90pt;height:90pt',
  ),
  'en un cuadro de antes, abajo': shape('position:absolute;margin-top:40in;width:90pt'),
  'en una tabla fuera de la hoja': tableAt('<w:tblpPr w:horzAnchor="page" w:tblpX="-15000"/>'),
  'en una tabla con sangría': tableAt('<w:tblInd w:w="-15000" w:type="dxa"/>'),
  'con sangría hasta fuera de la hoja': line('<w:ind w:left="-9500" w:right="9500"/>'),
  'en un renglón que cuelga fuera de la hoja': line('<w:ind w:hanging="13000"/>'),
  'con sangría a la derecha': line('<w:ind w:right="13000"/>'),
  tachado: run('<w:strike/>'),
  'tachado dos veces': run('<w:dstrike/>'),
  'que pide llenarse': p(
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r(SECRET)}</w:sdtContent></w:sdt>`,
  ),
  'en un comentario': docx(p('Se ve.'), { comments: [SECRET] }),
};

it.each(Object.entries(HIDDEN))('lo oculto %s no pasa, y se dice', async (_how, given) => {
  const { markdown, told } = await readDocx(given);
  expect(markdown).not.toContain(SECRET);
  expect(told.join()).toMatch(
    /(?:texto (?:oculto|tachado|de relleno)|comentario): [^,]*Juan Pérez/,
  );
  expect(told.join()).not.toContain('palabras que no llegaron');
});

it('lo oculto en una nota al pie tampoco, por la parte que su relación nombra', async () => {
  const files = filesOf(p(`${r('Se ve')}<w:r><w:footnoteReference w:id="1"/></w:r>${r('.')}`));
  const note = p(r('Visible. ') + r(SECRET, '<w:vanish/>'));
  files['word/footnotes.xml'] = Buffer.from(
    part('w:footnotes', `<w:footnote w:id="1">${note}</w:footnote>`),
  );
  expect(await readDocx(renamed(files))).toMatchObject({
    ...{ markdown: 'Se ve[^1].\n\n[^1]: Visible.\n', told: [`texto oculto: ${SECRET}`] },
  });
});

const SHOWN: Record<string, string | Uint8Array> = {
  'con el ajuste quitado otra vez': run('<w:rStyle w:val="Oculto"/><w:vanish w:val="0"/>'),
  'con el ajuste que el estilo hijo quita': styled(
    'character',
    '<w:basedOn w:val="Oculto"/><w:rPr><w:vanish w:val="false"/></w:rPr>',
  ),
  'con la marca del párrafo oculta': line(VANISH),
  'en blanco sobre oscuro': run(`${white}<w:shd w:val="clear" w:fill="1F3864"/>`),
  'en blanco, en un párrafo oscuro': p(r(SECRET, white), '<w:shd w:val="clear" w:fill="800000"/>'),
  'en blanco, en una celda oscura': table(
    row([cell(r(SECRET, white), '<w:shd w:val="clear" w:fill="000000"/>')]),
  ),
  'en blanco, donde el estilo de la tabla oscurece': tableOf(
    'firstRow',
    `<w:rPr>${white}</w:rPr><w:tcPr><w:shd w:val="clear" w:fill="4472C4"/></w:tcPr>`,
  ),
  'en blanco, en un cuadro oscuro': box(
    SIZE,
    '<a:solidFill><a:srgbClr val="222222"/></a:solidFill>',
    p(r(SECRET, white)),
  ),
  'de color automático sobre oscuro': run(
    '<w:color w:val="auto"/><w:shd w:val="clear" w:fill="000000"/>',
  ),
  'en gris': run('<w:color w:val="7F7F7F"/>'),
  'con letras juntas': run('<w:spacing w:val="-20"/>'),
  'con un tamaño que es de otras letras': run('<w:szCs w:val="2"/>'),
  'con una sangría común': line('<w:ind w:left="720" w:hanging="360"/>'),
  'en un marco que sale un poco': line('<w:framePr w:w="3000" w:x="-1200"/>'),
  'en un cuadro': box(at('H', 900_000)),
  'en un cuadro de antes': shape('position:absolute;margin-left:-40pt;margin-top:9pt;width:90pt'),
  'en una tabla con sangría': tableAt('<w:tblpPr w:tblpX="-108"/><w:tblInd w:w="-108"/>'),
};

it.each(Object.entries(SHOWN))('lo que se ve %s pasa', async (_how, given) => {
  const { markdown, told } = await readDocx(given);
  expect(markdown).toContain(SECRET);
  expect(told.join()).not.toContain('oculto');
});

it('lo tachado no se pega a su corrección', async () => {
  const words = r('cuesta ') + r('100', '<w:strike/>') + r('120') + r(' pesos');
  expect(await readDocx(p(words))).toMatchObject({
    ...{ markdown: 'cuesta 120 pesos\n', told: ['texto tachado: 100'] },
  });
});
