import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMEMBERED, rememberOffice } from '@/lib/office-folder';
import { runCommand } from '../program';
import { createOffice } from './create';
import { askOffice, officeOf, QUESTIONS } from './options';

/** `npm run oficina -- ../carpeta`: makes another office's folder (docs/adoptar.md), and remembers it. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      Object.keys(QUESTIONS).map((key) => [key, { type: 'string' as const }]),
    ),
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0)
    throw new Error('Diga en qué carpeta, y sólo una: npm run oficina -- ../carpeta');
  const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
  const asks = Object.keys(values).length === 0 && process.stdin.isTTY;
  const office = officeOf(asks ? await askOffice() : values);
  const hasGit = createOffice(folder, office);
  rememberOffice(folder);
  console.log(
    [
      `Listo: ${folder}`,
      ...(hasGit
        ? []
        : [
            'Aviso: este equipo no tiene git, y la carpeta quedó sin historia. Instálelo y, en ella: git init',
          ]),
      `Los comandos la toman desde ahora (${REMEMBERED}). Siga con:`,
      '  npm start            para ver el sitio',
      '  npm run redaccion    para escribir; «Pasar al sitio verdadero» dice qué falta',
      `Lo demás está en ${path.join(folder, 'README.md')} y en docs/adoptar.md.`,
    ].join('\n'),
  );
});
