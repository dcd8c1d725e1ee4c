/** @jest-environment node */
import { cell, docx, p, r, row } from './docx';
import { read } from './leer';

const SECRET = 'Juan Pérez';
const SIZE = '<wp:extent cx="900000" cy="900000"/>';
const frame = (attribs: string) => p(SECRET, `<w:framePr w:w="3000" ${attribs}/>`);
const boxAt = (place: string) =>
  p(
    `<w:r><w:drawing><wp:anchor>${place}${SIZE}<a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${p(SECRET)}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`,
  );
const offset = (axis: 'H' | 'V', value: number) =>
  `<wp:position${axis} relativeFrom="page"><wp:posOffset>${value}</wp:posOffset></wp:position${axis}>`;
const shape = (style: string) =>
  p(
    `<w:r><w:pict><v:shape style="${style};width:90pt;height:90pt"><v:textbox><w:txbxContent>${p(SECRET)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
  );
const tableAt = (attribs: string) =>
  `<w:tbl><w:tblPr>${attribs}</w:tblPr>${row([cell(SECRET), cell('B')])}</w:tbl>`;

describe('lo que está fuera de la hoja no pasa', () => {
  it.each<[string, string]>([
    ['un marco a la derecha', frame('w:hAnchor="page" w:x="20000" w:y="1"')],
    ['un marco a la izquierda', frame('w:hAnchor="page" w:x="-9000"')],
    ['un marco arriba', frame('w:vAnchor="page" w:y="-9000"')],
    ['un marco abajo', frame('w:vAnchor="page" w:y="31000"')],
    ['un cuadro a la derecha', boxAt(offset('H', 12_000_000))],
    ['un cuadro arriba', boxAt(offset('V', -5_000_000))],
    ['un cuadro de antes', shape('position:absolute;margin-left:-900pt')],
    ['un cuadro de antes, en pulgadas', shape('position:absolute;margin-top:40in')],
    ['una tabla', tableAt('<w:tblpPr w:horzAnchor="page" w:tblpX="-15000"/>')],
    ['una tabla con sangría', tableAt('<w:tblInd w:w="-15000" w:type="dxa"/>')],
    ['una sangría negativa', p(SECRET, '<w:ind w:left="-9500" w:right="9500"/>')],
    ['un primer renglón', p(SECRET, '<w:ind w:firstLine="-13000"/>')],
    ['un renglón colgado', p(SECRET, '<w:ind w:hanging="13000"/>')],
    ['una sangría a la derecha', p(SECRET, '<w:ind w:right="13000"/>')],
    ['letras subidas', p(r(SECRET, '<w:position w:val="3000"/>'))],
  ])('%s', async (_how, body) => {
    const { markdown, told } = await read('a.docx', docx(p('Uno') + body));
    expect(markdown).not.toContain(SECRET);
    expect(told.join()).toContain(`texto oculto: ${SECRET}`);
  });

  it.each<[string, string]>([
    ['un marco', frame('w:hAnchor="page" w:x="1800" w:y="900"')],
    ['un marco que sale un poco', frame('w:hAnchor="margin" w:x="-1200"')],
    ['un cuadro', boxAt(offset('H', 900_000) + offset('V', -300_000))],
    ['un cuadro de antes', shape('position:absolute;margin-left:-40pt;margin-top:9pt')],
    ['una tabla', tableAt('<w:tblpPr w:tblpX="-108" w:tblpY="400"/><w:tblInd w:w="-108"/>')],
  ])('pero %s dentro de ella se ve', async (_how, body) => {
    const { markdown, told } = await read('a.docx', docx(p('Uno') + body));
    expect(markdown).toContain(SECRET);
    expect(told.join()).not.toContain('oculto');
  });
});
