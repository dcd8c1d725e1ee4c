import { existsSync, readFileSync } from 'node:fs';
import { templateProblems } from '@/lib/email/template-problems';

/** `npm run plantilla -- archivo.html …`: the forbidden contents of e-mail templates (docs/correo.md). */
function check(file: string): string[] {
  if (!existsSync(file)) return [`${file} no existe.`];
  return templateProblems(readFileSync(file, 'utf8')).map(
    ({ line, message }) => `${file}:${line} ${message}`,
  );
}

const files = process.argv.slice(2);
const problems =
  files.length > 0 ? files.flatMap(check) : ['Diga qué archivo: npm run plantilla -- archivo.html'];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Sin faltas: la plantilla se puede usar.');
