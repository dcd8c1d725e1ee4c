import { telHref } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { writeItem } from './item';
import { COLUMN, drawFooters, drawRunningHead, writeLetterhead } from './letterhead';
import { writeNotice } from './notice';
import { writeParagraph, writeText, writeTitle } from './paragraph';
import type { MuestraInput } from './plan';
import { PdfWriter, UNDATED } from './writer';
import { PAGE, TEXT } from './theme';
import type { Run, TextStyle } from './typeset';

/** Draws the sample that stands for a norm or a documento which the office has not supplied (D24). */
export function drawMuestra(input: MuestraInput): Buffer {
  const { membrete, rotulo, titulo, encabezado, descripcion, puntos } = input;
  const metadata = {
    titulo,
    autor: membrete.nombre,
    asunto: `Documento de muestra. ${descripcion ?? titulo}`,
    fecha: UNDATED,
  };
  const writer = PdfWriter.open(
    metadata,
    (each, page) =>
      page > 1 &&
      drawRunningHead(each, membrete, { clase: 'Documento de muestra', numero: rotulo.numero }),
  );

  writeLetterhead(writer, membrete, rotulo);
  // The mark that nobody may miss, before anything else.
  writeNotice(
    writer,
    'Documento de muestra',
    'Contenido ilustrativo. Consulte siempre la publicación oficial.',
    COLUMN,
  );
  writer.y += 24;
  writeTitle(writer, encabezado, TEXT.h1, COLUMN);
  writer.y += 10;
  if (descripcion) {
    writeText(writer, descripcion, TEXT.resumen, COLUMN);
    writer.y += 14;
  }
  for (const dato of input.datos) writeDato(writer, dato);
  if (puntos.length > 0) writePuntos(writer, puntos);
  writeClosing(writer, input);
  drawFooters(writer, membrete);
  return writer.bytes();
}

function writeDato(writer: PdfWriter, { nombre, valor }: MuestraInput['datos'][number]): void {
  const style = TEXT.cuerpo;
  const tag = writer.tag('P');
  const runs: Run[] = [
    { text: `${nombre}: `, style: { ...style, face: 'serifBold' } },
    { text: valor, style },
  ];
  writeParagraph(writer, runs, tag, COLUMN, style);
  tag.end();
  writer.y += 3;
}

function writePuntos(writer: PdfWriter, puntos: string[]): void {
  const style = TEXT.cuerpo;
  const list = writer.tag('L');
  puntos.forEach((punto, index) =>
    writeItem(writer, list, `${index + 1}.`, COLUMN, style, (body, inner) => {
      writeParagraph(writer, withLead(punto, style), body, inner, style);
      writer.y += 5;
    }),
  );
  list.end();
}

function writeClosing(writer: PdfWriter, { membrete }: MuestraInput): void {
  const style = TEXT.nota;
  const text = `Esta hoja ocupa el lugar del documento oficial mientras la oficina lo publica. Para consultarlo, llame al ${membrete.telefono.replaceAll(' ', '\u00a0')} o escriba a ${membrete.correo}.`;
  writer.y += 12;
  writer.fit(style.leading * 4);
  writer.artifact('Layout', () => writer.rule(PAGE.left, writer.y, 48, 1.6, palette.oro));
  writer.y += 10;
  const tag = writer.tag('P');
  writeParagraph(writer, linkify(text, style), tag, COLUMN, style);
  tag.end();
}

/** Points often begin by naming their matter («Qué datos usamos: …»): it is set in bold. */
function withLead(text: string, style: TextStyle): Run[] {
  const lead = /^(?:[^.,:;()]|\([^)]*\)){3,80}:(?= )/.exec(text)?.[0] ?? '';
  const rest = linkify(text.slice(lead.length), style);
  return lead ? [{ text: lead, style: { ...style, face: 'serifBold' } }, ...rest] : rest;
}

const ADDRESS =
  /(https?:\/\/[^\s<>«»]*[^\s<>«».,;:)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\d{3}[ \u00a0]\d{3}[ \u00a0]\d{4})/;

/** Makes links of the addresses, e-mails and phones that plain text names. */
function linkify(text: string, style: TextStyle): Run[] {
  return text
    .split(ADDRESS)
    .filter(Boolean)
    .map((part) => {
      if (!ADDRESS.test(part)) return { text: part, style };
      const link = part.startsWith('http')
        ? part
        : part.includes('@')
          ? `mailto:${part}`
          : telHref(part);
      return { text: part, style: { ...style, color: palette.guinda }, link };
    });
}
