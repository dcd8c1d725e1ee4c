import { session, type SessionOptions } from './session';

const FAULTS: Record<string, string> = {
  added: 'está de más: la lista no lo tiene',
  changed: 'falta, o no es lo publicado',
  list: 'el servidor muestra otra lista que la de aquí: es otra versión, o alguien la cambió',
};

/**
 * Looks at the files of the site that a server shows: added files are in no list, and a visitor that asks for
 * listed files never meets them. @param list SHA-256 of the list of the files that should be there
 * @returns each fault, with the files that have it
 */
export async function lookAt(
  options: Pick<SessionOptions, 'target' | 'config' | 'list'>,
): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>();
  const hearOdd = (fault: string, file: string) => {
    const said = FAULTS[fault] ?? fault;
    // A name could carry control characters of the terminal.
    faults.set(said, [...(faults.get(said) ?? []), file.replace(/\p{C}/gu, '?')]);
  };
  await session({ ...options, action: 'look', hearOdd });
  return faults;
}
