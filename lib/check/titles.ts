import { allTitles, documentTitle } from '@/lib/site/pages/titles';
import { TITLE_MAX } from '@/lib/site/text';
import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';

/** Titles are unique in tabs and search results, and short. */
export function checkTitles(content: Content, report: ProblemReport) {
  const { nombre } = content.sitio.data;
  const owners = new Map<string, string | undefined>();
  for (const { titulo, file } of allTitles(content)) {
    const whole = documentTitle(titulo, nombre);
    const say = (message: string) => file && report.field({ file }, ['titulo'], message);
    if (whole.length > TITLE_MAX)
      say(`el título pasa de ${TITLE_MAX} letras: «${titulo}» lleva ${titulo.length}. Acórtelo.`);
    else if (owners.has(whole))
      say(
        `el título «${titulo}» ya es de ${owners.get(whole) ?? 'una página del sitio'}. Diga en qué se distingue ésta.`,
      );
    else owners.set(whole, file);
  }
}
