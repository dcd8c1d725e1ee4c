import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { validateContent } from '@/lib/check';
import { formerAddresses } from '@/lib/site/former';
import { openOffice } from '../open-office';
import { HUELLAS, parseHuellas, sha256 } from '../make/huellas';
import { officeOptions, pathsOf } from '../make/paths';
import { runCommand } from '../program';
import { lookAt } from '../publicar/session';
import { parseTarget } from '../publicar/target';
import { readHostRules } from '../serve/settings';
import { faultLines, verify } from './verify';

/**
 * `npm run verificar -- https://sitio`: compares a live site with `out/`, or with a list, `--huellas archivo`;
 * with `--servidor`, also its folder (docs/publicar.md). Ends with 1 when it is another.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { huellas: { type: 'string' }, servidor: { type: 'string' } },
  });
  const origin = originOf(positionals);
  const paths = pathsOf(officeOptions(await openOffice()));
  const file = values.huellas ?? path.join(paths.out, HUELLAS);
  if (!existsSync(file))
    throw new Error(`Falta ${file}. Ejecute npm run build, o diga otra lista: --huellas archivo.`);
  const rules = existsSync(paths.hostRules) ? await readHostRules(paths.hostRules) : undefined;
  if (!rules)
    console.warn(
      'Aviso: no se miran encabezados ni redirecciones; sus reglas las deja npm run build.',
    );
  const huellas = parseHuellas(readFileSync(file, 'utf8'));
  const { content, problems } = rules ? { problems: [] } : validateContent(paths.root);
  const former = content && problems.length === 0 ? formerAddresses(content) : [];
  const verdict = await verify({ origin, huellas, rules, former: former.map(({ from }) => from) });
  if (values.servidor !== undefined) {
    const target = parseTarget(values.servidor);
    const odd = await lookAt(target, sha256(readFileSync(file)));
    for (const [fault, files] of odd) verdict.faults.set(`en el servidor, ${fault}`, files);
  }
  for (const line of faultLines(verdict)) console.error(line);
  if (verdict.faults.size > 0) throw new Error(`\n${origin} NO es el sitio de la lista.`);
  console.log(`${origin} es el sitio de la lista: ${verdict.asked} respuestas, todas iguales.`);
});

function originOf([given = '', ...more]: string[]): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || more.length > 0)
    throw new Error('Diga qué sitio, sin ruta: npm run verificar -- https://ejemplo.gob.mx');
  return url.origin;
}
