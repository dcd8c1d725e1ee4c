import { strToU8 } from 'fflate';
import {
  cell,
  docx,
  item,
  link,
  outside,
  p,
  part,
  picture,
  PNG,
  r,
  row,
  styled,
  table,
} from './docx';

export interface Caso {
  name: string;
  bytes: Uint8Array;
  markdown: string;
  title?: string;
  /** «kind: words». */
  losses?: string[];
}

const txbx = `<w:txbxContent>${p('En el cuadro')}</w:txbxContent>`;
const BOX = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx>${txbx}</wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${txbx}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const note = (kind: string) => `<w:r><w:${kind}Reference w:id="1"/></w:r>`;
const LINES = [
  '12. Uno',
  '-Dos',
  '#Tres',
  '+ 5 por ciento',
  '&gt; 18 años',
  '1.Cuatro',
  '• Cinco',
  '{telefono} y {{telefono}}',
  'a*b*c _d_ &lt;o:p&gt;',
];
const word = (
  name: string,
  body: string,
  markdown: string,
  losses: string[] = [],
  more: Parameters<typeof docx>[1] = {},
): Caso => ({ name: `${name}.docx`, bytes: docx(body, more), markdown, losses });
const page = (name: string, html: string, markdown: string, losses: string[] = []): Caso => ({
  ...{ name: `${name}.html`, bytes: strToU8(html), markdown, losses },
});
const mso = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

