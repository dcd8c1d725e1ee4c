import { fault, type ContentFault } from '@/lib/content/faults';
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
      report.field(entry, ['fecha'], fault('release-not-come', { day: fecha }));
    else if (fecha > publicar) {
      const found = fault('release-before-date', { day: publicar, date: fecha });
      report.field(entry, ['publicar'], found);
    }
  }

  const past = (
    entry: Entry<unknown>,
    field: PropertyKey[],
    day = '',
    faultOf: (values: { day: string; today: string }) => ContentFault,
  ) => {
    if (day > today) report.field(entry, field, faultOf({ day, today }));
  };
  for (const entry of [inicio, declaraciones, vehiculos, ...direcciones, ...paginas]) {
    if (entry)
      past(entry, ['actualizado'], entry.data.actualizado, (values) =>
        fault('review-not-come', values),
      );
  }
  for (const [index, { verificado }] of directorio.data.unidades.entries()) {
    past(directorio, ['unidades', index, 'verificado'], verificado, (values) =>
      fault('verified-not-come', values),
    );
  }
  for (const entry of normas)
    past(entry, ['corte'], entry.data.corte, (values) => fault('catalogue-not-come', values));
  for (const { ley, entry, field } of ordenamientosOf(content)) {
    past(entry, [...field, 'texto'], ley.texto, ({ day }) => fault('law-text-not-come', { day }));
    // Entry into force may be future.
    const [, year = ''] = /\bde (\d{4})\b/.exec(ley.publicacion) ?? [];
    if (year > today.slice(0, 4))
      report.field(entry, [...field, 'publicacion'], fault('law-year-not-come', { year }));
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
    if (!listed) advice.field(entry, at, fault('closed-days-missing', {}));
    listed?.dias.forEach((row, index) => {
      for (const key of ['fecha', 'hasta'] as const) {
        const field = [...at, 'diasInhabiles', 'dias', index, key];
        const day = row[key];
        if (day && !listed.anios.includes(Number(day.slice(0, 4))))
          report.field(entry, field, fault('closed-day-year', { day }));
      }
    });
  }
}

export function checkAvisos({ content, today, report, advice }: Scope): void {
  const { avisos } = content;
  unique(avisos, ({ data }) => data.titulo, 'notice', ['titulo'], report);
  for (const entry of avisos) {
    const { nivel, hasta, paginas = [] } = entry.data;
    repeated(entry, 'paginas', paginas, report);
    paginas.forEach((address, index) => {
      const { form, bare } = kindAt(content, address) ?? {};
      const say = (found: ContentFault) => report.field(entry, ['paginas', index], found);
      if (bare) say(fault('notice-nowhere', { address }));
      if (form && nivel !== 'urgente') say(fault('notice-of-form', { address }));
    });
    if (hasta < today) advice.field(entry, ['hasta'], fault('notice-over', { day: hasta }));
  }
}
