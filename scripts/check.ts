import path from 'node:path';
import { formatProblem, formatWarning } from '@/lib/content/problems';
import { validateInThreads } from './make/check-files';
import { openPool } from './make/pool';

/** `npm run check`: every problem of `content/`, and what is hard to read, which stops nothing. */
const root = process.cwd();
const pool = openPool();
const { content, problems, warnings } = await validateInThreads(
  root,
  { cacheDir: path.join(root, '.cache', 'content') },
  pool,
);
await pool.close();
const count = (list: unknown[], one: string, many: string) =>
  `${list.length} ${list.length === 1 ? one : many}`;

if (warnings.length > 0) {
  console.warn(warnings.map(formatWarning).join('\n'));
  console.warn(
    `\n${count(warnings, 'aviso', 'avisos')} de lenguaje claro. No impiden publicar; conviene atenderlos.\n`,
  );
}
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  console.error(
    `\n${count(problems, 'error', 'errores')} en content/. Corrija y vuelva a ejecutar: npm run check`,
  );
  process.exitCode = 1;
} else {
  const { comunicados, direcciones, normas } = content;
  console.log(
    `Contenidos correctos: ${comunicados.length} comunicados, ${direcciones.length} direcciones, ${normas.length} catálogos.`,
  );
}
