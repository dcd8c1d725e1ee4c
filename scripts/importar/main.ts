import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openOffice } from '../open-office';
import { runCommand } from '../program';
import { importReleases, type ImportOutcome } from './import';

/** `npm run importar -- carpeta [--ensayo]`: the former site's releases become drafts (content/README.md). */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ensayo: { type: 'boolean', default: false } },
});
const [folder] = positionals;

const say = ({ origin, file, state, notes }: ImportOutcome) =>
  [`${origin}: ${state}${file ? ` → ${file}` : ''}`, ...notes.map((note) => `    ${note}`)].join(
    '\n',
  );

await runCommand(async () => {
  if (!folder || positionals.length > 1 || !existsSync(folder))
    throw new Error('Diga la carpeta de los comunicados: npm run importar -- carpeta [--ensayo]');
  const outcomes = await importReleases(await openOffice(), folder, values.ensayo);
  const how = (state: ImportOutcome['state']) =>
    outcomes.filter((one) => one.state === state).length;
  console.log(outcomes.map(say).join('\n'));
  console.log(
    `\n${values.ensayo ? 'Ensayo, no se escribió nada. ' : ''}${how('borrador')} quedaron en borrador, ${how('ya estaba')} ya estaban, ${how('no se trajo')} no se trajeron, ${how('no se pudo')} no se pudieron leer.`,
  );
  if (how('no se pudo') > 0) process.exitCode = 1;
});
