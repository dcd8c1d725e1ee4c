import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { validateContent } from '@/lib/check';
import { openOffice } from '@/lib/office-folder/open';
import { formerAddresses } from '@/lib/site/former';
import { HUELLAS, parseHuellas, sha256 } from '../make/huellas';
import { officeOptions, pathsOf } from '../make/paths';
import { lookAt } from '../publicar/look';
import { parseTarget } from '../publicar/target';
import { readHostRules } from '../serve/settings';
import { faultLines, verify } from './verify';

/**
 * `npm run verificar -- https://sitio`: whether a live site is, byte for byte, that of `out/`, or of another
 * list, `--huellas archivo`; with `--servidor usuario@servidor:/carpeta`, also whether its folder has files
 * that nobody published (docs/publicar.md). Ends with 0 when it is and with 1 when it is not.
 */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { huellas: { type: 'string' }, servidor: { type: 'string' } },
  });
  const origin = originOf(positionals);
  const paths = pathsOf(officeOptions(openOffice()));
  const file = values.huellas ?? path.join(paths.out, HUELLAS);
  if (!existsSync(file))
    throw new Error(`Falta ${file}. Ejecute npm run build, o diga otra lista: --huellas archivo.`);
  const rules = existsSync(paths.hostRules) ? await readHostRules(paths.hostRules) : undefined;
  if (!rules)
    console.warn(
      'Aviso: no se miran encabezados ni redirecciones; sus reglas las deja npm run build.',
    );
  const huellas = parseHuellas(readFileSync(file, 'utf8'));
  const former = rules ? [] : formerHere(paths.root);
  const verdict = await verify({ origin, huellas, rules, former });
  if (values.servidor !== undefined) {
    const target = parseTarget(values.servidor);
    const odd = await lookAt({ target, list: sha256(readFileSync(file)) });
    for (const [fault, files] of odd) verdict.faults.set(`en el servidor, ${fault}`, files);
  }
  for (const line of faultLines(verdict)) console.error(line);
  const right = verdict.faults.size === 0;
  if (!right) console.error(`\n${origin} NO es el sitio de la lista.`);
  else
    console.log(`${origin} es el sitio de la lista: ${verdict.asked} respuestas, todas iguales.`);
  return right;
}

function formerHere(root: string): string[] {
  const { content, problems } = validateContent(root);
  return problems.length > 0 ? [] : formerAddresses(content).map(({ from }) => from);
}

function originOf([given = '', ...more]: string[]): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || more.length > 0)
    throw new Error('Diga qué sitio, sin ruta: npm run verificar -- https://ejemplo.gob.mx');
  return url.origin;
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
