import { blocking, KINDS, waits, type PendingKind, type Pendiente } from '@/lib/check/pendientes';
import { sumUp, type Vigencia } from '@/lib/check/due';
import { formatProblem } from '@/lib/content/load/problems';

/** `1 error`, `2 errores`. */
export const count = (
  number: number,
  [one, many]: readonly [string, string, ...unknown[]],
): string => `${number} ${number === 1 ? one : many}`;

const endOf = (demostracion: boolean): string =>
  demostracion
    ? 'Nada de muestra queda. Para publicar, escriba demostracion: false e indexar: true en content/sitio.yml.'
    : 'Nada de muestra queda, y demostracion ya es false: el sitio puede publicarse.';

/** The obstacles to the demonstration's end, and their count by kind. */
export function sayPendientes(pendientes: readonly Pendiente[], demostracion: boolean): string {
  if (pendientes.length === 0) return endOf(demostracion);
  const before = blocking(pendientes);
  const later = pendientes.filter(({ kind }) => waits(kind));
  const counted = (some: readonly Pendiente[]) =>
    (Object.keys(KINDS) as PendingKind[]).flatMap((kind) => {
      const number = some.filter((one) => one.kind === kind).length;
      return number > 0 ? [`  ${count(number, KINDS[kind])}`] : [];
    });
  return [
    ...before.map(formatProblem),
    ...(before.length > 0 ? [''] : []),
    ...(before.length > 0
      ? [
          `Antes de publicar el sitio verdadero (demostracion: false) hay que atender ${count(before.length, ['cosa', 'cosas'])}:`,
          ...counted(before),
        ]
      : [endOf(demostracion)]),
    ...(later.length > 0
      ? [
          '',
          'Puede esperar, porque el sitio dice «por confirmar»:',
          ...counted(later),
          ...later.map(formatProblem),
        ]
      : []),
  ].join('\n');
}

/** Facts that time makes untrue, each, and the count of overdue ones. */
export const sayVigencias = (vigencias: readonly Vigencia[], today: string): string =>
  [...vigencias.map(formatProblem), `${sumUp(vigencias, today)}.`].join('\n');
