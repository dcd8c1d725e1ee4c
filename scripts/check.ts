import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blocking, pendientesOf } from '@/lib/check/pendientes';
import { vigenciasOf } from '@/lib/check/due';
import { inForm } from '@/lib/content/edit';
import { readSendSettings } from '@/lib/forms/settings';
import { listFiles } from '@/lib/content/load/library';
import { formatLogged, formatProblem, formatWarning, wayOut } from '@/lib/content/load/problems';
import { parseSource } from '@/lib/content/parse/source';
import { PUBLICADAS } from '@/lib/content/model';
import type { Problem } from '@/lib/content/types';
import { todayAt } from '@/lib/content/load/zone';
import { Store } from '@/lib/store';
import { openOffice } from './open-office';
import { checkSite } from './make/content';
import { pathsOf, officeOptions } from './make/paths';
import { sayStated } from './make/report';
import { missingAttributes } from './oficina/trial';
import { noteDocuments } from './note-documents';
import { count, sayPendientes, sayVigencias } from './pendientes';
import { writeWhole } from './write-files';
import { takeApproved } from './publicar/approved';
import { destinationOf } from './publicar/destination';
import { notePublication } from './repository/publications';
import { NOBODY, Repository } from './repository/repository';
import { Shared } from './repository/shared';

/**
 * `npm run check`: every problem of `content/` and `public/`, and advice. `--publicar`: also the obstacles to the
 * demonstration's end; `--anotar`: notes the publication, with `--diario` that of the approved version; `--vigencias`: facts overdue or due; `--apuntar`: first
 * notes new PDFs; `--formato [folder]`: first writes files as the newsroom would.
 */
const root = await openOffice();
const foldersOf = (found: readonly Problem[]): string =>
  ['content/', 'public/']
    .filter((folder) => found.some(({ file }) => file.startsWith(folder)))
    .join(' y ');
const paths = pathsOf(officeOptions(root));
const asks = (option: string) => process.argv.includes(option);
if (asks('--formato')) {
  const [folder] = process.argv
    .slice(process.argv.indexOf('--formato') + 1)
    .filter((one) => !one.startsWith('-'));
  const others = formatContent(path.resolve(root, folder ?? '.'));
  for (const file of others) console.log(`Se puso en la forma de la redacción: ${file}`);
  console.log(
    `${count(others.length, ['archivo cambió', 'archivos cambiaron'])} de forma; dicen lo mismo.`,
  );
}
let checked = await checkSite(paths, new Store(paths.store));
if (asks('--apuntar') && !checked.problems.some(({ file }) => file.startsWith('content/'))) {
  const { files, count: many } = noteDocuments(checked, root, todayAt(root));
  for (const file of files) console.log(`Se apuntaron documentos en ${file}.`);
  console.log(
    `${count(many, ['documento apuntado', 'documentos apuntados'])}, cada uno con su título por nota.`,
  );
  if (many > 0) checked = await checkSite(paths, new Store(paths.store));
}
const { content, problems, warnings, stated } = checked;

if (warnings.length > 0) {
  console.warn(warnings.map(process.env.CI ? formatLogged : formatWarning).join('\n'));
  console.warn(
    `\n${count(warnings.length, ['aviso', 'avisos'])}. No impiden publicar; conviene atenderlos.\n`,
  );
}
const lacked = missingAttributes(root);
if (lacked !== undefined) console.warn(lacked);
for (const line of sayStated(stated)) console.log(line);
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  console.error(
    `\n${count(problems.length, ['error', 'errores'])} en ${foldersOf(problems)}. Corrija y vuelva a ejecutar: npm run check`,
  );
  const way = wayOut(problems);
  if (way) console.error(way);
  process.exitCode = 1;
} else {
  const { comunicados, direcciones, normas } = content;
  console.log(
    `Contenidos correctos: ${comunicados.length} comunicados, ${direcciones.length} direcciones, ${normas.length} catálogos.`,
  );
  if (asks('--anotar')) {
    const repository = new Repository(root);
    const shared = new Shared(repository);
    const head = (await repository.missing()) ? undefined : await repository.idOf('HEAD');
    const published = asks('--diario')
      ? await takeApproved(paths, shared)
      : { version: head, content };
    const note = { destino: destinationOf(published.content, readSendSettings()) };
    await notePublication(shared, { ...published, author: NOBODY, note });
    console.log(`Direcciones anotadas en ${PUBLICADAS}: ninguna puede perderse ya.`);
  }
  if (asks('--vigencias')) {
    const today = todayAt(root);
    const vigencias = vigenciasOf(checked, root, today);
    console.log(`\n${sayVigencias(vigencias, today)}`);
    if (vigencias.some(({ hasta }) => hasta)) process.exitCode = 1;
  }
  if (asks('--publicar')) {
    const pendientes = pendientesOf(checked, root);
    console.log(`\n${sayPendientes(pendientes, content.sitio.data.demostracion)}`);
    if (blocking(pendientes).length > 0) process.exitCode = 1;
  }
}

/** Writes the files of `content/` in the newsroom's form (D64), but unreadable ones. @returns the changed */
function formatContent(root: string): string[] {
  const formed = listFiles(root)
    .files.filter(({ file, text }) => parseSource(text, file).problems.length === 0)
    .map(({ file, text }) => [file, inForm(file, text)] as const);
  const others = formed.filter(
    ([file, text]) => readFileSync(path.join(root, file), 'utf8') !== text,
  );
  for (const [file, text] of others) writeWhole(path.join(root, file), text);
  return others.map(([file]) => file);
}
