import { PDFDict, PDFDocument, PDFName, PDFHexString, PDFString } from '@cantoo/pdf-lib';
import type { Content } from '@/lib/content/model';
import { inboxOf } from '@/lib/forms/logic';
import { sheetOf, type Sheet } from '@/lib/forms/sheet';
import { SPANISH } from '@/lib/forms/spanish';
import { formularioPdf } from '@/lib/routes';
import { UNDATED } from './letter';
import { inlineText } from './markdown';
import { toPdf, type Membrete, type PdfPlan } from './typst';

type Row = Sheet['campos'][number];
type Campo = Pick<Row, 'tipo' | 'etiqueta' | 'lineas'> & Partial<Pick<Row, 'ayuda'>>;

interface Cell {
  campo: Campo;
  parts: number;
  lines: number;
}

const FIRMA: Campo[] = [
  { tipo: 'text', etiqueta: 'Firma', lineas: 1 },
  { tipo: 'date', etiqueta: 'Fecha en que firma', lineas: 1 },
];
/** Shown before the lines, so that it is read before writing. */
const ANONIMA = [
  'Esta hoja es anónima: no la firme',
  'No escriba en ella su nombre, su teléfono ni su correo. Si la entrega en persona, podrían reconocerle.',
] as const;

/** Plans the blank forms: a page for each mode, and the recommendations. */
export const planFormularios = (content: Content, membrete: Membrete): PdfPlan[] =>
  content.formularios.map(({ slug, file, data }) => {
    const { lineaQuejas: linea, domicilio, horario } = content.sitio.data;
    const correo = inboxOf(data.modos[0]!, content.correo.data) ?? content.correo.data.oficina;
    const desk = { linea, correo, domicilio, horario };
    const sheets = data.modos.map((modo) => {
      const hoja = sheetOf(data, modo, desk, SPANISH);
      const notes = [
        hoja.entrega,
        data.recomendaciones && 'Vea las recomendaciones en la última página.',
        membrete.demostracion && 'Sitio de demostración: nadie leerá esta hoja.',
      ];
      return {
        title: hoja.titulo,
        description: hoja.descripcion,
        requirement: hoja.requisito,
        notice: modo.anonimo ? ANONIMA : undefined,
        rows: [hoja.campos, modo.anonimo ? [] : FIRMA].flatMap(toRows),
        closing: [[inlineText(notes.filter(Boolean).join(' '))]],
      };
    });
    const titulo = `${data.titulo}: hoja para llenar a mano`;
    const shown = {
      document: { titulo, autor: membrete.nombre, asunto: data.descripcion, fecha: UNDATED },
      membrete,
      label: { clase: data.titulo.toLocaleUpperCase('es'), numero: 'Hoja para llenar a mano' },
      sheets,
      recommendations: data.recomendaciones ? content.recomendaciones.data : undefined,
    };
    return {
      ...{ path: formularioPdf(slug), file, bodyLine: 1, shown },
      async draw() {
        const { bytes, pages } = toPdf('form.typ', shown);
        return { bytes: await markFields(bytes), pages };
      },
    };
  });

const WHOLE = 12;
/** Minimum column widths for handwriting; other fields take a whole row. */
const LEAST: Partial<Record<Campo['tipo'], number>> = { text: 6, email: 6, date: 5, tel: 4 };
const SHORT = 45;

const grows = ({ tipo }: Campo) => tipo !== 'tel' && tipo !== 'date';
const leastOf = ({ tipo, ayuda = '' }: Campo) =>
  ayuda.length > SHORT ? WHOLE : (LEAST[tipo] ?? WHOLE);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

function toRows(campos: readonly Campo[]): Cell[][] {
  const rows: Campo[][] = [];
  for (const campo of campos) {
    const last = rows.at(-1);
    if (last && sum([...last, campo].map(leastOf)) <= WHOLE) last.push(campo);
    else rows.push([campo]);
  }
  return rows.map((row) => {
    const spare = (WHOLE - sum(row.map(leastOf))) / Math.max(1, row.filter(grows).length);
    return row.map((campo) => ({
      campo,
      parts: leastOf(campo) + (grows(campo) ? spare : 0),
      lines: campo.tipo === 'checkbox' ? 0 : campo.lineas,
    }));
  });
}

/** Tags drawings as form fields, text or checkbox (ISO 32000-1, table 348), which Typst tags as figures. */
async function markFields(bytes: Uint8Array): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const name = (value: string) => PDFName.of(value);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(name('S')) !== name('Figure')) continue;
    const alt = object.lookupMaybe(name('Alt'), PDFString, PDFHexString)?.decodeText();
    object.set(name('S'), name('Form'));
    const role = name(alt === BOX ? 'cb' : 'tv');
    object.set(name('A'), pdf.context.obj({ O: name('PrintField'), Role: role }));
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
const BOX = 'Casilla para marcar';
