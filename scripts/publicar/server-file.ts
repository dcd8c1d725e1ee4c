import { headersFor } from '@/lib/site/hosts/match';
import { SERVER_MARK } from '@/lib/site/hosts/rules';
import { HUELLAS } from '../make/huellas';
import { readHostRules } from '../serve/settings';
import { Failed } from './failed';

const PATIENCE_MS = 5000;
/** Names that no server has (RFC 2606, 6761). */
const NOWHERE = /(?:^|\.)(?:example|invalid|test|localhost)$/;

/**
 * Asks the site's server which rules it was set up with (D80).
 * @param origin of the site, as `url` of content/sitio.yml says
 * @param hostRules the file with the rules of the site that is about to be published
 * @returns lines, when its own file should be renewed; none where the site has no server yet
 * @throws Failed when its file is of a program whose policy named the styles, which would hide those of now
 */
export async function askServerFile(origin: string, hostRules: string): Promise<string[]> {
  if (NOWHERE.test(new URL(origin).hostname)) return [];
  const address = new URL(HUELLAS, origin).href;
  let headers: Headers;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    ({ headers } = await fetch(address, { method: 'HEAD', signal }));
  } catch {
    return [
      `No se pudo preguntar a ${origin} si el archivo de su servidor es el de hoy. Cuando esté en línea: npm run verificar -- ${origin}`,
    ];
  }
  if (headers.get('content-security-policy')?.includes('sha256-'))
    throw new Failed(
      `El servidor de ${origin} tiene el archivo de un programa anterior, con el que este sitio se vería sin estilos. Ponga en él primero el de servidores/ y recárguelo (docs/servidores.md, paso 4): lo que hoy se ve no cambia. Después publique.`,
    );
  const rules = await readHostRules(hostRules);
  const [still, moves] = marksOf(headers.get(SERVER_MARK));
  const [stillNow, movesNow] = marksOf(headersFor(rules, `/${HUELLAS}`)[SERVER_MARK]);
  if (headers.has('x-robots-tag') && !('X-Robots-Tag' in headersFor(rules, `/${HUELLAS}`)))
    return [
      `El servidor de ${origin} dice todavía a los buscadores que no muestren el sitio: ponga el archivo de servidores/ y recárguelo (docs/servidores.md, paso 4).`,
    ];
  if (still !== stillNow)
    return [
      `El servidor de ${origin} no tiene las reglas de hoy (encabezados, tipos, cuánto se guarda). El sitio se ve y trabaja; ${RENEW}`,
    ];
  return moves === movesNow
    ? []
    : [
        `El servidor de ${origin} no conoce todas las direcciones que cambiaron: las que faltan llevan a la nueva por una página. ${RENEW.replace(/^./, (letter) => letter.toUpperCase())}`,
      ];
}

const marksOf = (mark: string | null | undefined): readonly (string | undefined)[] =>
  mark?.split('-') ?? [];

const RENEW =
  'cuando pueda, ponga el archivo de servidores/ y recárguelo (docs/servidores.md, paso 4).';
