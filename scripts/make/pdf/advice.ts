import type { Content } from '@/lib/content/model';
import type { Problem } from '@/lib/content/types';
import { textsOf } from '@/lib/content/model/texts';
import { planPdfs, type PdfPlan } from './plan';
import { OMITTED, unshown } from './signs';

const NAMED = 8;

/** Names content that only the page can show, once for each document. @param supplied the office's PDFs */
export function pdfAdvice(content: Content, supplied: ReadonlySet<string>): Problem[] {
  const advice: Problem[] = [];
  for (const plan of planPdfs(content).values()) {
    if (supplied.has(plan.path.slice(1))) continue;
    const missing = linesOf(plan).flatMap(({ text, line }) =>
      unshown(text).map((sign) => ({ sign, line })),
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

function linesOf({ input, bodyLine }: PdfPlan): { text: string; line: number }[] {
  const fields = textsOf(input, ['membrete', 'body']).map(({ text }) => ({ text, line: 1 }));
  const body = input.tipo === 'comunicado' ? input.body.split('\n') : [];
  return [...fields, ...body.map((text, index) => ({ text, line: bodyLine + index }))];
}
