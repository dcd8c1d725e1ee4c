import type { Content } from '@/lib/content/model';
import { allEntries } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';

/**
 * A page in English names a Spanish file that says its day. One that is older than it may tell what is no
 * longer so; what English says of a datum has the same figures.
 */
export function checkIngles(content: Content, report: ProblemReport, advice: ProblemReport): void {
  const files = new Map(allEntries(content).map((entry) => [entry.file, entry.data]));
  for (const entry of content.ingles) {
    const { traduceDe, al } = entry.data;
    const { actualizado } = (files.get(`content/${traduceDe}`) ?? {}) as { actualizado?: string };
    if (!actualizado)
      report.field(
        entry,
        ['traduceDe'],
        `no hay un archivo content/${traduceDe} que diga «actualizado». Escriba el de la página en español, por ejemplo: paginas/denuncia.md`,
      );
    else if (al < actualizado)
      advice.field(
        entry,
        ['al'],
        `la página en inglés es del ${al} y content/${traduceDe} cambió el ${actualizado}. Compárelas, corrija la de inglés y escriba al: ${actualizado}`,
      );
    else if (al > actualizado)
      report.field(
        entry,
        ['al'],
        `content/${traduceDe} es del ${actualizado}, anterior al ${al}. Escriba al: ${actualizado}`,
      );
  }
  const { oficina, sitio } = content;
  const same = (one: string, other = one) => figures(one) === figures(other);
  const differ = 'no lleva las mismas cifras que en español. Escríbalas iguales, también las horas';
  for (const [key, { valor, ingles }] of Object.entries(oficina.data))
    if (!same(valor, ingles)) report.field(oficina, [key, 'ingles'], `${differ}: «${valor}»`);
  const { horario, horarioEnIngles } = sitio.data;
  if (!same(horario, horarioEnIngles))
    report.field(sitio, ['horarioEnIngles'], `${differ}: «${horario}»`);
}

const figures = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');
