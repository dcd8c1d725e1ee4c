import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineVersion } from '@/lib/office-folder/engine';
import { OFFICE_FILE } from '@/lib/office-folder/settings';
import { writeRoot } from './releases';

/** `npm run muestra -- 1000 ../folder`: an office's folder with so many releases, to measure builds of it. */
const [count = '', given = ''] = process.argv.slice(2);
const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
if (!/^[1-9]\d*$/.test(count) || existsSync(folder)) {
  console.error('npm run muestra -- 1000 ../carpeta-nueva');
  process.exit(1);
}
writeRoot(folder, Number(count));
writeFileSync(path.join(folder, OFFICE_FILE), `${JSON.stringify({ motor: engineVersion() })}\n`);
