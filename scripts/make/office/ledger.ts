import type { Content } from '@/lib/content/model';
import type { LineFinder, Problem } from '@/lib/content/types';
import type { OfficeFile } from './inspect';

export type Row = Content['bitacora'][number]['data']['documentos'][number];

/** Checks that every new, changed or removed PDF has a note. @returns problems with the row to write */
export function ledgerProblems(
  supplied: readonly (Pick<OfficeFile, 'name' | 'hash'> & { isFaulty: boolean })[],
  { bitacora }: Content,
  lineOf: LineFinder,
  today: string,
): Problem[] {
  const files = new Map(supplied.map((file) => [`/${file.name}`, file]));
  const problems: Problem[] = [];
  const noted = new Set<string>();
  for (const { file, data } of bitacora)
    for (const [index, row] of data.documentos.entries()) {
      const say = (key: keyof Row, message: string) => {
        const field = ['documentos', index, key];
        problems.push({ file, line: lineOf(file, field), field: field.join('.'), message });
      };
      const { archivo, sha256, retirado } = row;
      const { hash, isFaulty } = files.get(archivo) ?? {};
      if (noted.has(archivo))
        say('archivo', `«${archivo}» ya tiene otro renglón. Deje uno solo, con sus anteriores.`);
      noted.add(archivo);
      if (isFaulty) continue;
      if (hash === undefined && !retirado)
        say(
          'archivo',
          `public${archivo} ya no está. Vuelva a ponerlo o, si se retiró, agregue a su renglón: retirado: ${today}`,
        );
      else if (hash !== undefined && retirado)
        say(
          'retirado',
          `public${archivo} está otra vez. Quítelo, o sustituya su renglón por éste y diga en nota qué es: ${changed(row, hash, today)}`,
        );
      else if (hash !== undefined && hash !== sha256)
        say(
          'sha256',
          `public${archivo} es otro archivo que el apuntado. Si no debía cambiar, recupere el anterior. Si cambió, sustituya su renglón por éste y diga en nota qué cambió: ${changed(row, hash, today)}`,
        );
    }
  const list = `content/bitacora/${today.slice(0, 4)}.yml`;
  const how = bitacora.some(({ file }) => file === list)
    ? `Agregue al final de ${list}`
    : `Haga el archivo ${list}, cuyo primer renglón diga «documentos:», y agréguele`;
  for (const [archivo, { hash: sha256, isFaulty }] of files)
    if (!noted.has(archivo) && !isFaulty)
      problems.push({
        ...{ file: `public${archivo}`, line: 0, field: '' },
        message: `la oficina no ha apuntado este documento. Ejecute npm run check -- --apuntar, o a mano: ${how.charAt(0).toLowerCase()}${how.slice(1)} este renglón y diga en nota qué es: ${written({ archivo, sha256, fecha: today, nota: '', anteriores: [] })}`,
      });
  return problems;
}

const changed = (row: Row, hash: string, today: string) => written(rowAfter(row, hash, today, ''));

/** Returns a row for a replaced file, with the former hash in its list. */
export const rowAfter = (
  { archivo, sha256, nota, retirado, anteriores }: Row,
  hash: string,
  today: string,
  now: string,
): Row => ({
  ...{ archivo, sha256: hash, fecha: today, nota: now },
  anteriores: [{ sha256, hasta: retirado ?? today, nota }, ...anteriores],
});

/** Returns a row as one line of YAML. */
function written({ archivo, sha256, fecha, nota, anteriores }: Row): string {
  const text = JSON.stringify;
  const former = anteriores.map(
    (one) => `{ sha256: ${text(one.sha256)}, hasta: ${one.hasta}, nota: ${text(one.nota)} }`,
  );
  const before = former.length > 0 ? `, anteriores: [${former.join(', ')}]` : '';
  return `- { archivo: ${text(archivo)}, sha256: ${text(sha256)}, fecha: ${fecha}, nota: ${text(nota)}${before} }`;
}
