import type { Content } from '@/lib/content/model';
import type { Problem } from '@/lib/content/types';
import { textsOf } from '@/lib/content/model/texts';
import { OMITTED, unshown } from './glyphs';
import { planPdfs, type PdfPlan } from './plan';

/** Beyond Spanish and its typography: only then are the fonts asked. */
const RARE = /[^\n\t -~\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2122]/;

/** How many of the signs of a document are named. */
const NAMED = 8;

/**
 * Says of each PDF what it can't show, which its page does: advice, once a document, at the first place.
 * @param supplied paths from `public/` of the PDFs that the office made itself
 */
export async function pdfAdvice(
  content: Content,
  supplied: ReadonlySet<string>,
): Promise<Problem[]> {
  const advice: Problem[] = [];
  for (const plan of planPdfs(content).values()) {
    const lines = supplied.has(plan.path.slice(1)) ? [] : linesOf(plan).filter(isRare);
    if (lines.length === 0) continue;
    const { alphabetOf } = await import('./text');
    const missing = lines.flatMap(({ text, line }) =>
      unshown(text, (code) => alphabetOf('sans', code) && alphabetOf('serif', code)).map(
        (sign) => ({ sign, line }),
      ),
    );
    const [first] = missing;
    if (!first) continue;
    const signs = [...new Set(missing.map(({ sign }) => sign))];
    const more = signs.length > NAMED ? '…' : '';
    advice.push({
      file: plan.file,
      line: first.line,
      field: '',
      message: `el PDF ${plan.path} no puede mostrar ${signs.slice(0, NAMED).join(' ')}${more}: ahí dirá «${OMITTED}», y la página los muestra. Escríbalo con palabras si debe leerse en papel.`,
    });
  }
  return advice;
}

const isRare = ({ text }: { text: string }) => RARE.test(text);

/** The words of a document, with the lines on which they stand: its text's, or the file's first. */
function linesOf({ input, bodyLine }: PdfPlan): { text: string; line: number }[] {
  const fields = textsOf(input, ['membrete', 'body']).map(({ text }) => ({ text, line: 1 }));
  const body = input.tipo === 'comunicado' ? input.body.split('\n') : [];
  return [...fields, ...body.map((text, index) => ({ text, line: bodyLine + index }))];
}
