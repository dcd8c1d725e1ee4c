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
const mso = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

export const CASOS: Caso[] = [
  {
    name: 'títulos.docx',
    bytes: docx(
      styled('Ttulo', 'El título') + styled('Ttulo1', 'Uno') + styled('Ttulo3', 'Dos') + p('Fin.'),
    ),
    title: 'El título',
    markdown: '## Uno\n\n### Dos\n\nFin.\n',
  },
  {
    name: 'lista que sigue.docx',
    bytes: docx(
      item(1, 'Uno') +
        p('Entre las dos.') +
        item(1, 'Dos') +
        item(4, 'Siete') +
        item(2, 'Punto', 0) +
        item(2, 'Dentro', 1),
    ),
    markdown: '1. Uno\n\nEntre las dos.\n\n2. Dos\n\n7) Siete\n\n- Punto\n  - Dentro\n',
  },
  {
    name: 'lista con letras.docx',
    bytes: docx(item(3, 'Copia') + item(3, 'Original')),
    markdown: '1. Copia\n2. Original\n',
    losses: ['lista con letras o romanos: Copia', 'lista con letras o romanos: Original'],
  },
  {
    name: 'tabla.docx',
    bytes: docx(
      table(
        row([cell('Área'), cell('Horario', '<w:gridSpan w:val="2"/>')], '<w:tblHeader/>'),
        row([cell('Quejas', '<w:vMerge w:val="restart"/>'), cell('8:00'), cell('15:00')]),
        row([cell('', '<w:vMerge/>'), cell('9:00'), cell('a | b')]),
      ),
    ),
    markdown:
      '| Área | Horario | |\n| - | - | - |\n| Quejas | 8:00 | 15:00 |\n| | 9:00 | a \\| b |\n',
    losses: ['celdas unidas: Horario', 'celdas unidas: Quejas'],
  },
  {
    name: 'tabla sin títulos.docx',
    bytes: docx(table(row([cell('a'), cell('b')]), row([cell('c'), cell('d')]))),
    markdown: '| a | b |\n| - | - |\n| c | d |\n',
    losses: ['tabla sin títulos: a | b'],
  },
  {
    name: 'marco.docx',
    bytes: docx(table(row([cell('Dentro del marco')]))),
    markdown: 'Dentro del marco\n',
  },
  {
    name: 'notas.docx',
    bytes: docx(p(r('gratuito') + note('footnote') + r('.')) + p(r('Otra') + note('endnote')), {
      ...{ footnotes: ['Salvo copias.'], endnotes: ['Al final.'] },
    }),
    markdown: 'gratuito[^1].\n\nOtra[^2]\n\n[^1]: Salvo copias.\n\n[^2]: Al final.\n',
  },
  {
    name: 'cuadro de texto.docx',
    bytes: docx(p(`${r('Antes.')}${BOX}`) + p('Después.')),
    markdown: 'Antes.\n\nEn el cuadro\n\nDespués.\n',
    losses: ['cuadro de texto: En el cuadro'],
  },
  {
    name: 'enlaces.docx',
    bytes: docx(p(link('l1', 'la ley') + r(', ') + link('l2', 'mi archivo')), {
      relations: [
        outside('l1', 'hyperlink', 'https://leyes.example/ley'),
        outside('l2', 'hyperlink', 'file:///C:/ley.docx'),
      ],
    }),
    markdown: '[la ley](https://leyes.example/ley), mi archivo\n',
    losses: ['enlace: mi archivo (file:///C:/ley.docx)'],
  },
  {
    name: 'imágenes.docx',
    bytes: docx(
      picture('r:embed="i1"', 'Un módulo') +
        picture('r:embed="i2"', 'Un plano') +
        picture('r:link="i3"', 'Otra'),
      {
        relations: [
          { id: 'i1', type: 'image', target: 'media/a.png' },
          { id: 'i2', type: 'image', target: 'media/b.emf' },
          outside('i3', 'image', 'https://fotos.example/x.png'),
        ],
        files: { 'word/media/a.png': PNG, 'word/media/b.emf': PNG },
      },
    ),
    markdown: '![Un módulo](/imagenes/imagenes-1.png)\n',
    losses: ['imagen enlazada: https://fotos.example/x.png', 'imagen EMF: Un plano'],
  },
  {
    name: 'campos y etiquetas.docx',
    bytes: docx(
      p(
        `<w:smartTag w:element="x">${r('Tijuana')}</w:smartTag><w:fldSimple w:instr="DATE">${r(' 3 de mayo')}</w:fldSimple><w:sdt><w:sdtContent>${r(' fin')}</w:sdtContent></w:sdt>`,
      ),
    ),
    markdown: 'Tijuana 3 de mayo fin\n',
  },
  {
    name: 'encabezado de página.docx',
    bytes: docx(p('Texto') + p('<w:r><w:drawing><dgm:relIds r:dm="d1"/></w:drawing></w:r>'), {
      relations: [
        { id: 'h1', type: 'header', target: 'header1.xml' },
        { id: 'd1', type: 'diagramData', target: '/word/diagrams/data1.xml' },
      ],
      files: {
        'word/header1.xml': part('w:hdr', p('Oficio 12')),
        'word/diagrams/data1.xml': '<a:x><a:t>Paso uno</a:t></a:x>',
      },
    }),
    markdown: 'Texto\n',
    losses: ['diagrama: Paso uno', 'encabezado de página: Oficio 12'],
  },
  {
    name: 'negritas partidas.docx',
    bytes: docx(
      p(
        `${r('Nota: ', '<w:b/>')}${r('el ')}${r('área', '<w:i/>')}${r(' abre')}${r('.', '<w:b/>')} ${r('Mó')}${r('dulo', '<w:b/>')}${r(' 5')}${r('2', '<w:vertAlign w:val="superscript"/>')}${r(' y ')}${r('más', '<w:u w:val="single"/>')}`,
      ),
    ),
    markdown: '**Nota**: el *área* abre.Módulo 5² y más\n',
    losses: ['subrayado: más', 'negritas: dulo'],
  },
  {
    name: 'signos al principio.docx',
    bytes: docx(LINES.map((text) => p(text)).join('')),
    markdown:
      '12\\. Uno\n\n\\-Dos\n\n\\#Tres\n\n\\+ 5 por ciento\n\n\\> 18 años\n\n1\\.Cuatro\n\n- Cinco\n\n\\{telefono\\} y {{telefono}}\n\na\\*b\\*c \\_d\\_ \\<o:p>\n',
  },
  {
    name: 'signos que no se ven.docx',
    bytes: docx(p('Uno\u202E dos\u00A0tres\u00ADcuatro')),
    markdown: 'Uno dos trescuatro\n',
    losses: ['signo que no se ve: U+202E'],
  },
  {
    name: 'fórmula.docx',
    bytes: docx(p(`${r('Total ')}<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>`)),
    markdown: 'Total a+b\n',
    losses: ['fórmula: a+b'],
  },
  {
    name: 'pegado de Word.html',
    bytes: strToU8(
      `<html xmlns:o="urn:x"><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal>Traiga:<o:p></o:p></p>${mso(1, '1.', 'Uno')}${mso(2, 'o', 'Dentro')}${mso(1, '2.', 'Dos')}<p class=MsoNormal><b>Nota</b><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a><img src="file:///C:/fotos/a.png" alt="Foto"></p><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> La nota</p></div></body></html>`,
    ),
    markdown: 'Traiga:\n\n1. Uno\n   - Dentro\n2. Dos\n\n**Nota**[^1]\n\n[^1]: La nota\n',
    losses: ['imagen: Foto file:///C:/fotos/a.png'],
  },
  {
    name: 'pegado de Google.html',
    bytes: strToU8(
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><h2>Qué hace</h2><p><span style="font-weight:700">Recibe</span><span style="font-style:italic"> quejas</span></p><ul><li><p>Uno</p></li><ul><li><p>Dentro</p></li></ul></ul><span style="display:none">secreto</span></b>`,
    ),
    markdown: '## Qué hace\n\n**Recibe** *quejas*\n\n- Uno\n  - Dentro\n',
    losses: ['texto oculto: secreto'],
  },
  {
    name: 'pegado de LibreOffice.html',
    bytes: strToU8(
      `<p>Uno<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><ol start="4"><li><p>Cuatro</p></li></ol><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>La nota</p></div>`,
    ),
    markdown: 'Uno[^1]\n\n4. Cuatro\n\n[^1]: La nota\n',
  },
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
