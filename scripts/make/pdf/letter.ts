import type { Membrete, Rotulo } from './letterhead';
import {
  drawClosingRule,
  drawFooters,
  drawRunningHead,
  writeLetterhead,
  writeNotice,
} from './letterhead';
import { writeAtRight, writeText, writeTitle } from './paragraph';
import { PdfWriter, UNDATED, type DrawnPdf } from './writer';
import { COLUMN, TEXT } from './theme';
import type { Run } from './typeset';

const SAMPLE = 'Documento de muestra';

/** A paper with the office's letterhead, a title and a text. */
export interface Letter {
  membrete: Membrete;
  rotulo: Rotulo;
  titulo: string;
  asunto: string;
  fecha?: Date;
  lugarYFecha?: string;
  encabezado: string;
  resumen?: string;
  /** Of a sample, why it is one: the mark that nobody may miss stands before anything else. */
  muestra?: string;
  /** The last paragraphs, in small. */
  cierre: Run[][];
}

/** Draws a letter. @param writeBody its text, below title and summary */
export function drawLetter(letter: Letter, writeBody: (writer: PdfWriter) => void): DrawnPdf {
  const { membrete, rotulo, titulo, asunto, fecha = UNDATED, muestra, cierre } = letter;
  const running = muestra ? { ...rotulo, clase: SAMPLE } : rotulo;
  const writer = new PdfWriter(
    { titulo, autor: membrete.nombre, asunto, fecha },
    (each, page) => page > 1 && drawRunningHead(each, membrete, running, COLUMN),
  );
  writeLetterhead(writer, membrete, rotulo, COLUMN);
  if (muestra) {
    writeNotice(writer, SAMPLE, muestra, COLUMN);
    writer.y += 18;
  }
  if (letter.lugarYFecha) {
    writeAtRight(writer, letter.lugarYFecha, TEXT.fecha, COLUMN.left + COLUMN.width);
    writer.y += 34;
  }
  writeTitle(writer, letter.encabezado, TEXT.h1, COLUMN);
  writer.y += 10;
  if (letter.resumen) {
    writeText(writer, letter.resumen, TEXT.resumen, COLUMN);
    writer.y += 16;
  }
  writeBody(writer);
  writer.y += 8;
  writer.fit(cierre.length * TEXT.nota.leading * 2 + 10);
  drawClosingRule(writer, COLUMN.left);
  writer.y += 10;
  for (const runs of cierre) writeText(writer, runs, TEXT.nota, COLUMN);
  drawFooters(writer, membrete, COLUMN);
  return writer.close();
}
