import { KINDS } from '@/lib/check/pendientes';
import { readContent } from '@/lib/content/load/reading';
import { Store } from '@/lib/store';
import { wrongKind } from '../../make/office/kinds';
import { svgProblems } from '../../make/office/svg';
import type { Estreno, Task } from '../api';
import type { Folders } from '../check';
import type { Shared } from '../../repository/shared';
import { authorNow } from '../current-person';
import { Refused } from '../refused';
import type { Routes } from '../routes';
import { saveFiles } from '../save-files';
import { ownTasks } from './office-tasks';
import { pendingTasks } from './pending-tasks';

const DRAWINGS = ['icono.svg'];

/** What is left to be done from the demonstration to the office's own site. */
export const estrenoRoutes = (paths: Folders, shared: Shared): Routes => ({
  'GET /api/estreno': () => tasksOf(paths),
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
  const pending = pendingTasks(read, root);
  const groups = [
    { title: 'Su oficina: lo que dice lo mismo que la demostración', tasks: ownTasks(read, root) },
    ...Object.entries(KINDS).map(([kind, [, many]]) => ({
      title: `${many.charAt(0).toUpperCase()}${many.slice(1)}`,
      tasks: pending.filter((one) => one.kind === kind),
    })),
    { title: 'Para terminar', tasks: read.content.sitio.data.demostracion ? [LAST] : [] },
  ];
  return { groups: groups.filter((one) => one.tasks.length > 0), problems: [] };
}

const LAST: Task = {
  key: 'demostracion',
  where: 'El sitio deja de ser una demostración',
  todo: 'Cuando no quede nada pendiente, diga «No». Desde entonces, si queda algo, no se publica.',
  file: 'content/sitio.yml',
  field: 'demostracion',
};
