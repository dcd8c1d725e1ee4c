import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { FIRMA, HUELLAS, parseHuellas } from '../make/huellas';
import { placesOf, projectOptions } from '../make/places';
import { readHostRules } from '../serve/settings';
import { askText } from './ask';
import { isSigned, readKey } from './firma';
import { sayVerdict } from './say';
import { verify } from './verify';

/** The list that `--huellas` takes for the site's own. */
const OF_THE_SITE = 'sitio';
const TIMEOUT = 20_000;

/**
 * `npm run verificar -- https://sitio`: whether a live site is, byte for byte, the one of `out/`, or that
 * of another list (docs/publicar.md). Ends with 0 when it is and with 1 when it is not.
 */
async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      huellas: { type: 'string' },
      llave: { type: 'string' },
      reglas: { type: 'string' },
    },
  });
  const origin = originOf(positionals);
  const places = placesOf(projectOptions());
  const published = await askText(`${origin}/${HUELLAS}`, TIMEOUT);
  const source = values.huellas ?? path.join(places.out, HUELLAS);
  const list = source === OF_THE_SITE ? published : read(source);
  let right = true;
  const wrong = (line: string) => {
    console.error(line);
    right = false;
  };
  if (list === undefined) {
    wrong(`El sitio no publica ${HUELLAS}: no hay con qué compararlo.`);
    return right;
  }
  if (published !== list) wrong(`La lista que el sitio publica (/${HUELLAS}) es otra, o falta.`);
  if (values.llave !== undefined) {
    const signature = await askText(`${origin}/${FIRMA}`, TIMEOUT);
    if (!signature || !isSigned(list, signature, readKey(values.llave)))
      wrong(`La firma (/${FIRMA}) falta o no es de esa llave: no confíe en la lista.`);
    else console.log('La firma es de esa llave.');
  } else if (source === OF_THE_SITE)
    console.warn(
      'Aviso: la lista es la del mismo sitio; quien lo altere puede alterarla. Use --llave, o una lista guardada aparte.',
    );
  const rulesFile = values.reglas ?? places.hostRules;
  const rules = values.reglas || existsSync(rulesFile) ? await readHostRules(rulesFile) : undefined;
  if (!rules)
    console.warn(
      `Aviso: sin ${rulesFile} no se miran encabezados ni redirecciones. Lo deja npm run build.`,
    );
  const verdict = await verify({ origin, huellas: parseHuellas(list), rules });
  for (const line of sayVerdict(verdict)) console.error(line);
  if (!right || verdict.faults.size > 0) {
    console.error(`\n${origin} NO es el sitio de la lista.`);
    return false;
  }
  console.log(`${origin} es el sitio de la lista: ${verdict.asked} respuestas, todas iguales.`);
  return true;
}

function originOf([given = '', ...more]: string[]): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || more.length > 0)
    throw new Error('Diga qué sitio, sin ruta: npm run verificar -- https://ejemplo.gob.mx');
  return url.origin;
}

function read(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    `Falta ${file}. Constrúyalo con npm run build, o diga otra lista: --huellas archivo (o --huellas ${OF_THE_SITE}).`,
  );
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
