import { strToU8 } from 'fflate';
import { docx, odt, p, PNG, r } from './docx';

/** An ugly document: what of it is in the Markdown, what is said to be lost, what is asked. */
export interface Caso {
  name: string;
  bytes: Uint8Array;
  markdown: string;
  title?: string;
  /** «what: words». */
  losses?: string[];
  /** «kind: words». */
  decisions?: string[];
}

const html = (text: string) => strToU8(text);
const win = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

/** Word's clipboard. */
const mso = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

/** Pastes, .odt and plain texts. */
export const OTROS: Caso[] = [
  {
    name: 'pegado de Word.html',
    bytes: html(
      `<html xmlns:o="urn:x"><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal>Traiga:<o:p></o:p></p>${mso(1, '1.', 'Uno')}${mso(2, 'o', 'Dentro')}${mso(1, '2.', 'Dos')}<p class=MsoNormal><b>Nota</b><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a><img src="file:///C:/fotos/a.png" alt="Foto"></p><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> La nota</p></div></body></html>`,
    ),
    markdown: 'Traiga:\n\n1. Uno\n   - Dentro\n2. Dos\n\n**Nota**[^1]\n\n[^1]: La nota\n',
    losses: ['imagen: Foto file:///C:/fotos/a.png'],
  },
  {
    name: 'pegado de Google.html',
    bytes: html(
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><h2>Qué hace</h2><p><span style="font-weight:700">Recibe</span><span style="font-style:italic"> quejas</span></p><ul><li><p>Uno</p></li><ul><li><p>Dentro</p></li></ul></ul><span style="display:none">secreto</span></b>`,
    ),
    markdown: '## Qué hace\n\n**Recibe** *quejas*\n\n- Uno\n  - Dentro\n',
    decisions: ['hidden: secreto'],
  },
  {
    name: 'pegado de LibreOffice.html',
    bytes: html(
      `<p>Uno<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><ol start="4"><li><p>Cuatro</p></li></ol><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>La nota</p></div>`,
    ),
    markdown: 'Uno[^1]\n\n4. Cuatro\n\n[^1]: La nota\n',
  },
  {
    name: 'texto.odt',
    bytes: odt(
      `<text:tracked-changes><text:changed-region text:id="c1"><text:insertion/></text:changed-region><text:changed-region text:id="c2"><text:deletion><text:p>viejo</text:p></text:deletion></text:changed-region></text:tracked-changes><text:h text:outline-level="2">Título</text:h><text:p>Uno <text:span text:style-name="N">dos</text:span><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>La nota</text:p></text:note-body></text:note><text:span text:style-name="O">secreto</text:span> <text:change-start text:change-id="c1"/>nuevo<text:change-end text:change-id="c1"/><text:change text:change-id="c2"/> fin<draw:frame><draw:text-box><text:p>En cuadro</text:p></draw:text-box></draw:frame><office:annotation><text:p>Ojo</text:p></office:annotation></text:p><text:list text:style-name="L"><text:list-item><text:p>A</text:p></text:list-item></text:list><text:p>y</text:p><text:list text:style-name="L" text:continue-numbering="true"><text:list-item><text:p>B</text:p></text:list-item></text:list><table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>C</text:p></table:table-cell><table:table-cell><text:p>D</text:p></table:table-cell></table:table-row></table:table-header-rows><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>E</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table><text:p><draw:frame><draw:image xlink:href="Pictures/a.png"/><svg:desc>Un módulo</svg:desc></draw:frame></text:p>`,
      `<style:style style:name="N"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="O"><style:text-properties text:display="none"/></style:style><text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1"/></text:list-style>`,
      { 'Pictures/a.png': PNG },
    ),
    markdown:
      '## Título\n\nUno **dos**[^1] fin\n\nEn cuadro\n\n1. A\n\ny\n\n2. B\n\n| C | D |\n| - | - |\n| E | |\n\n![Un módulo](/imagenes/texto-1.png)\n\n[^1]: La nota\n',
    losses: ['cuadro de texto: En cuadro', 'celdas unidas: E'],
    decisions: ['comment: Ojo', 'deleted: viejo', 'hidden: secreto', 'inserted: nuevo'],
  },
  {
    name: 'altura.odt',
    bytes: odt(
      '<text:p>5 m<text:span text:style-name="A">2</text:span></text:p>',
      '<style:style style:name="A"><style:text-properties style:text-position="33% 58%"/></style:style>',
    ),
    markdown: '5 m²\n',
  },
  {
    name: 'altura.docx',
    bytes: docx(p(`${r('5 m')}${r('2', '<w:position w:val="9"/>')}`)),
    markdown: '5 m²\n',
  },
  {
    name: 'ansi.txt',
    bytes: win('Atenci\xF3n a la ni\xF1ez\r\n\r\n- Uno\r\n- Dos'),
    markdown: 'Atención a la niñez\n\n- Uno\n- Dos\n',
    losses: ['codificación: Windows-1252'],
  },
  { name: 'unicode.txt', bytes: utf16('Atención\n'), markdown: 'Atención\n' },
  {
    name: 'página.md',
    bytes: strToU8('---\ntitulo: x\n---\n# Título\n\n### Uno\n\n12\\. Doce {{telefono}}\n'),
    title: 'Título',
    markdown: '## Uno\n\n12\\. Doce {{telefono}}\n',
  },
];
