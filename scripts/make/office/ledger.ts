import { fault, type ContentFault } from '@/lib/content/faults';
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
      const say = (key: keyof Row, found: ContentFault) => {
        const field = ['documentos', index, key];
        problems.push({ ...found, file, line: lineOf(file, field), field: field.join('.') });
      };
      const { archivo: path, sha256, retirado } = row;
      const { hash, isFaulty } = files.get(path) ?? {};
      if (noted.has(path)) say('archivo', fault('note-twice', { path }));
      noted.add(path);
      if (isFaulty) continue;
      const after = hash === undefined ? '' : changed(row, hash, today);
      if (hash === undefined && !retirado) say('archivo', fault('noted-gone', { path, today }));
      else if (hash !== undefined && retirado)
        say('retirado', fault('noted-back', { path, row: after }));
      else if (hash !== undefined && hash !== sha256)
        say('sha256', fault('noted-other', { path, row: after }));
    }
  const list = `content/bitacora/${today.slice(0, 4)}.yml`;
  const isThere = bitacora.some(({ file }) => file === list);
  for (const [archivo, { hash: sha256, isFaulty }] of files)
    if (!noted.has(archivo) && !isFaulty) {
      const row = written({ archivo, sha256, fecha: today, nota: '', anteriores: [] });
      const found = fault('not-noted', { list, isThere, row });
      problems.push({ ...found, file: `public${archivo}`, line: 0, field: '' });
    }
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
