import { strToU8 } from 'fflate';
import { docx, p, r } from './docx';

/** An ugly document: what of it is in the Markdown, what is said to be lost, which changes wait. */
export interface Caso {
  name: string;
  bytes: Uint8Array;
  markdown: string;
  title?: string;
  /** «what: words». */
  losses?: string[];
  /** «before → after». */
  changes?: string[];
}

const html = (text: string) => strToU8(text);
const win = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

/** Word's clipboard. */
const mso = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

/** Pastes and plain texts. */
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
    losses: ['texto oculto: secreto'],
  },
  {
    name: 'pegado de LibreOffice.html',
    bytes: html(
      `<p>Uno<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><ol start="4"><li><p>Cuatro</p></li></ol><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>La nota</p></div>`,
    ),
    markdown: 'Uno[^1]\n\n4. Cuatro\n\n[^1]: La nota\n',
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
    losses: ['datos del archivo: titulo: x'],
  },
];
