import { fault } from '@/lib/content/faults';
import { allEntries } from '@/lib/content/model';
import { haveSameFigures, saysFigures } from '@/lib/content/model/english';
import { literalsOf } from '@/lib/site/views/english-form';
import type { Scope } from './scope';

export function checkIngles(scope: Scope): void {
  const { content, report, advice } = scope;
  const files = new Map(allEntries(content).map((entry) => [entry.file, entry.data]));
  for (const entry of [...content.ingles, ...content.facil]) {
    const { traduceDe, al } = entry.data;
    const { actualizado } = (files.get(`content/${traduceDe}`) ?? {}) as { actualizado?: string };
    const file = `content/${traduceDe}`;
    if (!actualizado) {
      report.field(entry, ['traduceDe'], fault('translation-of-none', { file }));
      continue;
    }
    const values = { day: al, file, changed: actualizado };
    if (al < actualizado) advice.field(entry, ['al'], fault('translation-older', values));
    else if (al > actualizado) report.field(entry, ['al'], fault('translation-newer', values));
  }
  checkForms(scope);
  const { oficina, sitio } = content;
  const differs = (spanish: string, english = spanish) => !haveSameFigures(spanish, english);
  const other = (spanish: string) => fault('figures-other', { spanish });
  for (const [key, { valor, ingles, facil = valor }] of Object.entries(oficina.data)) {
    if (differs(valor, ingles)) advice.field(oficina, [key, 'ingles'], other(valor));
    if (!saysFigures(facil, valor)) advice.field(oficina, [key, 'facil'], other(valor));
  }
  const { horario, horarioEnIngles } = sitio.data;
  if (differs(horario, horarioEnIngles)) advice.field(sitio, ['horarioEnIngles'], other(horario));
}

function checkForms({ content, report, advice }: Scope): void {
  const { ingles, formularios, formulariosIngles } = content;
  for (const entry of formulariosIngles) {
    const form = formularios.find(({ slug }) => slug === entry.slug);
    if (!form) {
      const file = `content/formularios/${entry.slug}.yml`;
      report.field(entry, [], fault('english-form-of-none', { file }));
      continue;
    }
    const { campos, modos } = form.data;
    const asked = [
      ['literales', literalsOf(form.data)],
      ['ayudas', Object.keys(campos).filter((name) => campos[name]?.ayuda)],
      ['modos', modos.map(({ id }) => id)],
    ] as const;
    for (const [key, names] of asked) {
      const said = Object.keys(entry.data[key]);
      const lacks = names.filter((name) => !said.includes(name));
      const extra = said.filter((name) => !names.includes(name));
      const { file } = form;
      if (lacks.length + extra.length > 0)
        advice.field(entry, [key], fault('english-form-other', { file, lacks, extra }));
    }
  }
  for (const entry of ingles) {
    const { formulario } = entry.data;
    const file = `content/ingles/formularios/${formulario}.yml`;
    if (formulario && !formulariosIngles.some(({ slug }) => slug === formulario))
      report.field(entry, ['formulario'], fault('english-form-missing', { file }));
  }
}
