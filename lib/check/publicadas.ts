import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@/lib/content/load/reading';
import { PUBLICADAS, type Content } from '@/lib/content/model';
import { readText } from '@/lib/content/parse/read';
import type { Problem } from '@/lib/content/types';
import { formerAddresses } from '@/lib/site/former';
import { kindOf } from '@/lib/site/kinds';
import { allPages, NOT_FOUND, sourceOf } from '@/lib/site/pages';
import { lowered, takenAddresses } from './addresses';

/** First line of a list whose addresses may still disappear. */
const INVENTED = '# De la demostración: estas direcciones todavía pueden desaparecer.';

/** Returns the list of published addresses (D49), without lists of releases, whose number varies. */
export function formatPublicadas(content: Content): string {
  const pages = allPages(content).filter(({ kind, ruta }) => {
    const { gone, growing, record } = kindOf(kind);
    return ruta !== NOT_FOUND && (gone || record || !growing);
  });
  const all = [
    ...pages.map(({ ruta }) => ruta),
    ...formerAddresses(content).map((one) => one.from),
  ];
  const lines = [...new Set(all)].sort();
  return [...(content.sitio.data.demostracion ? [INVENTED] : []), ...lines, ''].join('\n');
}

/** Reports lost published addresses; only advice in a demonstration, a former one, and with drafts. */
export function checkPublicadas(
  read: Pick<LoadedContent, 'content' | 'withWaiting'>,
  root: string,
  waiting: boolean,
): { problems: Problem[]; warnings: Problem[] } {
  if (!existsSync(path.join(root, PUBLICADAS))) return { problems: [], warnings: [] };
  const lines = readText(root, PUBLICADAS).split('\n');
  const former = formerAddresses(read.content).map(({ from }) => from);
  const answers = new Set([...takenAddresses(read.content), ...lowered(former)]);
  const dead = lines.flatMap((line, index) => {
    const ruta = line.trim();
    return ruta.startsWith('/') && !answers.has(ruta.toLowerCase()) ? [{ ruta, index }] : [];
  });
  const held = dead.length > 0 ? read.withWaiting?.(() => true).content : undefined;
  const ownerOf = (ruta: string) => {
    const page = held && allPages(held).find((one) => one.ruta === ruta);
    return page && sourceOf(held, page);
  };
  const found = dead.map(({ ruta, index }) => ({
    file: PUBLICADAS,
    line: index + 1,
    field: '',
    message: wordsOf(ruta, ownerOf(ruta)),
  }));
  const isAdvice = waiting || read.content.sitio.data.demostracion || lines[0] === INVENTED;
  return isAdvice ? { problems: [], warnings: found } : { problems: found, warnings: [] };
}

const wordsOf = (ruta: string, owner: string | undefined): string =>
  `«${ruta}» ya se publicó, y quien la guardó ya no llegaría a nada. ${
    owner
      ? `La tiene ${owner}, que no está publicado: publíquelo, o escriba en él retirar: con el día y el motivo.`
      : `En lo que ocupa su lugar, escriba antes: [${ruta}]; si nada lo ocupa, devuelva lo que había y escriba en él retirar: con el día y el motivo.`
  }`;
