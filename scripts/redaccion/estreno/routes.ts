import { z } from 'zod';
import { KINDS } from '@/lib/check/pendientes';
import { readContent, type LoadedContent } from '@/lib/content/load/reading';
import { Store } from '@/lib/store';
import { wrongKind } from '../../make/office/kinds';
import { svgProblems } from '../../make/office/svg';
import type { Estreno, Task } from '../api';
import type { Folders } from '../check';
import type { Shared } from '../../repository/shared';
import { authorNow } from '../person';
import { Refused } from '../refused';
import type { Routes } from '../routes';
import { saveFiles } from '../save-files';
import { foreignNames, ownTasks } from './own';
import { pendingTasks } from './pending';
import { keepSeen, readSeen, type Seen } from './seen';

const Tick = z.object({ key: z.string(), done: z.boolean() });
const DRAWINGS = ['icono.svg'];

/** What is to be done from the demonstration to the office's own site, and how far one has come. */
export const estrenoRoutes = (paths: Folders, shared: Shared): Routes => ({
  'GET /api/estreno': () => tasksOf(paths),
  'POST /api/estreno': ({ body }) => {
    const { data } = Tick.safeParse(body);
    if (!data) throw new Refused(400, 'No se entendió qué quedó hecho. Vuelva a cargar la página.');
    const seen = readSeen(paths.root);
    const others = seen.ticked.filter((key) => key !== data.key);
    keepSeen(paths.root, { ...seen, ticked: data.done ? [...others, data.key] : others });
    return tasksOf(paths);
  },
  'POST /api/estreno/dibujo': async ({ query, body }) => {
    const name = DRAWINGS.find((one) => one === query.get('nombre'));
    if (!name || !Buffer.isBuffer(body))
      throw new Refused(400, 'No llegó ningún dibujo. Elija un archivo .svg.');
    const wrong = wrongKind(body, 'svg') ?? svgProblems(body)[0]?.message;
    if (wrong) throw new Refused(422, `No se cambió: ${wrong}`);
    const drawing = [{ file: `public/${name}`, bytes: body }];
    const message = `Cambia el dibujo ${name}`;
    await shared.repository.turn(() =>
      saveFiles(shared, drawing, { author: authorNow(), message }),
    );
    return tasksOf(paths);
  },
});

function tasksOf({ root, store }: Folders): Estreno {
  const read = readContent(root, { store: new Store(store) });
  if (read.problems.length > 0) return { groups: [], problems: read.problems };
  const seen = readSeen(root);
  const own = ownTasks(read, root);
  const first = { ...Object.fromEntries(own.map(({ key, now }) => [key, now])), ...seen.first };
  const before = first['content/sitio.yml ayuntamiento'] ?? '';
  const pending = [...pendingTasks(read, root), ...foreignNames(read, root, before)];
  const met = pending.map(({ key, kind, where }) => [key, { kind, where }] as const);
  const tasks = { ...Object.fromEntries(met), ...seen.tasks };
  const now: Seen = { ...seen, tasks, first };
  if (JSON.stringify(now) !== JSON.stringify(seen)) keepSeen(root, now);
  const open = new Set(pending.map(({ key }) => key));
  const ofKind = (kind: string): Task[] => [
    ...pending.filter((one) => one.kind === kind).map((one) => ({ ...one, done: false })),
    ...Object.entries(tasks).flatMap(([key, one]) =>
      one.kind === kind && !open.has(key) ? [{ key, where: one.where, todo: '', done: true }] : [],
    ),
  ];
  const groups = [
    {
      title: 'Su oficina y su municipio',
      tasks: own.map((one): Task => {
        const done = first[one.key] !== one.now || seen.ticked.includes(one.key);
        return { ...one, done };
      }),
    },
    { title: 'El nombre del municipio anterior', tasks: ofKind('municipio') },
    ...Object.entries(KINDS).map(([kind, [, many]]) => ({
      title: `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
      tasks: ofKind(kind),
    })),
    { title: 'Para terminar', tasks: [lastTask(read)] },
  ];
  return { groups: groups.filter((one) => one.tasks.length > 0), problems: [] };
}

const lastTask = ({ content }: LoadedContent): Task => ({
  key: 'demostracion',
  where: 'El sitio deja de ser una demostración',
  todo: 'Cuando no quede nada pendiente, diga «No». Desde entonces, si queda algo, no se publica.',
  file: content.sitio.file,
  field: 'demostracion',
  done: !content.sitio.data.demostracion,
});
