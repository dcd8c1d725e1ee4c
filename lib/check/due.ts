import { fault, type ContentFault } from '@/lib/content/faults';
import { allEntries, type Content } from '@/lib/content/model';
import { ordenamientosOf } from '@/lib/content/model/leyes';
import { lineFinder } from '@/lib/content/parse/read';
import type { Entry, Problem } from '@/lib/content/types';
import { daysAfter, daysBetween, yearsAfter } from '@/lib/office/dates';
import { pendientesOf } from './pendientes';
import type { ReadContent } from './scope';

/** A fact with its last day; a remnant of the demonstration without one. */
export type Vigencia = Problem & { hasta?: string };

/** Days before a fact's last day from which it is told. */
const SOON_DAYS = 60;

export function vigenciasOf(read: ReadContent, root: string, today: string): Vigencia[] {
  const { content, overlay } = read;
  const { titulares, normas, sitio, vehiculos, oficina, directorio } = content;
  const lineOf = lineFinder(root, overlay);
  const found: Vigencia[] = [];
  const limit = daysAfter(today, SOON_DAYS);
  const add = (
    { file }: Entry<unknown>,
    field: PropertyKey[],
    until: string | undefined,
    faultOf: (due: { until: string; today: string }) => ContentFault,
  ) => {
    if (!until || until > limit) return;
    const place = { file, line: lineOf(file, field), field: field.join('.') };
    found.push({ ...faultOf({ until, today }), ...place, hasta: until });
  };
  const inYear = (day: string | undefined) => day && yearsAfter(day, 1);

  const { periodo, termina } = titulares.data.actual;
  const year = periodo.match(/\d{4}/g)?.at(-1);
  if (termina) add(titulares, ['actual', 'termina'], termina, (due) => fault('due-term', due));
  else
    add(titulares, ['actual', 'periodo'], year && `${year}-01-01`, (due) =>
      fault('due-last-year', { ...due, period: periodo }),
    );

  for (const entry of normas)
    add(entry, ['corte'], inYear(entry.data.corte), (due) => fault('due-catalogue', due));

  for (const { ley, entry, field } of ordenamientosOf(content)) {
    const { texto, revisada = texto, siglas, nombre } = ley;
    const at = [...field, ley.revisada ? 'revisada' : 'texto'];
    if (texto)
      add(entry, at, inYear(revisada), () =>
        fault('due-law', { name: siglas ?? nombre, day: texto, today }),
      );
  }

  for (const [entry, at, days] of [
    [sitio, [], sitio.data.diasInhabiles],
    [vehiculos, ['arrastre'], vehiculos?.data.arrastre?.diasInhabiles],
  ] as const) {
    const last = Math.max(...(days?.anios ?? []));
    if (entry && days)
      add(entry, [...at, 'diasInhabiles', 'anios'], `${last}-12-31`, (due) =>
        fault('due-closed-days', { ...due, next: last + 1 }),
      );
  }

  for (const [key, { que, valor, anio }] of Object.entries(oficina.data)) {
    if (anio)
      add(oficina, [key, 'anio'], `${anio}-12-31`, (due) =>
        fault('due-datum', { ...due, what: que, next: Number(anio) + 1 }),
      );
    else if (valor && COST.test(que))
      add(oficina, [key], today, (due) => fault('due-datum-yearless', { ...due, what: que }));
  }

  for (const [index, { nombre, verificado }] of directorio.data.unidades.entries()) {
    add(directorio, ['unidades', index, 'verificado'], inYear(verificado), (due) =>
      fault('due-unit', { ...due, name: nombre }),
    );
  }
  for (const entry of allEntries(content)) {
    const { actualizado } = entry.data as { actualizado?: string };
    add(entry, ['actualizado'], inYear(actualizado), (due) => fault('due-review', due));
  }
  add(sitio, ['seguridad', 'vence'], sitio.data.seguridad?.vence, (due) =>
    fault('due-security', due),
  );
  found.sort((one, other) => ((one.hasta ?? '') < (other.hasta ?? '') ? -1 : 1));

  const left = sitio.data.demostracion ? pendientesOf(read, root).length : 0;
  if (left === 0) return found;
  const [{ file }, field] = [sitio, 'demostracion'];
  const remnants = fault('due-demonstration', { count: left });
  return [...found, { ...remnants, file, line: lineOf(file, [field]), field }];
}

/** Returns the fault of a missing or expiring contact of `security.txt`. */
export function expiryOf(
  contact: Content['sitio']['data']['seguridad'],
  today: string,
): ContentFault | undefined {
  if (!contact) return fault('security-missing', {});
  const { vence: day } = contact;
  const left = daysBetween(today, day);
  if (left > SOON_DAYS) return undefined;
  return left < 0 ? fault('security-over', { day }) : fault('security-soon', { day, left });
}

const COST = /\bcostos?\b|\baño en curso\b/i;

/** «2 cosas vencidas y 1 por vencer en 60 días», or none. */
export function sumUp(vigencias: readonly Pick<Vigencia, 'hasta'>[], today: string): string {
  const dated = vigencias.flatMap(({ hasta }) => hasta ?? []);
  const over = dated.filter((day) => day < today).length;
  const soon = dated.length - over;
  const parts = [
    over > 0 && `${over} ${over === 1 ? 'cosa vencida' : 'cosas vencidas'}`,
    soon > 0 && `${soon} por vencer en ${SOON_DAYS} días`,
  ].filter(Boolean);
  return parts.join(' y ') || `Nada vence en ${SOON_DAYS} días`;
}
