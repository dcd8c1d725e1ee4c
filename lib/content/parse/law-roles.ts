import { SIN_SIGLAS } from '@/lib/content/model/fuentes';
import { nearest } from '@/lib/content/model/nearest';
import type { Cita } from '@/lib/content/types';

const LAW = 'ley ';
export const lawKey = (siglasOrPapel: string): string => LAW + siglasOrPapel;

interface Laws {
  get: (key: string) => string | undefined;
  isFaulty: (key: string) => boolean;
  keysOf: (start: string, value?: string) => string[];
}

/** Replaces roles by the siglas of their laws; undefined when a law is missing or faulty. */
export function withSiglas(
  citas: readonly Cita[],
  references: Laws,
  report: (message: string) => void,
): Cita[] | undefined {
  const found = citas.flatMap((cita): Cita[] => {
    const siglas = references.get(lawKey(cita.siglas));
    if (siglas === SIN_SIGLAS) return [{ siglas, articulos: [], porConfirmar: false }];
    if (siglas !== undefined) return [{ ...cita, siglas }];
    if (!references.isFaulty(lawKey(cita.siglas))) report(adviceFor(cita.siglas, references));
    return [];
  });
  return found.length === citas.length ? found : undefined;
}

function adviceFor(key: string, references: Laws): string {
  const cited = (keys: string[]) => keys.map((one) => one.slice(LAW.length));
  const [papel] = cited(references.keysOf(LAW, key));
  if (papel)
    return `«${key}» son las siglas de una ley que cambia con el lugar. Cítela por su papel: {{ley ${papel}}}.`;
  const known = cited(references.keysOf(LAW));
  const near = nearest(key, known);
  return `ninguna ley de content/leyes/ tiene el papel o las siglas «${key}». ${near ? `¿Quiso escribir «${near}»?` : `Agréguela al archivo que le toque, o use una de: ${known.join(', ')}.`}`;
}
