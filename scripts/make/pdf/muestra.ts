import { telHref } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { drawLetter } from './letter';
import { writeItem, writeText } from './paragraph';
import type { MuestraInput } from './plan';
import { COLUMN, TEXT } from './theme';
import type { Run, TextStyle } from './typeset';
import type { DrawnPdf } from './writer';

const STYLE = TEXT.cuerpo;

/** Draws the sample that stands for a norm or a documento which the office has not supplied (D24). */
export function drawMuestra(input: MuestraInput): DrawnPdf {
  const { membrete, titulo, descripcion, datos, puntos } = input;
  const closing = `Esta hoja ocupa el lugar del documento oficial mientras la oficina lo publica. Para consultarlo, llame al ${membrete.telefono.replaceAll(' ', '\u00a0')} o escriba a ${membrete.correo}.`;
  return drawLetter(
    {
      ...input,
      asunto: `Documento de muestra. ${descripcion ?? titulo}`,
      resumen: descripcion,
      muestra: 'Contenido ilustrativo. Consulte siempre la publicación oficial.',
      cierre: [linkify(closing, TEXT.nota)],
    },
    (writer) => {
      for (const { nombre, valor } of datos) {
        const name: Run = { text: `${nombre}: `, style: { ...STYLE, face: 'serifBold' } };
        writeText(writer, [name, { text: valor, style: STYLE }], STYLE, COLUMN);
        writer.y += 3;
      }
      if (puntos.length === 0) return;
      writer.tag('L', undefined, (list) =>
        puntos.forEach((punto, index) =>
          writeItem(writer, list, `${index + 1}.`, COLUMN, STYLE, (parent, inner) => {
            writeText(writer, linkify(punto, STYLE), STYLE, inner, { parent });
            writer.y += 5;
          }),
        ),
      );
    },
  );
}

const ADDRESS =
  /(https?:\/\/[^\s<>«»]*[^\s<>«».,;:)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\d{3}[ \u00a0]\d{3}|\d{2}[ \u00a0]\d{4})[ \u00a0]\d{4})/;

const linkify = (text: string, style: TextStyle): Run[] =>
  text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return { text: part, style };
    const mail = part.includes('@') ? `mailto:${part}` : telHref(part);
    const link = part.startsWith('http') ? part : mail;
    return { text: part, style: { ...style, color: palette.guinda }, link };
  });
