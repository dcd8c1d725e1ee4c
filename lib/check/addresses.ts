import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';
import type { Entry } from '@/lib/content/types';
import { direccionPath } from '@/lib/routes';
import { formerAddresses } from '@/lib/site/former';
import { ALIASES, allRoutes } from '@/lib/site/pages';
import { allTitles, documentTitle } from '@/lib/site/pages/titles';
import { pressRedirects } from '@/lib/site/press';
import { TITLE_MAX } from '@/lib/site/text';
import { unique } from './lists';

export const lowered = (rutas: readonly string[]): string[] =>
  rutas.map((ruta) => ruta.toLowerCase());

export const takenAddresses = (content: Content): string[] =>
  lowered([
    ...allRoutes(content),
    ...[...ALIASES, ...pressRedirects(content)].map(({ from }) => from),
  ]);

export function checkAddresses(content: Content, report: ProblemReport) {
  const { comunicados, direcciones, formularios, formulariosIngles, sitio } = content;
  const byFile = [...comunicados].sort((a, b) => (a.file < b.file ? -1 : 1));
  unique(byFile, ({ data }) => String(data.numero), 'el número', ['numero'], report);
  unique(direcciones, (entry) => direccionPath(entry).toLowerCase(), 'la ruta', ['ruta'], report);
  const taken = new Map(direcciones.map((one) => [direccionPath(one).toLowerCase(), one.file]));
  for (const key of ['rutaTitular', 'rutaVehiculos', 'rutaDeclaraciones'] as const) {
    const ruta = `/${sitio.data[key]}/`;
    const owner = taken.get(ruta.toLowerCase());
    if (owner)
      report.field(sitio, [key], `«${ruta}» ya es una dirección de ${owner}. Escriba otra.`);
    else if (sitio.data[key]) taken.set(ruta.toLowerCase(), sitio.file);
  }
  const letters: Entry<{ folio: string }>[] = [...formularios, ...formulariosIngles];
  unique(letters, ({ data }) => data.folio, 'la letra', ['folio'], report);
  checkFormer(content, report);
  checkTitles(content, report);
}

/** Former addresses are unique and belong to no page: redirects never chain. */
function checkFormer(content: Content, report: ProblemReport) {
  const taken = new Map(takenAddresses(content).map((ruta) => [ruta, 'una página del sitio']));
  for (const { from, to, entry, field } of formerAddresses(content)) {
    if (from.toLowerCase() === to.toLowerCase()) continue;
    const owner = taken.get(from.toLowerCase());
    if (owner)
      report.field(
        entry,
        field,
        `«${from}» es la dirección de ${owner}, y no puede llevar a «${to}». Bórrela de esta lista.`,
      );
    else taken.set(from.toLowerCase(), entry.file);
  }
}

function checkTitles(content: Content, report: ProblemReport) {
  const owners = new Map<string, string | undefined>();
  for (const { titulo, file } of allTitles(content)) {
    const whole = documentTitle(titulo, content.sitio.data.nombre);
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
