import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openOffice } from '@/lib/office-folder/open';
import { importReleases, type ImportOutcome } from './import';

/**
 * `npm run importar -- <carpeta>`: the former site's releases become drafts of `content/prensa/`
 * (content/README.md). `--ensayo` writes nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ensayo: { type: 'boolean', default: false } },
});
const [folder] = positionals;

const say = ({ origin, file, state, notes }: ImportOutcome) =>
  [`${origin}: ${state}${file ? ` → ${file}` : ''}`, ...notes.map((note) => `    ${note}`)].join(
    '\n',
  );

if (!folder || positionals.length > 1 || !existsSync(folder)) {
  console.error('Diga la carpeta de los comunicados: npm run importar -- carpeta [--ensayo]');
  process.exitCode = 1;
} else {
  try {
    const outcomes = await importReleases(openOffice(), folder, values.ensayo);
    const how = (state: ImportOutcome['state']) =>
      outcomes.filter((one) => one.state === state).length;
    console.log(outcomes.map(say).join('\n'));
    console.log(
      `\n${values.ensayo ? 'Ensayo, no se escribió nada. ' : ''}${how('borrador')} quedaron en borrador, ${how('ya estaba')} ya estaban, ${how('no se trajo')} no se trajeron, ${how('no se pudo')} no se pudieron leer.`,
    );
    if (how('no se pudo') > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
