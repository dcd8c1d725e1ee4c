import { allEntries, type Content } from '@/lib/content/model';
import { ordenamientosOf } from '@/lib/content/model/leyes';
import { lineFinder } from '@/lib/content/parse/read';
import type { Entry, Problem } from '@/lib/content/types';
import { daysAfter, daysBetween, longDate, yearsAfter } from '@/lib/office/dates';
import { pendientesOf } from './pendientes';
import type { ReadContent } from './scope';

/** A fact with its last day; a remnant of the demonstration without one. */
export interface Vigencia extends Problem {
  hasta?: string;
}

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
    hasta: string | undefined,
    todo: string,
    said = hasta && `${hasta < today ? 'venció' : 'vence'} el ${longDate(hasta)}`,
  ) => {
    if (!hasta || hasta > limit) return;
    const message = `${said}: ${todo}`;
    found.push({ file, line: lineOf(file, field), field: field.join('.'), message, hasta });
  };
  const inYear = (day: string | undefined) => day && yearsAfter(day, 1);

  const { periodo, termina } = titulares.data.actual;
  const year = periodo.match(/\d{4}/g)?.at(-1);
  const ends =
    'el periodo de quien encabeza la oficina. Escriba a quien sigue, y pase el anterior a «anteriores».';
  const lastYear = `empieza el último año de «${periodo}» y no se sabe qué día termina. Escriba termina, con ese día.`;
  if (termina) add(titulares, ['actual', 'termina'], termina, ends);
  else add(titulares, ['actual', 'periodo'], year && `${year}-01-01`, lastYear);

  const consulted =
    'hace un año que se consultó el catálogo oficial. Compárelo y escriba el nuevo corte.';
  for (const entry of normas) add(entry, ['corte'], inYear(entry.data.corte), consulted);

  for (const { ley, entry, field } of ordenamientosOf(content)) {
    const { texto, revisada = texto, siglas, nombre } = ley;
    const reform = `compruebe si se reformó después. Si no, escriba revisada: ${today}; si sí, lea lo que cambió y corrija «texto» y lo que la cita.`;
    const said = texto && `el texto de «${siglas ?? nombre}» es el del ${longDate(texto)}`;
    const at = [...field, ley.revisada ? 'revisada' : 'texto'];
    if (texto) add(entry, at, inYear(revisada), reform, said);
  }

  for (const [entry, at, days] of [
    [sitio, [], sitio.data.diasInhabiles],
    [vehiculos, ['arrastre'], vehiculos?.data.arrastre?.diasInhabiles],
  ] as const) {
    const last = Math.max(...(days?.anios ?? []));
    const next = `los días en que no se abre. Agregue los de ${last + 1}, y el año a «anios».`;
    if (entry && days) add(entry, [...at, 'diasInhabiles', 'anios'], `${last}-12-31`, next);
  }

  for (const [key, { que, valor, anio }] of Object.entries(oficina.data)) {
    const next = `${que}. Escriba el de ${Number(anio) + 1}, y anio: ${Number(anio) + 1}.`;
    if (anio) add(oficina, [key, 'anio'], `${anio}-12-31`, next);
    else if (valor && COST.test(que))
      add(oficina, [key], today, `${que}: no se sabe de qué año es. Agregue anio.`);
  }

  for (const [index, { nombre, verificado }] of directorio.data.unidades.entries()) {
    const message = `hace un año que se comprobó «${nombre}». Compruebe sus nombres, teléfonos y correos, y escriba el día.`;
    add(directorio, ['unidades', index, 'verificado'], inYear(verificado), message);
  }
  for (const entry of allEntries(content)) {
    const { actualizado } = entry.data as { actualizado?: string };
    const message = 'hace un año que nadie revisa lo que dice. Léalo y escriba el día.';
    add(entry, ['actualizado'], inYear(actualizado), message);
  }
  add(
    sitio,
    ['seguridad', 'vence'],
    sitio.data.seguridad?.vence,
    `el contacto de seguridad. ${NEW_DAY}`,
  );
  found.sort((one, other) => ((one.hasta ?? '') < (other.hasta ?? '') ? -1 : 1));

  const left = sitio.data.demostracion ? pendientesOf(read, root).length : 0;
  if (left === 0) return found;
  const [{ file }, field] = [sitio, 'demostracion'];
  const message = `de la demostración quedan ${left} cosas por cambiar o comprobar: npm run check -- --publicar las dice.`;
  return [...found, { file, line: lineOf(file, [field]), field, message }];
}

const NEW_DAY = 'Compruebe que el correo se atiende y escriba otra fecha, a un año cuando más.';

export const NO_CONTACT =
  'falta «seguridad»: quien halle una falla del sitio no sabrá a quién avisar. Escriba seguridad con correo y vence.';

/** Words on a missing or expiring contact of `security.txt` (RFC 9116, 2.5.5). */
export function expiryOf(
  contact: Content['sitio']['data']['seguridad'],
  today: string,
): string | undefined {
  if (!contact) return NO_CONTACT;
  const { vence } = contact;
  const left = daysBetween(today, vence);
  if (left > SOON_DAYS) return undefined;
  return left < 0
    ? `el contacto de seguridad venció el ${vence}: ya nadie debe confiar en él. ${NEW_DAY}`
    : `el contacto de seguridad vence el ${vence}, en ${left} ${left === 1 ? 'día' : 'días'}. ${NEW_DAY}`;
}

const COST = /\bcostos?\b|\baño en curso\b/i;

/** «2 cosas vencidas y 1 por vencer en 60 días», or none. */
export function sumUp(vigencias: readonly Vigencia[], today: string): string {
  const dated = vigencias.flatMap(({ hasta }) => hasta ?? []);
  const over = dated.filter((day) => day < today).length;
  const soon = dated.length - over;
  const parts = [
    over > 0 && `${over} ${over === 1 ? 'cosa vencida' : 'cosas vencidas'}`,
    soon > 0 && `${soon} por vencer en ${SOON_DAYS} días`,
  ].filter(Boolean);
  return parts.join(' y ') || `Nada vence en ${SOON_DAYS} días`;
}
