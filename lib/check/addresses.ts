import { existsSync } from 'node:fs';
import path from 'node:path';
import { PUBLICADAS, type Content } from '@/lib/content/model';
import { fault } from '@/lib/content/faults';
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
  unique(byFile, ({ data }) => String(data.numero), 'number', ['numero'], report);
  unique(direcciones, (entry) => direccionPath(entry).toLowerCase(), 'path', ['ruta'], report);
  const taken = new Map(direcciones.map((one) => [direccionPath(one).toLowerCase(), one.file]));
  for (const key of ['rutaTitular', 'rutaVehiculos', 'rutaDeclaraciones'] as const) {
    const ruta = `/${sitio.data[key]}/`;
    const owner = taken.get(ruta.toLowerCase());
    if (owner) report.field(sitio, [key], fault('address-taken', { address: ruta, file: owner }));
    else if (sitio.data[key]) taken.set(ruta.toLowerCase(), sitio.file);
  }
  const letters: Entry<{ folio: string }>[] = [...formularios, ...formulariosIngles];
  unique(letters, ({ data }) => data.folio, 'letter', ['folio'], report);
  checkFormer(scope);
  checkTitles(scope);
}

/** Former addresses are unique and belong to no page: redirects never chain. */
function checkFormer({ content, report }: Scope) {
  const taken = new Map<string, string | undefined>(
    takenAddresses(content).map((ruta) => [ruta, undefined]),
  );
  for (const { from, to, entry, field } of formerAddresses(content)) {
    if (from.toLowerCase() === to.toLowerCase()) continue;
    if (taken.has(from.toLowerCase())) {
      const file = taken.get(from.toLowerCase());
      report.field(
        entry,
        field,
        fault('former-taken', { address: from, to, ...(file && { file }) }),
      );
    } else taken.set(from.toLowerCase(), entry.file);
  }
}

function checkTitles({ content, report }: Scope) {
  const owners = new Map<string, string | undefined>();
  for (const { titulo, file } of allTitles(content)) {
    const whole = documentTitle(titulo, content.sitio.data.nombre);
    const owner = owners.get(whole);
    const long = fault('title-long', { title: titulo, most: TITLE_MAX });
    const same = fault('title-taken', { title: titulo, ...(owner && { file: owner }) });
    const found = whole.length > TITLE_MAX ? long : owners.has(whole) && same;
    if (!found) owners.set(whole, file);
    else if (file) report.field({ file }, ['titulo'], found);
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
    const file = ownerOf(ruta);
    const lost = file
      ? fault('address-held', { address: ruta, file })
      : fault('address-lost', { address: ruta });
    return { ...lost, file: PUBLICADAS, line: index + 1, field: '' };
  });
  const isAdvice = waiting || content.sitio.data.demostracion || lines[0] === INVENTED;
  return isAdvice ? { problems: [], warnings: found } : { problems: found, warnings: [] };
}
