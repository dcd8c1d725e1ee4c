import { palette } from '@/tailwind.config';
import type { Tag } from './kit';
import { widthOf, writeLine } from './marks';
import { layOut, type Column } from './paragraph';
import type { PdfWriter } from './writer';
import type { TextStyle } from './typeset';

const INDENT = 20;
const GAP = 7;

/**
 * Writes an item of a list: its bullet or number, and beside it what `writeBody` writes in the
 * tag and the column that it is given.
 */
export function writeItem(
  writer: PdfWriter,
  list: Tag,
  label: string,
  { left, width }: Column,
  style: TextStyle,
  writeBody: (body: Tag, inner: Column) => void,
): void {
  // The label must stand on the page of the text's first lines.
  writer.fit(style.leading * 2);
  const item = writer.tag('LI', list);
  const run = {
    text: label,
    style: { ...style, face: 'sansBold', color: palette.guinda } as const,
  };
  const [line = []] = layOut(writer, [run], Infinity);
  const tag = writer.tag('Lbl', item);
  writeLine(writer, line, tag, left + INDENT - GAP - widthOf(line), style);
  tag.end();
  const body = writer.tag('LBody', item);
  writeBody(body, { left: left + INDENT, width: width - INDENT });
  body.end();
  item.end();
}
