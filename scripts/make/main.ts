import path from 'node:path';
import { parseArgs } from 'node:util';
import { forTerminal } from '@/lib/content/load/terminal';
import { todayAt } from '@/lib/content/load/zone';
import { openOffice } from '../open-office';
import { pathsOf, officeOptions } from './paths';
import { readReport } from './report';

/** `npm run build`; tests set `--root`, `--out` and `--cache`. */
const { values } = parseArgs({
  options: { root: { type: 'string' }, out: { type: 'string' }, cache: { type: 'string' } },
});
const given = Object.entries(values).map(([name, value]) => [name, path.resolve(value)]);
const root = values.root ? path.resolve(values.root) : await openOffice();
process.env['IDENTIDAD'] = path.join(root, 'content', 'identidad.yml');
const { isBuilt } = await import('./keys');
const paths = pathsOf({ ...officeOptions(root), ...Object.fromEntries(given) });
const report = isBuilt(paths) ? readReport(paths) : undefined;
if (report?.day === todayAt(root)) {
  console.log('Nada cambió desde la última compilación: el sitio está al día.');
  for (const warning of report.warnings) console.warn(forTerminal(`Aviso: ${warning}`));
} else {
  // Loaded late: the build's tools are slow to load.
  const { buildAndSay } = await import('./run');
  if (!(await buildAndSay(paths))) process.exitCode = 1;
}
