import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';
import { kindAt } from '@/lib/site/page-data/avisos';
import { repeated, unique } from './lists';

export function checkAvisos(
  content: Content,
  today: string,
  report: ProblemReport,
  advice: ProblemReport,
): void {
  const { avisos } = content;
  unique(avisos, ({ data }) => data.titulo, 'el aviso', ['titulo'], report);
  for (const entry of avisos) {
    const { nivel, hasta, paginas = [] } = entry.data;
    repeated(entry, 'paginas', paginas, report);
    paginas.forEach((ruta, index) => {
      const { form, bare } = kindAt(content, ruta) ?? {};
      const say = (message: string) => report.field(entry, ['paginas', index], message);
      if (bare) say(`«${ruta}» no muestra avisos. Quite esa dirección.`);
      if (form && nivel !== 'urgente')
        say(
          `«${ruta}» es la página de un formulario, y ahí sólo se muestra un aviso urgente. Escriba nivel: urgente, o quite esa dirección.`,
        );
    });
    if (hasta < today)
      advice.field(
        entry,
        ['hasta'],
        `este aviso terminó el ${hasta} y ya no se muestra. Borre su archivo, o escriba otro día.`,
      );
  }
}
