import type { Content } from '@/lib/content/model';
import { normaPath } from '@/lib/routes';
import { memoizeByObject } from '@/lib/content/model/memoize';
import type { Catalogo, Norma, NormaEntry } from './vigencia';

export type { Norma, NormaEntry };

const tableOf = memoizeByObject((catalogos: Catalogo[]): Map<string, NormaEntry> => {
  const entries = catalogos.flatMap((catalogo) =>
    catalogo.data.normas.map((norma): NormaEntry => {
      const muestra = catalogo.data.muestra && norma.muestra;
      const ruta = normaPath(norma.nombre);
      return { norma, catalogo, ruta, muestra, sustituye: [], sustituidaPor: [] };
    }),
  );
  const table = new Map(entries.map((entry) => [entry.ruta, entry]));
  const { substitutesIn } = codesOf({ normas: catalogos });
  const join = (later: NormaEntry | undefined, former: NormaEntry | undefined) => {
    if (!later || !former || later.sustituye.includes(former)) return;
    later.sustituye.push(former);
    former.sustituidaPor.push(later);
  };
  for (const entry of entries) {
    for (const code of entry.norma.sustituyeA) join(entry, table.get(normaPath(code)));
    for (const code of substitutesIn(entry.norma.leyenda)) join(table.get(normaPath(code)), entry);
  }
  return table;
});

/** Returns all norms by address, in content order; memoised per content. */
export const normasOf = ({ normas }: Pick<Content, 'normas'>) => tableOf(normas);

/** `NTA-33. Archivo`. */
export const normaTitle = ({ nombre, descripcion }: Norma): string => `${nombre}. ${descripcion}`;

/** @throws when no norm has that address */
export function normaAt(content: Pick<Content, 'normas'>, ruta: string): NormaEntry {
  const entry = normasOf(content).get(ruta);
  if (!entry) throw new Error(`There is no norm at ${ruta}.`);
  return entry;
}

/** `NTA-33` → `NTA`. */
export const prefixOf = (nombre: string): string => nombre.replace(/-\d+$/, '');

export function codesOf({ normas }: Pick<Content, 'normas'>) {
  const prefixes = normas.flatMap(({ data }) => data.normas.map(({ nombre }) => prefixOf(nombre)));
  const code = `(?:${[...new Set(prefixes)].join('|')})-\\d+`;
  const codesIn = (text: string): string[] => text.match(new RegExp(code, 'g')) ?? [];
  const by = new RegExp(`\\bpor (?:las? )?(${code}(?:(?:, | y | e )(?:las? )?${code})*)`, 'gi');
  return {
    codesIn,
    substitutesIn: (leyenda = ''): string[] =>
      [...leyenda.matchAll(by)].flatMap(([, codes = '']) => codesIn(codes)),
  };
}

/** Returns every dated start, end and reform of the norms, newest first. */
export const normaChanges = (content: Pick<Content, 'normas'>) =>
  [...normasOf(content).values()]
    .flatMap((entry) => {
      const { desde, hasta, cambios } = entry.norma;
      return [
        ...(desde ? [{ entry, id: 'desde', day: desde, what: 'Empezó a regir.' }] : []),
        ...cambios.map(({ fecha, que }, at) => ({
          ...{ entry, id: `cambio-${at + 1}`, day: fecha, what: que },
        })),
        ...(hasta ? [{ entry, id: 'hasta', day: hasta, what: 'Último día en que rigió.' }] : []),
      ];
    })
    .sort((a, b) => b.day.localeCompare(a.day));
