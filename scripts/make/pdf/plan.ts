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
    const lines = linesOf(plan);
    const signs = unshown(lines.map(({ text }) => text).join('\n'));
    const [first] = signs;
    if (first === undefined) return [];
    const line = lines.find(({ text }) => unshown(text).includes(first))?.line ?? 1;
    const found = fault('pdf-signs', { path: plan.path, signs, omitted: OMITTED }, first);
    return [{ ...found, file: plan.file, line, field: '' }];
  });

const linesOf = ({ shown, body, bodyLine }: PdfPlan): { text: string; line: number }[] => [
  ...textsOf(shown, ['membrete', 'body']).map(({ text }) => ({ text, line: 1 })),
  ...(body?.split('\n') ?? []).map((text, index) => ({ text, line: bodyLine + index })),
];
