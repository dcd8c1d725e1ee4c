import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { normaPath } from '@/lib/routes';
import { codesOf, normasOf, prefixOf, type NormaEntry } from '@/lib/site/normas';
import { leadsTo } from './lists';
import type { ProblemReport } from '@/lib/content/parse/report';

/** `id` is the official catalogue's number, which has a duplicate (section 9): it is not a key. */
export function checkNormas(content: Content, report: ProblemReport) {
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
    normas.forEach((norma, index) => {
      const { nombre } = norma;
      const say: Say = (key, message) => report.field(catalogo, ['normas', index, key], message);
      const before = seen.get(nombre);
      if (before) say('nombre', `la norma «${nombre}» ya está en ${before}. Deje una sola.`);
      else seen.set(nombre, catalogo.file);
      if (prefixOf(nombre) !== kind)
        say(
          'nombre',
          `la norma «${nombre}» está en un catálogo de claves ${kind}. Pásela al suyo, o corrija la clave.`,
        );
      const entry = table.get(normaPath(nombre));
      if (!entry || before) return;
      checkLegend(entry, codes, substitutes, say);
      checkSubstituted(entry, substitutes, table, say);
      checkDates(entry, say);
    });
  }
}

type Say = (key: string, message: string) => void;
type Substitutes = ReadonlyMap<string, string[]>;

function checkLegend(
  { norma }: NormaEntry,
  { codesIn, substitutesIn }: ReturnType<typeof codesOf>,
  substitutes: Substitutes,
  say: Say,
): void {
  const { nombre, leyenda = '' } = norma;
  const circle = substitutesIn(leyenda).find((other) => leadsTo(other, nombre, substitutes));
  if (circle && circle !== nombre)
    say(
      'leyenda',
      `dice que a «${nombre}» la sustituye «${circle}», y de ésta se vuelve a «${nombre}». Corrija la leyenda de una.`,
    );
  for (const other of codesIn(leyenda))
    if (other === nombre || !substitutes.has(other))
      say(
        'leyenda',
        other === nombre
          ? `la norma «${nombre}» no puede quedar en lugar de sí misma. Escriba la otra clave.`
          : `nombra la norma «${other}», que no está en ningún catálogo. Corrija la clave, o agréguela.`,
      );
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
    if (!other)
      say(
        'sustituyeA',
        `nombra la norma «${code}», que no está en ningún catálogo. Corrija la clave, o agréguela.`,
      );
    else if (leadsTo(nombre, code, substitutes))
      say(
        'sustituyeA',
        `dice que «${nombre}» sustituye a «${code}», y de ésta se vuelve a «${nombre}». Quite una de las dos.`,
      );
    else if (!motivo && overlap(entry, other))
      say(
        'motivo',
        `«${nombre}» y «${code}», a la que sustituye, regían a la vez. Corrija sus fechas (desde, hasta), o diga aquí por qué.`,
      );
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
  if (inForce && hasta && hasta < corte)
    say(
      'hasta',
      `dice que dejó de regir el ${hasta}, y que está vigente. Corrija la fecha, o escriba su estado y su leyenda.`,
    );
  if (inForce && desde && desde > corte)
    say(
      'desde',
      `dice que empieza a regir el ${desde}, después del corte del catálogo (${corte}), y que está vigente. Corrija una de las fechas.`,
    );
  const [day] = /\d{1,2} de \p{L}+ de \d{4}/iu.exec(leyenda) ?? [];
  const ended = hasEnded(norma);
  if (ended && day && hasta && day.toLowerCase() !== longDate(hasta))
    say(
      'hasta',
      `dice ${longDate(hasta)}, y la leyenda, ${day.toLowerCase()}. Corrija la que esté mal.`,
    );
  if (ended && hasta && hasta > corte)
    say(
      'hasta',
      `dice que rige hasta el ${hasta}, y que ya está ${estado}. Corrija la que esté mal.`,
    );
}
