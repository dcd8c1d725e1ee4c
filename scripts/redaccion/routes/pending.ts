import { KINDS, pendientesOf, waits, type PendingKind } from '@/lib/check/pendientes';
import { vigenciasOf } from '@/lib/check/due';
import { collectionOf } from '@/lib/content/load/files';
import { libraryOf } from '@/lib/content/load/library';
import type { LoadedContent } from '@/lib/content/load/reading';
import { todayAt } from '@/lib/content/load/zone';
import { allEntries, collections, isFolder } from '@/lib/content/model';
import { editFile, readWords } from '@/lib/content/edit';
import { fileWords } from '@/lib/content/faults';
import { labelOf } from '@/lib/content/model/labels';
import { kindName } from '@/lib/content/model/piece-kinds';
import { rowOf, valueAt } from '@/lib/content/model/texts';
import { memoizeByObject } from '@/lib/content/model/memoize';
import type { Problem } from '@/lib/content/types';
import { wrongKind } from '../../make/office/kinds';
import { svgProblems } from '../../make/office/svg';
import { isTrial, TRIAL } from '../../oficina/trial';
import type { Shared } from '../../repository/shared';
import type { Estreno, Task, Vigencias } from '../api-lists';
import { loadedContent, type Folders } from '../check';
import { authorNow, mustPublish } from '../current-person';
import { Refused } from '../refused';
import type { Routes } from './route';
import { saveFiles } from '../../repository/save-files';
import { shownProblem } from '../screen-words';

/**
 * Facts due (`--vigencias`), and obstacles to the demonstration's end (`--publicar`).
 * @param ahead until then the content is being read by another process, and facts wait for it
 */
export function pendingRoutes(
  folders: Folders,
  shared: Shared,
  ahead: Promise<unknown> = Promise.resolve(),
): Routes {
  const { root } = folders;
  const dueOf = memoizeByObject((loaded: LoadedContent): Omit<Vigencias, 'trial'> =>
    loaded.problems.length > 0
      ? { fault: FAULTY, list: [] }
      : { list: tasksOf(vigenciasOf(loaded, root, todayAt(root)), loaded) },
  );
  const leftOf = memoizeByObject((loaded: LoadedContent): Estreno => {
    const { problems } = loaded;
    if (problems.length > 0) return { groups: [], problems: tasksOf(problems, loaded) };
    const pending = pendientesOf(loaded, root);
    const groups = (Object.keys(KINDS) as PendingKind[]).map((kind) => ({
      title: titleOf(kind),
      waits: waits(kind),
      tasks: tasksOf(
        pending.filter((one) => one.kind === kind),
        loaded,
      ),
    }));
    return { groups: groups.filter(({ tasks }) => tasks.length > 0), problems: [] };
  });
  return {
    'GET /api/vigencias': async (): Promise<Vigencias> => {
      await ahead;
      return { ...dueOf(loadedContent(folders)), ...(isTrial(root) && { trial: TRIAL }) };
    },
    'GET /api/estreno': (): Estreno => leftOf(loadedContent(folders)),
    'POST /api/estreno/icono': async ({ body }) => {
      mustPublish();
      if (!Buffer.isBuffer(body))
        throw new Refused(400, 'No llegó ningún dibujo. Elija un archivo .svg.');
      const wrong = wrongKind(body, 'svg') ?? svgProblems(body)[0]?.fault;
      if (wrong) throw new Refused(422, `No se cambió: ${fileWords(wrong)}`);
      const icon = [{ file: 'public/icono.svg', bytes: body }, ...ownIcon(root)];
      const message = 'Cambia el icono';
      await shared.repository.turn(() => saveFiles(shared, icon, { author: authorNow(), message }));
    },
  };
}

/** The file that said that the icon was the demonstration's, without that. */
function ownIcon(root: string): { file: string; bytes: string }[] {
  const file = 'content/identidad.yml';
  const text = libraryOf(root).fresh(file)?.text ?? '';
  const data = readWords(file, text).data as { muestra?: string[] };
  const { muestra } = data;
  if (!muestra?.includes('icono')) return [];
  const left = { ...data, muestra: muestra.filter((one) => one !== 'icono') };
  return [{ file, bytes: editFile(file, text, { data: left }) }];
}

function titleOf(kind: PendingKind): string {
  const [, many] = KINDS[kind];
  const title = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return waits(kind) ? `Puede esperar: ${many}` : title;
}

const FAULTY = 'Hay páginas con faltas: mientras tanto no se sabe qué vence.';

const tasksOf = (
  problems: readonly (Problem & { hasta?: string })[],
  { content }: LoadedContent,
): Task[] =>
  problems.map((one) => {
    const { file, field, message, details } = shownProblem(one);
    return {
      ...{ file, field, message, ...placeOf(content, file, field) },
      ...(details && { details }),
      ...(one.hasta && { day: one.hasta }),
    };
  });

const MARKS = ['muestra', 'porConfirmar', 'porVerificar', 'valor'];

function placeOf(
  content: LoadedContent['content'],
  file: string,
  field: string,
): Pick<Task, 'where' | 'name'> {
  const data = allEntries(content).find((entry) => entry.file === file)?.data;
  const collection = collectionOf(file);
  const written = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const keys = MARKS.includes(String(written.at(-1))) ? written.slice(0, -1) : written;
  const row = rowOf(data, keys);
  const piece = collection ? kindName(collection) : file;
  const title = collection && isFolder(collections[collection].files) && titleIn(data);
  const names = [piece, title || undefined, row?.name].filter((one) => one !== undefined);
  const label = labelOf(String(keys.at(-1)));
  return {
    where: [...names, label].filter(Boolean).join(' › '),
    name: whatItIs(data, written) ?? names.at(-1) ?? file,
  };
}

/** What an office's datum is, by the text beside its field or within it. */
function whatItIs(data: unknown, field: PropertyKey[]): string | undefined {
  const found = [field, field.slice(0, -1)].map((one) => valueAt(data, [...one, 'que']));
  return found.find((one): one is string => typeof one === 'string');
}

const titleIn = (data: unknown): string =>
  data instanceof Object && 'titulo' in data ? String(data.titulo) : '';
