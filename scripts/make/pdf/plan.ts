import { fault } from '@/lib/content/faults';
import { textsOf } from '@/lib/content/model/texts';
import type { Content } from '@/lib/content/model';
import type { Problem } from '@/lib/content/types';
import { planFormularios } from './form';
import { planComunicados, planDocumentos, planNormas } from './letter';
import { OMITTED, unshown } from './signs';
import type { PdfPlan } from './typst';

/** Plans all PDFs by path. A norm's sample overrides a documento's (D24). */
export function planPdfs(content: Content): Map<string, PdfPlan> {
  const { nombre, ayuntamiento, domicilio, telefono, correo, horario, demostracion } =
    content.sitio.data;
  const membrete = { nombre, ayuntamiento, domicilio, telefono, correo, horario, demostracion };
  const plans = [planDocumentos, planNormas, planFormularios, planComunicados].flatMap((plan) =>
    plan(content, membrete),
  );
  return new Map(plans.map((plan) => [plan.path, plan]));
}

/** Names content that only the page can show, once for each document. @param supplied the office's PDFs */
export const pdfAdvice = (content: Content, supplied: ReadonlySet<string>): Problem[] =>
  [...planPdfs(content).values()].flatMap((plan) => {
    if (supplied.has(plan.path.slice(1))) return [];
    const missing = linesOf(plan).flatMap(({ text, line }) =>
      unshown(text).map((sign) => ({ sign, line })),
    );
    if (!missing[0]) return [];
    const signs = [...new Set(missing.map(({ sign }) => sign))];
    const found = fault('pdf-signs', { path: plan.path, signs, omitted: OMITTED }, signs[0]);
    return [{ ...found, file: plan.file, line: missing[0].line, field: '' }];
  });

const linesOf = ({ shown, body, bodyLine }: PdfPlan): { text: string; line: number }[] => [
  ...textsOf(shown, ['membrete', 'body']).map(({ text }) => ({ text, line: 1 })),
  ...(body?.split('\n') ?? []).map((text, index) => ({ text, line: bodyLine + index })),
];
