import { existsSync } from 'node:fs';
import path from 'node:path';
import { PUBLICADAS, type Content } from '@/lib/content/model';
import type { LoadedContent } from '@/lib/content/load/reading';
import { readText } from '@/lib/content/parse/read';
import type { Entry, Problem } from '@/lib/content/types';
import { direccionPath } from '@/lib/routes';
import { formerAddresses } from '@/lib/site/former';
import { kindOf } from '@/lib/site/kinds';
import { ALIASES, allPages, allRoutes, NOT_FOUND, sourceOf } from '@/lib/site/pages';
import { allTitles, documentTitle } from '@/lib/site/pages/titles';
import { pressRedirects } from '@/lib/site/press';
import { TITLE_MAX } from '@/lib/site/text';
import { unique, type Scope } from './scope';

/** Addresses of pages and of the site's redirects, in lower case. */
const takenAddresses = (content: Content): string[] =>
  [...allRoutes(content), ...[...ALIASES, ...pressRedirects(content)].map(({ from }) => from)].map(
    (ruta) => ruta.toLowerCase(),
  );

export function checkAddresses(scope: Scope) {
  const { content, report } = scope;
  const { comunicados, direcciones, formularios, formulariosIngles, sitio } = content;
  const byFile = [...comunicados].sort((a, b) => (a.file < b.file ? -1 : 1));
  unique(byFile, ({ data }) => String(data.numero), 'el número', ['numero'], report);
  unique(direcciones, (entry) => direccionPath(entry).toLowerCase(), 'la ruta', ['ruta'], report);
  const taken = new Map(direcciones.map((one) => [direccionPath(one).toLowerCase(), one.file]));
  for (const key of ['rutaTitular', 'rutaVehiculos', 'rutaDeclaraciones'] as const) {
    const ruta = `/${sitio.data[key]}/`;
    const owner = taken.get(ruta.toLowerCase());
    const message = `«${ruta}» ya es una dirección de ${owner}. Escriba otra.`;
    if (owner) report.field(sitio, [key], message);
    else if (sitio.data[key]) taken.set(ruta.toLowerCase(), sitio.file);
  }
  const letters: Entry<{ folio: string }>[] = [...formularios, ...formulariosIngles];
  unique(letters, ({ data }) => data.folio, 'la letra', ['folio'], report);
  checkFormer(scope);
  checkTitles(scope);
}

/** Former addresses are unique and belong to no page: redirects never chain. */
function checkFormer({ content, report }: Scope) {
  const taken = new Map(takenAddresses(content).map((ruta) => [ruta, 'una página del sitio']));
  for (const { from, to, entry, field } of formerAddresses(content)) {
    if (from.toLowerCase() === to.toLowerCase()) continue;
    const owner = taken.get(from.toLowerCase());
    const message = `«${from}» es la dirección de ${owner}, y no puede llevar a «${to}». Bórrela de esta lista.`;
    if (owner) report.field(entry, field, message);
    else taken.set(from.toLowerCase(), entry.file);
  }
}

function checkTitles({ content, report }: Scope) {
  const owners = new Map<string, string | undefined>();
  for (const { titulo, file } of allTitles(content)) {
    const whole = documentTitle(titulo, content.sitio.data.nombre);
    const long = `el título pasa de ${TITLE_MAX} letras: «${titulo}» lleva ${titulo.length}. Acórtelo.`;
    const same = `el título «${titulo}» ya es de ${owners.get(whole) ?? 'una página del sitio'}. Diga en qué se distingue ésta.`;
    const problem = whole.length > TITLE_MAX ? long : owners.has(whole) && same;
    if (!problem) owners.set(whole, file);
    else if (file) report.field({ file }, ['titulo'], problem);
  }
}

/** First line of a list whose addresses may still disappear. */
const INVENTED = '# De la demostración: estas direcciones todavía pueden desaparecer.';

/** Returns the list of published addresses (D49), without lists of releases, whose number varies. */
export function formatPublicadas(content: Content): string {
  const pages = allPages(content).filter(({ kind, ruta }) => {
    const { gone, growing, record } = kindOf(kind);
    return ruta !== NOT_FOUND && (gone || record || !growing);
  });
  const all = [
    ...pages.map(({ ruta }) => ruta),
    ...formerAddresses(content).map((one) => one.from),
  ];
  const lines = [...new Set(all)].sort();
  return [...(content.sitio.data.demostracion ? [INVENTED] : []), ...lines, ''].join('\n');
}

/** Reports lost published addresses; only advice in a demonstration, a former one, and with drafts. */
export function checkPublicadas(
  { content, withWaiting }: LoadedContent,
  root: string,
  waiting: boolean,
): { problems: Problem[]; warnings: Problem[] } {
  if (!existsSync(path.join(root, PUBLICADAS))) return { problems: [], warnings: [] };
  const lines = readText(root, PUBLICADAS).split('\n');
  const former = formerAddresses(content).map(({ from }) => from.toLowerCase());
  const answers = new Set([...takenAddresses(content), ...former]);
  const dead = lines.flatMap((line, index) => {
    const ruta = line.trim();
    return ruta.startsWith('/') && !answers.has(ruta.toLowerCase()) ? [{ ruta, index }] : [];
  });
  const held = dead.length > 0 ? withWaiting?.(() => true).content : undefined;
  const ownerOf = (ruta: string) => {
    const page = held && allPages(held).find((one) => one.ruta === ruta);
    return page && sourceOf(held, page);
  };
  const found = dead.map(({ ruta, index }) => {
    const message = wordsOf(ruta, ownerOf(ruta));
    return { file: PUBLICADAS, line: index + 1, field: '', message };
  });
  const isAdvice = waiting || content.sitio.data.demostracion || lines[0] === INVENTED;
  return isAdvice ? { problems: [], warnings: found } : { problems: found, warnings: [] };
}

const wordsOf = (ruta: string, owner: string | undefined): string =>
  `«${ruta}» ya se publicó, y quien la guardó ya no llegaría a nada. ${
    owner
      ? `La tiene ${owner}, que no está publicado: publíquelo, o escriba en él retirar: con el día y el motivo.`
      : `En lo que ocupa su lugar, escriba antes: [${ruta}]; si nada lo ocupa, devuelva lo que había y escriba en él retirar: con el día y el motivo.`
  }`;
