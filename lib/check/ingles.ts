import { allEntries } from '@/lib/content/model';
import { inEnglish } from '@/lib/content/model/english';
import { literalsOf } from '@/lib/site/views/english-form';
import type { Scope } from './scope';

export function checkIngles(scope: Scope): void {
  const { content, report, advice } = scope;
  const files = new Map(allEntries(content).map((entry) => [entry.file, entry.data]));
  for (const entry of [...content.ingles, ...content.facil]) {
    const { traduceDe, al } = entry.data;
    const { actualizado } = (files.get(`content/${traduceDe}`) ?? {}) as { actualizado?: string };
    const none = `no hay un archivo content/${traduceDe} que diga «actualizado». Escriba el de la página en español, por ejemplo: paginas/denuncia.md`;
    const older = `esta página es del ${al} y content/${traduceDe} cambió el ${actualizado}. Compárelas, corrija ésta y escriba al: ${actualizado}`;
    const newer = `content/${traduceDe} es del ${actualizado}, anterior al ${al}. Escriba al: ${actualizado}`;
    if (!actualizado) report.field(entry, ['traduceDe'], none);
    else if (al < actualizado) advice.field(entry, ['al'], older);
    else if (al > actualizado) report.field(entry, ['al'], newer);
  }
  checkForms(scope);
  const { oficina, sitio } = content;
  const differs = (spanish: string, english = spanish) => inEnglish(spanish, english) !== english;
  const advised =
    'no lleva las mismas cifras que en español, que se muestra en su lugar. Escriba las mismas';
  for (const [key, { valor, ingles }] of Object.entries(oficina.data))
    if (differs(valor, ingles)) advice.field(oficina, [key, 'ingles'], `${advised}: «${valor}»`);
  const { horario, horarioEnIngles } = sitio.data;
  if (differs(horario, horarioEnIngles))
    advice.field(sitio, ['horarioEnIngles'], `${advised}: «${horario}»`);
}

function checkForms({ content, report, advice }: Scope): void {
  const { ingles, formularios, formulariosIngles } = content;
  for (const entry of formulariosIngles) {
    const form = formularios.find(({ slug }) => slug === entry.slug);
    if (!form) {
      report.field(entry, [], `no hay un formulario content/formularios/${entry.slug}.yml.`);
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
      const named = [
        ...names.filter((name) => !said.includes(name)).map((name) => `falta «${name}»`),
        ...said.filter((name) => !names.includes(name)).map((name) => `sobra «${name}»`),
      ];
      const message = `no es lo que dice ${form.file}: ${named.join(', ')}. Escríbalo como está ahí, con su inglés.`;
      if (named.length > 0) advice.field(entry, [key], message);
    }
  }
  for (const entry of ingles) {
    const { formulario } = entry.data;
    const message = `falta content/ingles/formularios/${formulario}.yml, con las palabras del formulario en inglés.`;
    if (formulario && !formulariosIngles.some(({ slug }) => slug === formulario))
      report.field(entry, ['formulario'], message);
  }
}
