import { KINDS, type PendingKind, type Pendiente } from '@/lib/check/pendientes';
import { sumUp, type Vigencia } from '@/lib/check/due';
import { formatProblem } from '@/lib/content/load/problems';

/** `1 error`, `2 errores`. */
export const count = (
  number: number,
  [one, many]: readonly [string, string, ...unknown[]],
): string => `${number} ${number === 1 ? one : many}`;

/** The obstacles to the demonstration's end, and their count by kind. */
export function sayPendientes(pendientes: readonly Pendiente[], demostracion: boolean): string {
  if (pendientes.length === 0)
    return demostracion
      ? 'Nada de muestra queda. Para publicar, escriba demostracion: false en content/sitio.yml.'
      : 'Nada de muestra queda, y demostracion ya es false: el sitio puede publicarse.';
  const counts = (Object.keys(KINDS) as PendingKind[]).flatMap((kind) => {
    const number = pendientes.filter((one) => one.kind === kind).length;
    return number > 0 ? [`  ${count(number, KINDS[kind])}`] : [];
  });
  return [
    ...pendientes.map(formatProblem),
    '',
    `Antes de publicar el sitio verdadero (demostracion: false) hay que atender ${count(pendientes.length, ['cosa', 'cosas'])}:`,
    ...counts,
  ].join('\n');
}

/** Facts that time makes untrue, each, and the count of overdue ones. */
export const sayVigencias = (vigencias: readonly Vigencia[], today: string): string =>
  [...vigencias.map(formatProblem), `${sumUp(vigencias, today)}.`].join('\n');
