import { fault, type ContentFault } from '@/lib/content/faults';
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
      const say: Say = (key, found) => report.field(catalogo, ['normas', index, key], found);
      const before = seen.get(nombre);
      if (before) say('nombre', fault('norm-repeated', { code: nombre, file: before }));
      else seen.set(nombre, catalogo.file);
      if (prefixOf(nombre) !== kind) say('nombre', fault('norm-strange', { code: nombre, kind }));
      const entry = table.get(normaPath(nombre));
      if (!entry || before) continue;
      checkLegend(entry, codes, substitutes, say);
      checkSubstituted(entry, substitutes, table, say);
      checkDates(entry, say);
    }
  }
}

type Say = (key: string, found: ContentFault) => void;
type Substitutes = ReadonlyMap<string, string[]>;

const unlisted = (code: string) => fault('norm-unlisted', { code }, code);

function checkLegend(
  { norma }: NormaEntry,
  { codesIn, substitutesIn }: ReturnType<typeof codesOf>,
  substitutes: Substitutes,
  say: Say,
): void {
  const { nombre, leyenda = '' } = norma;
  const circle = substitutesIn(leyenda).find((other) => leadsTo(other, nombre, substitutes));
  if (circle && circle !== nombre)
    say('leyenda', fault('norm-legend-circle', { code: nombre, other: circle }, circle));
  const itself = fault('norm-legend-itself', { code: nombre }, nombre);
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
    const values = { code: nombre, other: code };
    const round = fault('norm-replaces-circle', values);
    const both = fault('norm-overlap', values);
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
  const inForce = estado === 'vigente';
  if (inForce && hasta && hasta < corte) say('hasta', fault('norm-over', { day: hasta }));
  if (inForce && desde && desde > corte)
    say('desde', fault('norm-early', { day: desde, cut: corte }));
  if (!hasta || !hasEnded(norma)) return;
  const day = /\d{1,2} de \p{L}+ de \d{4}/iu.exec(leyenda)?.[0].toLowerCase();
  if (day && day !== longDate(hasta))
    say('hasta', fault('norm-legend-day', { day: longDate(hasta), legend: day }));
  if (hasta > corte) say('hasta', fault('norm-late', { day: hasta, state: estado }));
}
