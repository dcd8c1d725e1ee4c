import { longDate } from '@/lib/office/dates';
import { normaPath } from '@/lib/routes';
import { codesOf, normasOf, prefixOf, type NormaEntry } from '@/lib/site/normas';
import { leadsTo, type Scope } from './scope';

/** `id` is the official catalogue's number, which has a duplicate (section 9): it is not a key. */
export function checkNormas({ content, report }: Scope) {
  const table = normasOf(content);
  const substitutes = new Map(
    [...table.values()].map(({ norma, sustituidaPor }) => [
      norma.nombre,
      sustituidaPor.map((other) => other.norma.nombre),
    ]),
  );
  const codes = codesOf(content);
  const seen = new Map<string, string>();
  for (const catalogo of content.normas) {
    const { normas } = catalogo.data;
    const kind = prefixOf(normas[0]?.nombre ?? '');
    for (const [index, { nombre }] of normas.entries()) {
      const say: Say = (key, message) => report.field(catalogo, ['normas', index, key], message);
      const before = seen.get(nombre);
      if (before) say('nombre', `la norma «${nombre}» ya está en ${before}. Deje una sola.`);
      else seen.set(nombre, catalogo.file);
      const strange = `la norma «${nombre}» está en un catálogo de claves ${kind}. Pásela al suyo, o corrija la clave.`;
      if (prefixOf(nombre) !== kind) say('nombre', strange);
      const entry = table.get(normaPath(nombre));
      if (!entry || before) continue;
      checkLegend(entry, codes, substitutes, say);
      checkSubstituted(entry, substitutes, table, say);
      checkDates(entry, say);
    }
  }
}

type Say = (key: string, message: string) => void;
type Substitutes = ReadonlyMap<string, string[]>;

const unlisted = (code: string) =>
  `nombra la norma «${code}», que no está en ningún catálogo. Corrija la clave, o agréguela.`;

function checkLegend(
  { norma }: NormaEntry,
  { codesIn, substitutesIn }: ReturnType<typeof codesOf>,
  substitutes: Substitutes,
  say: Say,
): void {
  const { nombre, leyenda = '' } = norma;
  const circle = substitutesIn(leyenda).find((other) => leadsTo(other, nombre, substitutes));
  const round = `dice que a «${nombre}» la sustituye «${circle}», y de ésta se vuelve a «${nombre}». Corrija la leyenda de una.`;
  if (circle && circle !== nombre) say('leyenda', round);
  const itself = `la norma «${nombre}» no puede quedar en lugar de sí misma. Escriba la otra clave.`;
  for (const other of codesIn(leyenda))
    if (other === nombre) say('leyenda', itself);
    else if (!substitutes.has(other)) say('leyenda', unlisted(other));
}

/** Norms of `sustituyeA` exist, form no cycle, and overlap in time only with a reason. */
function checkSubstituted(
  entry: NormaEntry,
  substitutes: Substitutes,
  table: ReadonlyMap<string, NormaEntry>,
  say: Say,
): void {
  const { nombre, sustituyeA, motivo } = entry.norma;
  for (const code of sustituyeA) {
    const other = table.get(normaPath(code));
    const round = `dice que «${nombre}» sustituye a «${code}», y de ésta se vuelve a «${nombre}». Quite una de las dos.`;
    const both = `«${nombre}» y «${code}», a la que sustituye, regían a la vez. Corrija sus fechas (desde, hasta), o diga aquí por qué.`;
    if (!other) say('sustituyeA', unlisted(code));
    else if (leadsTo(nombre, code, substitutes)) say('sustituyeA', round);
    else if (!motivo && overlap(entry, other)) say('motivo', both);
  }
}

/** True when both were in force on a day, as far as the catalogue says. */
function overlap({ norma: later }: NormaEntry, { norma: former }: NormaEntry): boolean {
  if (!later.desde || !(former.hasta ?? (former.desde && !hasEnded(former)))) return false;
  return later.desde <= (former.hasta ?? '9') && (former.desde ?? '') <= (later.hasta ?? '9');
}

const hasEnded = ({ estado }: NormaEntry['norma']): boolean =>
  estado === 'derogada' || estado === 'abrogada';

function checkDates({ norma, catalogo }: NormaEntry, say: Say): void {
  const { estado, leyenda = '', hasta, desde } = norma;
  const { corte } = catalogo.data;
  const over = `dice que dejó de regir el ${hasta}, y que está vigente. Corrija la fecha, o escriba su estado y su leyenda.`;
  const early = `dice que empieza a regir el ${desde}, después del corte del catálogo (${corte}), y que está vigente. Corrija una de las fechas.`;
  const inForce = estado === 'vigente';
  if (inForce && hasta && hasta < corte) say('hasta', over);
  if (inForce && desde && desde > corte) say('desde', early);
  if (!hasta || !hasEnded(norma)) return;
  const day = /\d{1,2} de \p{L}+ de \d{4}/iu.exec(leyenda)?.[0].toLowerCase();
  const other = `dice ${longDate(hasta)}, y la leyenda, ${day}. Corrija la que esté mal.`;
  const late = `dice que rige hasta el ${hasta}, y que ya está ${estado}. Corrija la que esté mal.`;
  if (day && day !== longDate(hasta)) say('hasta', other);
  if (hasta > corte) say('hasta', late);
}
