import { cell, docx, p, part, picture, r, row, table } from './docx';

const bold = (text: string): string => p(r(text, '<w:b/>'));
const TEXT = [
  'El módulo recibe quejas y denuncias de lunes a viernes, de 8 a 15 horas, en la delegación de Otay. Lo atienden cuatro personas de la Dirección de Quejas, que orientan a quien llega, leen con esa persona lo que quiere decir y le entregan un acuse con su folio.',
  'Durante el primer mes, personal de la Sindicatura Procuradora visitará las colonias de la zona este para explicar qué es una queja, qué es una denuncia y qué pasa después con ellas. Quien no pueda acudir puede presentarla por teléfono o desde el sitio, a cualquier hora.',
  'La síndica recordó que nadie necesita gestor ni pago alguno, y que también se reciben denuncias sin nombre. Dijo que la confianza se gana con respuestas, y que cada persona sabrá en qué va su asunto con sólo decir su folio.',
];
const MORE = Array.from(
  { length: 6 },
  (_, at) =>
    `En la colonia número ${at + 1} de la zona se instalará una mesa durante una semana, con personal que habla con claridad y con formatos de letra grande. Las vecinas y los vecinos podrán llevar sus documentos, pedir copias y preguntar por los trámites de otras dependencias, que enviarán a alguien cuando haga falta. Cada mesa entregará al final del día la cuenta de cuántas personas atendió y de qué hablaron, sin decir nunca quiénes son.`,
);

export const boletin = (photo: Uint8Array): Uint8Array =>
  docx(
    table(row([cell('', ''), cell(r('H. AYUNTAMIENTO DE CIUDAD EJEMPLO', '<w:b/>'))])) +
      p('SINDICATURA PROCURADORA') +
      p('Dirección de Comunicación Social') +
      p('BOLETÍN 045/2026') +
      bold('ABRE SINDICATURA PROCURADORA MODULO DE QUEJAS') +
      bold('EN OTAY CON APOYO DEL DIF') +
      bold('Atenderá a vecinas y vecinos de doce colonias') +
      p(
        `${r('Ciudad Ejemplo, E. E., a 12 de noviembre de 2026.- ', '<w:b/>')}${r('La Sindicatura Procuradora abrió en Otay, con apoyo del DIF, un módulo de quejas que atiende ')}<w:del w:id="1" w:author="x"><w:r><w:delText xml:space="preserve">los martes</w:delText></w:r></w:del><w:ins w:id="2" w:author="x">${r('de lunes a viernes')}</w:ins>${r(', informó la síndica Ana Torres Gil.')}`,
      ) +
      p(TEXT[0] ?? '') +
      picture('r:embed="i1"', '') +
      p(r('Personal de la Sindicatura Procuradora atiende a una vecina en Otay.', '<w:i/>')) +
      bold('Requisitos') +
      p('1.- Identificación oficial.') +
      p('2.- Documentos que apoyen lo que se dice:') +
      p('a) originales;') +
      p('b) copias.') +
      p('3.- Un teléfono o correo, si quiere respuesta.') +
      bold('Horarios y lugares:') +
      p(`${r(TEXT[1] ?? '')}<w:r><w:footnoteReference w:id="1"/></w:r>`) +
      table(
        row([cell('Lugar'), cell('Horario')], '<w:tblHeader/>'),
        row([cell('Delegación Otay'), cell('De 8 a 15 horas')]),
        row([cell('Delegación Centro'), cell('De 9 a 14 horas')]),
      ) +
      MORE.map((text) => p(text)).join('') +
      bold('FUNDAMENTO') +
      p(TEXT[2] ?? '') +
      p('A T E N T A M E N T E') +
      p('“SUFRAGIO EFECTIVO. NO REELECCIÓN”') +
      bold('MTRA. ANA TORRES GIL') +
      p('SÍNDICA PROCURADORA') +
      p('c.c.p. Lic. Juan Pérez Solís.- Oficial Mayor.') +
      p('c.c.p. Archivo.') +
      p('ATG/jps*') +
      p('-o0o-'),
    {
      files: {
        'word/media/foto.jpg': photo,
        'word/header1.xml': part('w:hdr', p('H. Ayuntamiento de Ciudad Ejemplo')),
      },
      footnotes: ['Salvo los días inhábiles.'],
      relations: [
        { id: 'i1', type: 'image', target: 'media/foto.jpg' },
        { id: 'h1', type: 'header', target: 'header1.xml' },
      ],
    },
  );
