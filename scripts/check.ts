import { validateContent } from '@/lib/content';
import { formatProblem } from '@/lib/content/problems';

const { content, problems } = validateContent();
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  console.error(
    `\n${problems.length === 1 ? '1 error' : `${problems.length} errores`} en content/. Corrija y vuelva a ejecutar: npm run check`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `Contenidos correctos: ${content.comunicados.length} comunicados, ${content.direcciones.length} direcciones, ${content.normas.length} catálogos.`,
  );
}
