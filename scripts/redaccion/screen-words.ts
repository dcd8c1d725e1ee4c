import { statSync } from 'node:fs';
import path from 'node:path';
import { collectionOf } from '@/lib/content/load/files';
import { listFiles } from '@/lib/content/load/library';
import { todayAt } from '@/lib/content/load/zone';
import { FOLDER } from '@/lib/content/model';
import { labelOf } from '@/lib/content/model/labels';
import { fullName } from '@/lib/content/model/piece-kinds';
import type { Overlay, Problem } from '@/lib/content/types';
import { DAY_MS, isDay, longDate } from '@/lib/office/dates';
import { ENGINE } from '@/lib/office-folder/engine';
import { withDetails } from '../repository/details';
import { lastPublication } from '../repository/publications';
import { Repository } from '../repository/repository';
import type { ShownProblem } from './api';
import { pieceOf } from './pieces';

const labelFor = (key: string) => `«${labelOf(key) ?? key}»`;

const NOT_COME = / no ha llegado\b/;
const CLOCK = 'Si ese día ya llegó, el reloj de este equipo está atrasado: avise a quien lo cuida.';
const NOT_HERE =
  'tiene una falta que esta pantalla no corrige. En «Historia» puede volver a como estaba; si no, avise a quien cuida el equipo.';

/** Faults of a file that no form shows. */
const OF_FILES =
  /YAML|^(?:este archivo|falta este archivo|los datos empiezan)|la clave «|UTF-8|entre comillas (?:dobles|use)|:\d+ /;

const REWORDED: [RegExp, (...parts: string[]) => string][] = [
  [
    /Escriba, por ejemplo: \w+: (.*?)(?= \(renglón \d|$)/s,
    (_, value = '') => `Por ejemplo: ${value.replace(/^"(.*)"$/, '$1')}`,
  ],
  [/ Agregue un renglón con esa clave y su valor: «\w+: …»\./, () => ' Escriba el dato.'],
  [
    /(?:Póngalo entre comillas(?:, por ejemplo)?|Quite las comillas): \w+: "?([^"]*)"?/,
    (_, value = '') => `Escríbalo otra vez: ${value}`,
  ],
  [/\b([Ee])scriba (en él )?retirar: con/, (_, e = '') => `${e}lija «Se retira» en «Estado», con`],
  [/ escriba en «apartados» (\w+): false/, (_, key = '') => ` diga «No» en ${labelFor(key)}`],
  [/(\w+): true/g, (_, key = '') => labelFor(key)],
  [/(\w+): false/g, (_, key = '') => `«No» en ${labelFor(key)}`],
  [
    /(?<![\w/«])([a-z][A-Za-z]*): (?!\w+: )(?:\[([^\]]+)\]|"([^"]+)"|([\w/-]+))/g,
    (all, key = '', ...values) =>
      labelOf(key) ? `«${values.slice(0, 3).join('')}» en ${labelFor(key)}` : all,
  ],
  [/.* no ha llegado\b.*/s, (said) => `${said.replace(/\.?$/, '.')} ${CLOCK}`],
  [
    /`(\w+)`|(?<=\b(?:de|clave|campo) )«([a-z]\w*)»(?!:)/g,
    (all, key = '', quoted = '') => {
      const label = labelOf(key || quoted);
      return label ? `«${label}»` : all;
    },
  ],
  [
    /Guárdel[ao] en public\/\S+(?: y escriba su ruta)?\.$/,
    () => 'Elija una del sitio, o traiga la suya.',
  ],
  [
    /Guárdelo en public\/.* o regístrelo en (\S+)\.$/,
    (_, list = '') => `Elija uno del sitio, o agréguelo en ${list}.`,
  ],
  [/^falta el documento public\/.*\.pdf\.$/, () => 'Falta el PDF: póngalo con «Reemplazar PDF».'],
  [/ \(public\/icono\.svg\)/, () => ''],
  [/falta la imagen public\S+ Guárdela.*/, () => 'falta la imagen: elija otra.'],
  [/ «## …»/, () => ''],
  [/\btrue o false\b/, () => '«Sí» o «No»'],
  [/: !\[qué se ve\]\(…\)|: \[texto\]\(\S+\)$/, () => ''],
  [/ o no tiene la forma AAAA-MM-DD/, () => ' o no está completa'],
  // A day is chosen, not typed.
  [/ Por ejemplo: \d{4}-\d\d-\d\d$/, () => ''],
  [/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w/-])/g, (day) => (isDay(day) ? longDate(day) : day)],
];

/** Returns the check's words as a form says them: labels and names in the place of a file's keys and signs. */
export function inFormWords(message: string, nameOf = nameByPath): string {
  const said = REWORDED.reduce((now, [pattern, words]) => now.replace(pattern, words), message)
    .replace(/(?:[\w-]+\/)*[\w-]+\.(?:yml|md)\b/g, nameOf)
    .replace(/content\/leyes\/?/, '«Leyes»');
  const isOfFile = OF_FILES.test(message) || /\b(?:content|public)\//.test(said);
  return isOfFile ? withDetails(NOT_HERE, message) : said;
}

/** Says of each problem in which piece it is, and all of it without a file's words. */
export async function problemsInWords(
  root: string,
  problems: readonly Problem[],
  overlay?: Overlay,
): Promise<ShownProblem[]> {
  const isOfDay = problems.some(({ message }) => NOT_COME.test(message));
  const clock = isOfDay ? await clockFault(new Repository(root)) : undefined;
  const nameOf = namesIn(root, overlay);
  return problems.map((one) => ({
    ...one,
    piece: nameOf(one.file),
    message: clock && NOT_COME.test(one.message) ? clock : inFormWords(one.message, nameOf),
  }));
}

/** Says that the machine's clock is behind, in words; undefined if nothing known is later than its day. */
export async function clockFault(
  repository: Repository,
  now = new Date(),
): Promise<string | undefined> {
  const last = await lastPublication(repository);
  const saved = await repository.git(['log', '-1', '--format=%cI']).catch(() => '');
  const known = [
    ['la última publicación', last?.at],
    ['lo último que se guardó', saved.trim()],
    ['este programa', statSync(path.join(ENGINE, 'package-lock.json')).mtime],
  ] as const;
  // Another machine's clock may be some hours ahead.
  const later = known.find(([, at]) => at && new Date(at).getTime() - now.getTime() > DAY_MS);
  if (!later?.[1]) return undefined;
  const day = (at: Date) => longDate(todayAt(repository.root, at));
  return `El reloj de este equipo dice ${day(now)}, antes de ${later[0]} (${day(new Date(later[1]))}). Corrija la fecha del equipo, o pídalo a quien lo cuida: hasta entonces no se sabe qué día ya llegó.`;
}

/** Names files for people: pieces by kind and title. */
export function namesIn(root: string, overlay?: Overlay): (file: string) => string {
  let listed: ReturnType<typeof listFiles>['files'] | undefined;
  return (named) => {
    listed ??= listFiles(root, overlay).files;
    const found = listed.find(({ file }) => file === named || file === `${FOLDER}/${named}`);
    return found ? fullName(pieceOf(found)) : nameByPath(named);
  };
}

/** The name of a file that is not there. */
function nameByPath(file: string): string {
  const collection = collectionOf(file.startsWith(FOLDER) ? file : `${FOLDER}/${file}`);
  const title = path.parse(file).name;
  return collection ? fullName({ file, title, collection }) : `Archivo «${path.basename(file)}»`;
}
