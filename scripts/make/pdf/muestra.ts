import { telHref } from '@/lib/site/text';
import { palette } from '@/tailwind.config';
import { writeItem } from './item';
import { COLUMN, drawFooters, drawRunningHead, writeLetterhead } from './letterhead';
import { writeNotice } from './notice';
import { writeParagraph, writeText, writeTitle } from './paragraph';
import type { MuestraInput } from './plan';
import { Sheet, UNDATED } from './sheet';
import { PAGE, TEXT } from './theme';
import type { Run, TextStyle } from './typeset';

/**
 * Makes the sample that stands for a norm or a documento which the office has not supplied (D24).
 * @returns the file's bytes, the same for the same input
 */
export function makeMuestra(input: MuestraInput): Promise<Buffer> {
  const { membrete, rotulo, titulo, encabezado, descripcion, puntos } = input;
  const metadata = {
    titulo,
    autor: membrete.nombre,
    asunto: `Documento de muestra. ${descripcion ?? titulo}`,
    fecha: UNDATED,
  };
  const sheet = Sheet.open(
    metadata,
    (each, page) =>
      page > 1 &&
      drawRunningHead(each, membrete, { clase: 'Documento de muestra', numero: rotulo.numero }),
  );

  writeLetterhead(sheet, membrete, rotulo);
  // The mark that nobody may miss, before anything else.
  writeNotice(
    sheet,
    'Documento de muestra',
    'Contenido ilustrativo. Consulte siempre la publicación oficial.',
    COLUMN,
  );
  sheet.y += 24;
  writeTitle(sheet, encabezado, TEXT.h1, COLUMN);
  sheet.y += 10;
  if (descripcion) {
    writeText(sheet, descripcion, TEXT.resumen, COLUMN);
    sheet.y += 14;
  }
  for (const dato of input.datos) writeDato(sheet, dato);
  if (puntos.length > 0) writePuntos(sheet, puntos);
  writeClosing(sheet, input);
  drawFooters(sheet, membrete);
  return sheet.bytes();
}

function writeDato(sheet: Sheet, { nombre, valor, vigente }: MuestraInput['datos'][number]): void {
  const style = TEXT.cuerpo;
  const color = vigente === undefined ? palette.tinta : vigente ? palette.verde : palette.rojo;
  const tag = sheet.tag('P');
  const runs: Run[] = [
    { text: `${nombre}: `, style: { ...style, face: 'serifBold' } },
    {
      text: valor,
      style: { ...style, face: vigente === undefined ? 'serif' : 'serifBold', color },
    },
  ];
  writeParagraph(sheet, runs, tag, COLUMN, style);
  tag.end();
  sheet.y += 3;
}

function writePuntos(sheet: Sheet, puntos: string[]): void {
  const style = TEXT.cuerpo;
  const list = sheet.tag('L');
  puntos.forEach((punto, index) =>
    writeItem(sheet, list, `${index + 1}.`, COLUMN, style, (body, inner) => {
      writeParagraph(sheet, withLead(punto, style), body, inner, style);
      sheet.y += 5;
    }),
  );
  list.end();
}

function writeClosing(sheet: Sheet, { membrete }: MuestraInput): void {
  const style = TEXT.nota;
  const text = `Esta hoja ocupa el lugar del documento oficial mientras la oficina lo publica. Para consultarlo, llame al ${membrete.telefono.replaceAll(' ', '\u00a0')} o escriba a ${membrete.correo}.`;
  sheet.y += 12;
  sheet.fit(style.leading * 4);
  sheet.artifact('Layout', () => sheet.rule(PAGE.left, sheet.y, 48, 1.6, palette.oro));
  sheet.y += 10;
  const tag = sheet.tag('P');
  writeParagraph(sheet, linkify(text, style), tag, COLUMN, style);
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
