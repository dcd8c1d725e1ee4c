import { OTROS, type Caso } from './casos-otros';
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

const BOX = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx><w:txbxContent>${p('En el cuadro')}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${p('En el cuadro')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const note = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
const ins = (text: string) => `<w:ins w:id="1" w:author="x">${r(text)}</w:ins>`;
const del = (text: string) =>
  `<w:del w:id="2" w:author="x"><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;

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
        item(1, 'Dos') +
        p('Entre las dos.') +
        item(1, 'Tres') +
        item(4, 'Siete') +
        item(2, 'Punto', 0) +
        item(2, 'Dentro', 1),
    ),
    markdown: '1. Uno\n2. Dos\n\nEntre las dos.\n\n3. Tres\n\n7) Siete\n\n- Punto\n  - Dentro\n',
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
    name: 'oculto.docx',
    bytes: docx(
      p(
        `${r('Se ve. ')}${r('NO PUBLICAR', '<w:vanish/>')}${r('Ni esto', '<w:rStyle w:val="Oculto"/>')}${r('Fin.')}`,
      ),
    ),
    markdown: 'Se ve. Fin.\n',
    losses: ['texto oculto: NO PUBLICARNi esto'],
  },
  {
    name: 'cambios.docx',
    bytes: docx(
      p(`${r('Abre ')}${del('lunes')}${ins('martes')}${r(' a las 8.')}`) + p(ins('Párrafo nuevo.')),
    ),
    markdown: 'Abre a las 8.\n',
    changes: ['Abre lunes a las 8. → Abre martes a las 8.', ' → Párrafo nuevo.'],
  },
  {
    name: 'movido.docx',
    bytes: docx(
      p(`<w:moveFrom w:id="1">${r('La frase.')}</w:moveFrom>`) +
        p('Medio.') +
        p(`<w:moveTo w:id="2">${r('La frase.')}</w:moveTo>`),
    ),
    markdown: 'Medio.\n',
    changes: ['La frase. → ', ' → La frase.'],
  },
  {
    name: 'renglón borrado.docx',
    bytes: docx(
      table(
        row([cell('A'), cell('B')], '<w:tblHeader/>'),
        row([cell('1'), cell('2')]),
        row([cell('viejo'), cell('dato')], '<w:del w:id="1"/>'),
      ),
    ),
    markdown: '| A | B |\n| - | - |\n| 1 | 2 |\n',
    changes: ['viejo dato → '],
  },
  {
    name: 'comentario.docx',
    bytes: docx(p(`${r('Texto')}<w:r><w:commentReference w:id="1"/></w:r>`), {
      comments: ['¿Seguro?'],
    }),
    markdown: 'Texto\n',
    losses: ['comentario: ¿Seguro?'],
  },
  {
    name: 'notas.docx',
    bytes: docx(
      p(`${r('gratuito')}${note('footnote', 1)}${r('.')}`) + p(`${r('Otra')}${note('endnote', 1)}`),
      {
        footnotes: ['Salvo copias.'],
        endnotes: ['Al final.'],
      },
    ),
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
    bytes: docx(
      p(
        `${link('l1', 'la ley')}${r(', ')}${link('l2', 'mi archivo')}${r(', ')}${link('l3', 'correo')}`,
      ),
      {
        relations: [
          outside('l1', 'hyperlink', 'https://leyes.example/ley'),
          outside('l2', 'hyperlink', 'file:///C:/ley.docx'),
          outside('l3', 'hyperlink', 'mailto:quejas@oficina.example'),
        ],
      },
    ),
    markdown:
      '[la ley](https://leyes.example/ley), mi archivo, [correo](mailto:quejas@oficina.example)\n',
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
        `${r('Nota: ', '<w:b/>')}${r('el ')}${r('área', '<w:i/>')}${r(' abre')}${r('.', '<w:b/>')} ${r('Mó')}${r('dulo', '<w:b/>')}${r(' 5')}${r('2', '<w:vertAlign w:val="superscript"/>')}`,
      ),
    ),
    markdown: '**Nota**: el *área* abre.Módulo 5²\n',
    losses: ['negritas: dulo'],
  },
  {
    name: 'tachado y subrayado.docx',
    bytes: docx(
      p(
        `${r('Costo: ')}${r('$50', '<w:strike/>')}${r(' ')}${r('gratis', '<w:u w:val="single"/>')}`,
      ),
    ),
    markdown: 'Costo: gratis\n',
    losses: ['texto tachado: $50', 'subrayado: gratis'],
  },
  {
    name: 'signos al principio.docx',
    bytes: docx(
      [
        '12. Uno',
        '-Dos',
        '#Tres',
        '+ 5 por ciento',
        '> 18 años',
        '1.Cuatro',
        '• Cinco',
        '{telefono} y {{telefono}}',
        'a*b*c _d_ <o:p>',
      ]
        .map((text) => p(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')))
        .join(''),
    ),
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
  ...OTROS,
];
