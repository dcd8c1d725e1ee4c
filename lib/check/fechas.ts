import type { Content } from '@/lib/content/model';
import { ordenamientosOf } from '@/lib/content/model/leyes';
import type { Entry } from '@/lib/content/types';
import { parseHorario } from '@/lib/office/words';
import { kindAt } from '@/lib/site/page-data/avisos';
import { repeated, unique, type Scope } from './scope';

/** Checks releases' days, days of the past that have not come, and closing days. */
export function checkFechas(scope: Scope) {
  const { content, drafts, today, report } = scope;
  const { inicio, declaraciones, vehiculos, direcciones, paginas, directorio, normas } = content;
  for (const entry of content.comunicados) {
    const { fecha, publicar = today } = entry.data;
    if (drafts.includes(entry.file)) continue;
    if (fecha > today && publicar <= today)
      report.field(
        entry,
        ['fecha'],
        `el ${fecha} no ha llegado, y el comunicado se publicaría hoy. Para que salga ese día, escriba publicar: ${fecha}`,
      );
    else if (fecha > publicar)
      report.field(
        entry,
        ['publicar'],
        `saldría el ${publicar}, antes de su fecha, el ${fecha}. Escriba en los dos el mismo día.`,
      );
  }

  const past = (entry: Entry<unknown>, field: PropertyKey[], day = '', write: string) => {
    if (day > today)
      report.field(entry, field, `el ${day} no ha llegado. Escriba el día ${write}.`);
  };
  const atLatest = `${today} a más tardar`;
  for (const entry of [inicio, declaraciones, vehiculos, ...direcciones, ...paginas]) {
    const write = `en que revisó el texto, ${atLatest}`;
    if (entry) past(entry, ['actualizado'], entry.data.actualizado, write);
  }
  for (const [index, { verificado }] of directorio.data.unidades.entries()) {
    const write = `en que se comprobó, ${atLatest}`;
    past(directorio, ['unidades', index, 'verificado'], verificado, write);
  }
  for (const entry of normas)
    past(entry, ['corte'], entry.data.corte, `en que consultó el catálogo, ${atLatest}`);
  for (const { ley, entry, field } of ordenamientosOf(content)) {
    past(entry, [...field, 'texto'], ley.texto, 'de la última reforma del texto que se leyó');
    // Entry into force may be future.
    const [, year = ''] = /\bde (\d{4})\b/.exec(ley.publicacion) ?? [];
    const message = `el año ${year} no ha llegado. Revise cuándo se publicó.`;
    if (year > today.slice(0, 4)) report.field(entry, [...field, 'publicacion'], message);
  }
  checkDiasInhabiles(scope);
}

/** Closing days are of the listed years; without any, pages cannot say whether the office is open. */
function checkDiasInhabiles({ content: { sitio, vehiculos }, report, advice }: Scope): void {
  check(sitio, [], sitio.data.diasInhabiles);
  const arrastre = vehiculos?.data.arrastre;
  if (arrastre && parseHorario(arrastre.horario))
    check(vehiculos, ['arrastre'], arrastre.diasInhabiles);

  function check(
    entry: Entry<unknown>,
    at: string[],
    listed: Content['sitio']['data']['diasInhabiles'],
  ): void {
    const lack =
      'falta «diasInhabiles»: el sitio no puede decir si la oficina está abierta. Escriba anios y dias.';
    if (!listed) advice.field(entry, at, lack);
    listed?.dias.forEach((row, index) => {
      for (const key of ['fecha', 'hasta'] as const) {
        const field = [...at, 'diasInhabiles', 'dias', index, key];
        const message = `${row[key]} no es de los años de «anios». Agregue ahí su año, o corrija la fecha.`;
        if (row[key] && !listed.anios.includes(Number(row[key].slice(0, 4))))
          report.field(entry, field, message);
      }
    });
  }
}

export function checkAvisos({ content, today, report, advice }: Scope): void {
  const { avisos } = content;
  unique(avisos, ({ data }) => data.titulo, 'el aviso', ['titulo'], report);
  for (const entry of avisos) {
    const { nivel, hasta, paginas = [] } = entry.data;
    repeated(entry, 'paginas', paginas, report);
    paginas.forEach((ruta, index) => {
      const { form, bare } = kindAt(content, ruta) ?? {};
      const say = (message: string) => report.field(entry, ['paginas', index], message);
      if (bare) say(`«${ruta}» no muestra avisos. Quite esa dirección.`);
      if (form && nivel !== 'urgente')
        say(
          `«${ruta}» es la página de un formulario, y ahí sólo se muestra un aviso urgente. Escriba nivel: urgente, o quite esa dirección.`,
        );
    });
    const over = `este aviso terminó el ${hasta} y ya no se muestra. Borre su archivo, o escriba otro día.`;
    if (hasta < today) advice.field(entry, ['hasta'], over);
  }
}
