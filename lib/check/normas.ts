import { leadsTo } from './lists';
import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';

/** Where a norm stands, for a message about another of the same code. */
interface Place {
  file: string;
  estado: string;
}

/**
 * Norms agree with each other, and with what their catalogues say of them. The `id` is the number that the
 * official catalogue prints, which repeats one itself (section 9): nothing is looked up by it.
 * @param today in ISO form
 */
export function checkNormas({ normas: catalogos }: Content, today: string, report: ProblemReport) {
  const known = new Map<string, Place>();
  for (const { file, data } of catalogos)
    for (const { nombre, estado } of data.normas)
      if (!known.has(nombre)) known.set(nombre, { file, estado });
  const substitutes = new Map(
    catalogos.flatMap(({ data }) =>
      data.normas.map(({ nombre, leyenda = '' }) => [nombre, substitutesOf(leyenda)] as const),
    ),
  );
  const seen = new Set<string>();
  for (const catalogo of catalogos) {
    const { corte } = catalogo.data;
    if (corte > today)
      report.field(
        catalogo,
        ['corte'],
        `el ${corte} no ha llegado. Escriba el día en que consultó el catálogo, ${today} a más tardar.`,
      );
    const kind = catalogo.data.normas[0]?.nombre.slice(0, 3) ?? '';
    catalogo.data.normas.forEach(({ nombre, leyenda = '' }, index) => {
      const say = (key: string, message: string) =>
        report.field(catalogo, ['normas', index, key], message);
      if (seen.has(nombre))
        say('nombre', `la norma «${nombre}» ya está en ${known.get(nombre)?.file}. Deje una sola.`);
      seen.add(nombre);
      if (!nombre.startsWith(kind))
        say(
          'nombre',
          `la norma «${nombre}» está en un catálogo de claves ${kind}. Pásela al suyo, o corrija la clave.`,
        );
      const circle = substitutesOf(leyenda).find((other) => leadsTo(other, nombre, substitutes));
      if (circle && circle !== nombre)
        say(
          'leyenda',
          `dice que a «${nombre}» la sustituye «${circle}», y de ésta se vuelve a «${nombre}». Corrija la leyenda de una.`,
        );
      for (const [other] of leyenda.matchAll(/NT[PAE]-\d+/g))
        if (other === nombre || !known.has(other))
          say(
            'leyenda',
            other === nombre
              ? `la norma «${nombre}» no puede quedar en lugar de sí misma. Escriba la otra clave.`
              : `nombra la norma «${other}», que no está en ningún catálogo. Corrija la clave, o agréguela.`,
          );
    });
  }
}

const BY = /\bpor (?:las? )?(NT[PAE]-\d+(?:(?:, | y | e )(?:las? )?NT[PAE]-\d+)*)/gi;

/** The norms that stand in the place of another, by its legend: «Sustituida por NTE-01 y NTE-02». */
const substitutesOf = (leyenda: string): string[] =>
  [...leyenda.matchAll(BY)].flatMap(([, codes = '']) => codes.match(/NT[PAE]-\d+/g) ?? []);