export const CASOS: Caso[] = [
  {
    ...word(
      'títulos',
      styled('Ttulo', 'El título') + styled('Ttulo1', 'Uno') + styled('Ttulo3', 'Dos') + p('Fin.'),
      '## Uno\n\n### Dos\n\nFin.\n',
    ),
    title: 'El título',
  },
  word(
    'lista que sigue',
    item(1, 'Uno') +
      p('Entre las dos.') +
      item(1, 'Dos') +
      item(4, 'Siete') +
      item(2, 'Punto') +
      item(2, 'Dentro', 1),
    '1. Uno\n\nEntre las dos.\n\n2. Dos\n\n7) Siete\n\n- Punto\n  - Dentro\n',
  ),
  word('lista con letras', item(3, 'Copia') + item(3, 'Original'), '1. Copia\n2. Original\n', [
    'lista con letras o romanos: Copia',
    'lista con letras o romanos: Original',
  ]),
  word(
    'tabla',
    table(
      row([cell('Área'), cell('Horario', '<w:gridSpan w:val="2"/>')], '<w:tblHeader/>'),
      row([cell('Quejas', '<w:vMerge w:val="restart"/>'), cell('8:00'), cell('15:00')]),
      row([cell('', '<w:vMerge/>'), cell('9:00'), cell('a | b')]),
    ),
    '| Área | Horario | |\n| - | - | - |\n| Quejas | 8:00 | 15:00 |\n| | 9:00 | a \\| b |\n',
    ['celdas unidas: Horario', 'celdas unidas: Quejas'],
  ),
  word(
    'tabla sin títulos',
    table(row([cell('a'), cell('b')]), row([cell('c'), cell('d')])),
    '| a | b |\n| - | - |\n| c | d |\n',
    ['tabla sin títulos: a | b'],
  ),
  word('marco', table(row([cell('Dentro del marco')])), 'Dentro del marco\n'),
  word(
    'notas',
    p(r('gratuito') + note('footnote') + r('.')) + p(r('Otra') + note('endnote')),
    'gratuito[^1].\n\nOtra[^2]\n\n[^1]: Salvo copias.\n\n[^2]: Al final.\n',
    [],
    { footnotes: ['Salvo copias.'], endnotes: ['Al final.'] },
  ),
  word(
    'cuadro de texto',
    p(`${r('Antes.')}${BOX}`) + p('Después.'),
    'Antes.\n\nEn el cuadro\n\nDespués.\n',
    ['cuadro de texto: En el cuadro'],
  ),
  word(
    'enlaces',
    p(link('l1', 'la ley') + r(', ') + link('l2', 'mi archivo')),
    '[la ley](https://leyes.example/ley), mi archivo\n',
    ['enlace: mi archivo (file:///C:/ley.docx)'],
    {
      relations: [
        outside('l1', 'hyperlink', 'https://leyes.example/ley'),
        outside('l2', 'hyperlink', 'file:///C:/ley.docx'),
      ],
    },
  ),
  word(
    'imágenes',
    picture('r:embed="i1"', 'Un módulo') +
      picture('r:embed="i2"', 'Un plano') +
      picture('r:link="i3"', 'Otra'),
    '![Un módulo](/imagenes/imagenes-1.png)\n',
    ['imagen enlazada: https://fotos.example/x.png', 'imagen EMF: Un plano'],
    {
      relations: [
        { id: 'i1', type: 'image', target: 'media/a.png' },
        { id: 'i2', type: 'image', target: 'media/b.emf' },
        outside('i3', 'image', 'https://fotos.example/x.png'),
      ],
      files: { 'word/media/a.png': PNG, 'word/media/b.emf': PNG },
    },
  ),
  word(
    'campos y etiquetas',
    p(
      `<w:smartTag w:element="x">${r('Tijuana')}</w:smartTag><w:fldSimple w:instr="DATE">${r(' 3 de mayo')}</w:fldSimple><w:sdt><w:sdtContent>${r(' fin')}</w:sdtContent></w:sdt>`,
    ),
    'Tijuana 3 de mayo fin\n',
  ),
  word(
    'encabezado de página',
    p('Texto') + p('<w:r><w:drawing><dgm:relIds r:dm="d1"/></w:drawing></w:r>'),
    'Texto\n',
    ['diagrama: Paso uno', 'encabezado de página: Oficio 12'],
    {
      relations: [
        { id: 'h1', type: 'header', target: 'header1.xml' },
        { id: 'd1', type: 'diagramData', target: '/word/diagrams/data1.xml' },
      ],
      files: {
        'word/header1.xml': part('w:hdr', p('Oficio 12')),
        'word/diagrams/data1.xml': '<a:x><a:t>Paso uno</a:t></a:x>',
      },
    },
  ),
  word(
    'negritas partidas',
    p(
      `${r('Nota: ', '<w:b/>')}${r('el ')}${r('área', '<w:i/>')}${r(' abre')}${r('.', '<w:b/>')} ${r('Mó')}${r('dulo', '<w:b/>')}${r(' 5')}${r('2', '<w:vertAlign w:val="superscript"/>')}${r(' y ')}${r('más', '<w:u w:val="single"/>')}`,
    ),
    '**Nota**: el *área* abre.Módulo 5² y más\n',
    ['subrayado: más', 'negritas: dulo'],
  ),
  word(
    'signos al principio',
    LINES.map((text) => p(text)).join(''),
    '12\\. Uno\n\n\\-Dos\n\n\\#Tres\n\n\\+ 5 por ciento\n\n\\> 18 años\n\n1\\.Cuatro\n\n- Cinco\n\n\\{telefono\\} y {{telefono}}\n\na\\*b\\*c \\_d\\_ \\<o:p>\n',
  ),
  word('signos que no se ven', p('Uno\u202E dos\u00A0tres\u00ADcuatro'), 'Uno dos trescuatro\n', [
    'signo que no se ve: U+202E',
  ]),
  word('fórmula', p(`${r('Total ')}<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>`), 'Total a+b\n', [
    'fórmula: a+b',
  ]),
  page(
    'pegado de Word',
    `<html xmlns:o="urn:x"><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal>Traiga:<o:p></o:p></p>${mso(1, '1.', 'Uno')}${mso(2, 'o', 'Dentro')}${mso(1, '2.', 'Dos')}<p class=MsoNormal><b>Nota</b><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a><img src="file:///C:/fotos/a.png" alt="Foto"></p><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> La nota</p></div></body></html>`,
    'Traiga:\n\n1. Uno\n   - Dentro\n2. Dos\n\n**Nota**[^1]\n\n[^1]: La nota\n',
    ['imagen: Foto file:///C:/fotos/a.png'],
  ),
  page(
    'pegado de Google',
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><h2>Qué hace</h2><p><span style="font-weight:700">Recibe</span><span style="font-style:italic"> quejas</span></p><ul><li><p>Uno</p></li><ul><li><p>Dentro</p></li></ul></ul><span style="display:none">secreto</span></b>`,
    '## Qué hace\n\n**Recibe** *quejas*\n\n- Uno\n  - Dentro\n',
    ['texto oculto: secreto'],
  ),
  page(
    'pegado de LibreOffice',
    `<p>Uno<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><ol start="4"><li><p>Cuatro</p></li></ol><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>La nota</p></div>`,
    'Uno[^1]\n\n4. Cuatro\n\n[^1]: La nota\n',
  ),
  {
    name: 'unicode.txt',
    bytes: new Uint8Array(Buffer.from('\uFEFFAtención\n', 'utf16le')),
    markdown: 'Atención\n',
  },
  {
    name: 'página.md',
    bytes: strToU8('---\ntitulo: x\n---\n# Título\n\n### Uno\n\n12\\. Doce {{telefono}}\n'),
    title: 'Título',
    markdown: '## Uno\n\n12\\. Doce {{telefono}}\n',
    losses: ['datos del archivo: titulo: x'],
  },
];
